import { formatLabel } from '../../../lib/text.ts';
import { composeSubject, listAnswers, toOriginal } from '../message.ts';
import type { FormContext } from '../query.ts';
import type { QuoteRequest } from '../request.ts';
import { findPrepared, numberNames } from './photos.ts';

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
function buildFields(request: QuoteRequest, trap: string, own: FormContext): FormData {
	const context = toOriginal(own);
	const { labels, sending } = context;
	const fields = new FormData();
	fields.set('_subject', composeSubject(request, context));
	// The owner's may replace it.
	for (const [name, value] of Object.entries(sending?.fields ?? {})) fields.set(name, value);
	// Two questions may have one name.
	for (const { key, name, value } of listAnswers(request, context))
		fields.append(key === 'email' ? key : name, value);
	if (request.photos) fields.append(labels.request.pictures, labels.request.photos);
	fields.append('_gotcha', trap);
	numberNames(request.pictures.filter(findPrepared)).forEach((picture, index) => {
		const file = findPrepared(picture)?.file;
		if (file) fields.append(`Photo ${index + 1}`, file, picture.name);
	});
	return fields;
}

/** Whether an answer names an error: a text, a list, a group, or just that there is one. */
const isNamed = (error: unknown): boolean =>
	typeof error === 'object' && error !== null
		? Object.keys(error).length > 0
		: Boolean(error) && error !== 'false';

/**
 * Whether an answer says that the request is refused, although its status may be that of a success: Web3Forms and others
 * answer so. Only what is certain counts; an answer that says yes may name errors as well.
 */
export function isRefusal(said: unknown): boolean {
	const { success, ok, error, errors, status, result } = Object(said);
	const verdicts = [success, ok].map(String);
	if (verdicts.includes('false')) return true;
	if (verdicts.includes('true')) return false;
	return (
		[error, errors].some(isNamed) ||
		[status, result].some((word) => /(?:^|_)(?:error|fail)/i.test(String(word))) ||
		// As in the problem details of RFC 9457.
		(typeof status === 'number' && status >= 400)
	);
}

/** The reason in an answer, as form services give it: a text, or one in a list, in a group or by its field. */
export function findReason(said: unknown): string | undefined {
	const { errors, error, message } = Object(said);
	const [first] = typeof errors === 'string' ? [errors] : Object.values(Object(errors)).flat();
	return [Object(first).message, first, Object(error).message, error, message].find(
		(reason) => typeof reason === 'string' && reason !== '',
	);
}

/**
 * Sends a request to the form service.
 * @param trap what the field holds that people don't see
 * @param stop ends it when the visitor goes back
 * @returns undefined once it has arrived, else why it hasn't, in words
 */
export async function post(
	request: QuoteRequest,
	trap: string,
	context: FormContext,
	stop: AbortController,
): Promise<string | undefined> {
	const { endpoint = '', labels } = context.sending ?? {};
	const body = buildFields(request, trap, context);
	const bytes = [...body.values()].reduce((sum, value) => sum + (value instanceof Blob ? value.size : 0), 0);
	const timer = setTimeout(() => stop.abort(), patience.answer + bytes * patience.byte);
	try {
		const answer = await fetch(endpoint, {
			method: 'POST',
			body,
			headers: { Accept: 'application/json' },
			signal: stop.signal,
		});
		// One that breaks off is none. A page may be a service's thanks, so only its status counts.
		const said = await new Response(await answer.text()).json().catch(() => undefined);
		if (answer.ok && !isRefusal(said)) return undefined;
		// The service's words are for those who read the content's language.
		const message = context.original ? undefined : findReason(said)?.slice(0, 200);
		return message
			? formatLabel(labels?.refused ?? '', { message })
			: formatLabel(labels?.error ?? '', { status: answer.status });
	} catch {
		return navigator.onLine ? labels?.silent : labels?.offline;
	} finally {
		clearTimeout(timer);
	}
}
