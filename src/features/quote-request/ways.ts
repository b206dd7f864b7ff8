import {
	buildMailtoLink,
	buildSmsLink,
	buildTelLink,
	buildWhatsAppLink,
	type Channel,
	fitsChannel,
} from '../../lib/contact-link.ts';
import { composeMessage, composeSubject, toOriginal } from './message.ts';
import type { FormContext } from './query.ts';
import { findChosen, hasEmergency, type QuoteRequest } from './request.ts';

/** A way to hand a request over. */
export interface Way {
	name: 'service' | Channel | 'copy' | 'call';
	href?: string;
	/** Whether the link carries the request. Otherwise the text is copied, and the link opens an empty message. */
	fits?: boolean;
}

/** What came of a way that the visitor has gone by themselves: a word of labels.review. */
export interface Handed {
	way: Channel | 'copy';
	said: 'sent' | 'copied' | 'long' | 'notCopied';
}

/** Whether the request is in the visitor's app or clipboard: they send it there. */
export const isHanded = (handed: Handed | undefined): handed is Handed =>
	handed !== undefined && handed.said !== 'notCopied';

/**
 * The ways of this company, each a way out for those before it: its form service, the apps, a copy of the text, and the phone, which
 * takes no text.
 */
export function listWays(request: QuoteRequest, context: FormContext): Way[] {
	const { phone, emergencyPhone, whatsapp, email } = context.contacts;
	const number = hasEmergency(findChosen(request, context)) ? emergencyPhone : phone;
	// One language alone is half as long.
	const messages = [context, toOriginal(context)].map((words) => composeMessage(request, words));
	const open = (name: Channel, build: (body?: string) => string): Way => {
		const message = messages.find((text) => fitsChannel(name, build(text), text));
		return { name, href: build(message), fits: message !== undefined };
	};
	const ways: (Way | false)[] = [
		context.sending !== undefined && { name: 'service' },
		whatsapp !== undefined && open('whatsapp', (body) => buildWhatsAppLink(whatsapp, body)),
		open('sms', (body) => buildSmsLink(phone, body)),
		email !== undefined &&
			open('email', (body) => {
				const subject = body?.split('\n')[0] ?? composeSubject(request, context);
				return buildMailtoLink(email, { subject, body });
			}),
		{ name: 'copy' },
		{ name: 'call', href: buildTelLink(number) },
	];
	return ways.filter((way) => way !== false);
}

/** Copies a text. @returns whether the browser lets us */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}
