import {
	buildMailtoLink,
	buildSmsLink,
	buildWhatsAppLink,
	type Channel,
	fitsChannel,
} from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { estimatePrice, formatRange, type ServicePrices } from '../prices/price.ts';
import { findPlace, type ServiceAreaData } from '../service-area/place.ts';
import type { FormLabels, QuoteRequest } from './request.ts';
import { formatDay, type RuleContext } from './rules.ts';
import { tidyPhone } from './typed-phone.ts';

export type RequestLabels = Pick<FormLabels, 'request' | 'services' | 'parts' | 'prices' | 'locale'>;

/** A town of ours is named beside its ZIP code; a whole address and everything else stay as they were typed. */
function describePlace(typed: string, area: ServiceAreaData): string {
	const place = findPlace(typed, area);
	if (place.kind !== 'in-area' || place.address) return typed.trim();
	return place.zip ? `${place.town}, FL ${place.zip}` : `${place.town}, FL`;
}

function describeDay({ day, part }: QuoteRequest, labels: RequestLabels): string {
	const date = day ? formatDay(day, labels.locale) : labels.request.anyDay;
	return part === 'any' ? date : `${date}, ${labels.parts[part].toLowerCase()}`;
}

/** What was counted, as it was typed: "Sofa: 2, Armchair: 1". */
function describeCounts({ services, counts }: QuoteRequest, prices: readonly ServicePrices[]): string {
	return prices
		.filter(({ service }) => services.includes(service))
		.flatMap(({ lines }) => lines)
		.flatMap(({ id, name }) => (counts[id]?.trim() ? `${name}: ${counts[id].trim()}` : []))
		.join('; ');
}

/** The range that the form showed, with what it leaves out. */
function describePrice(
	request: QuoteRequest,
	prices: readonly ServicePrices[],
	labels: RequestLabels,
): string {
	const estimate = estimatePrice(prices, request.services, request.counts);
	if (!estimate) return '';
	const left = [...estimate.onSite, ...estimate.uncounted].map((id) => labels.services[id]);
	const range = formatRange(estimate, labels.prices.range, labels.locale);
	return left.length > 0
		? `${range} (${formatLabel(labels.request.without, { names: left.join(', ') })})`
		: range;
}

/** First line of the request, and the subject of the email: "Free quote request: Carpet, Leather". */
export function composeSubject(request: QuoteRequest, labels: RequestLabels): string {
	return `${labels.request.title}: ${request.services.map((id) => labels.services[id]).join(', ')}`;
}

/**
 * The whole request as text, ready to be sent: one line per answer, what was left empty left out, the notes last.
 * Takes a request without errors.
 */
export function composeRequest(
	request: QuoteRequest,
	labels: RequestLabels,
	{ area, prices = [] }: Pick<RuleContext, 'area' | 'prices'>,
): string {
	const { request: line } = labels;
	const phone = request.phone.trim() && tidyPhone(request.phone);
	const lines: [string, string][] = [
		[line.items, request.items],
		[line.counts, describeCounts(request, prices)],
		[line.price, describePrice(request, prices, labels)],
		[line.place, describePlace(request.place, area)],
		[line.day, describeDay(request, labels)],
		[line.name, request.name],
		[line.phone, phone],
		[line.email, request.email],
		[line.consent, request.consent ? line.agreed : ''],
		[line.notes, request.notes.replace(/\r\n?/g, '\n')],
	];
	const answers = lines
		.filter(([, value]) => value.trim())
		.map(([name, value]) => `${name}: ${value.trim()}`);
	return [
		composeSubject(request, labels),
		'',
		...answers,
		...(request.photos ? ['', line.photos] : []),
		'',
		line.source,
	].join('\n');
}

/** Where requests go, as people write it. */
export interface Contacts {
	/** Takes calls and text messages. */
	phone: string;
	whatsapp: string;
	email: string;
}

/** One channel to send the request. */
export interface ChannelLink {
	channel: Channel;
	/** Carries the text if it fits; otherwise it opens an empty message, into which the copied text is pasted. */
	href: string;
	fits: boolean;
}

/** The three links that send a text, each within the practical length of its channel. */
export function buildChannelLinks(text: string, subject: string, contacts: Contacts): ChannelLink[] {
	const builders: Record<Channel, (body?: string) => string> = {
		whatsapp: (body) => buildWhatsAppLink(contacts.whatsapp, body),
		sms: (body) => buildSmsLink(contacts.phone, body),
		email: (body) => buildMailtoLink(contacts.email, { subject, ...(body && { body }) }),
	};
	return (Object.keys(builders) as Channel[]).map((channel) => {
		const full = builders[channel](text);
		const fits = fitsChannel(channel, full, text);
		return { channel, href: fits ? full : builders[channel](), fits };
	});
}
