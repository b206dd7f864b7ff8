import { formatLabel } from '../../../lib/text.ts';
import { composeSubject, listAnswers } from '../message.ts';
import type { FormContext } from '../query.ts';
import { findChosen, type QuoteRequest } from '../request.ts';
import { findPrepared } from './photos.ts';

/** A request on its way. */
export interface Attempt {
	request: QuoteRequest;
	/** What a program typed into the field that people don't see. */
	trap: string;
}

/** Milliseconds to wait for an answer, and for each byte of the photos: 400 kbit/s, a slow phone's. */
const patience = { answer: 20_000, byte: 1 / 50 };

/** Digits and letters that nobody confuses on the phone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number for a request, such as "7F3K-29QX". It stays the same when the same request is sent again. */
export const makeNumber = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => signs[byte % signs.length])
		.join('')
		.replace(/(?=....$)/, '-');

/** What the review shows, as the fields of a form. "_subject", "email" and "_gotcha" are known to form services. */
function buildFields({ request, trap }: Attempt, context: FormContext): FormData {
	const { labels, sending } = context;
	const fields = new FormData();
	const all = [
		['_subject', composeSubject(request, context)],
		// The owner's may replace it.
		...Object.entries(sending?.fields ?? {}),
		[
			sending?.labels.services,
			findChosen(request, context)
				.map(({ name }) => name)
				.join(', '),
		],
		...listAnswers(request, context).map(([name, value]) => [
			name === labels.request.email ? 'email' : name,
			value,
		]),
		[sending?.labels.photos.names, request.photos ? labels.request.photos : ''],
	];
	for (const [name, value] of all) if (name && value) fields.set(name, value);
	fields.append('_gotcha', trap);
	request.pictures?.forEach((picture, index) => {
		const file = findPrepared(picture)?.file;
		if (file) fields.append(`Photo ${index + 1}`, file, picture.name);
	});
	return fields;
}

/** The reason in an answer, as form services give it; otherwise the status. */
function findReason(answer: Response, said: unknown): string {
	const { errors, error, message } = Object(said);
	const reasons = [Object(errors)[0]?.message, error, message, String(answer.status)];
	return reasons.find((reason) => typeof reason === 'string' && reason).slice(0, 200);
}

/**
 * Sends a request to the form service.
 * @param stop ends it when the visitor goes back
 * @returns undefined once it has arrived, else why it hasn't, in words
 */
export async function post(
	attempt: Attempt,
	context: FormContext,
	stop: AbortController,
): Promise<string | undefined> {
	const { endpoint = '', labels } = context.sending ?? {};
	const body = buildFields(attempt, context);
	const bytes = [...body.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0);
	const timer = setTimeout(() => stop.abort(), patience.answer + bytes * patience.byte);
	try {
		const answer = await fetch(endpoint, {
			method: 'POST',
			body,
			headers: { Accept: 'application/json' },
			signal: stop.signal,
		});
		const said: unknown = await answer.json().catch(() => undefined);
		// Web3Forms and others may answer 200 and say in the text that they refuse.
		if (answer.ok && String(Object(said).success) !== 'false') return undefined;
		return formatLabel(labels?.refused ?? '', { message: findReason(answer, said) });
	} catch {
		return navigator.onLine ? labels?.silent : labels?.offline;
	} finally {
		clearTimeout(timer);
	}
}
