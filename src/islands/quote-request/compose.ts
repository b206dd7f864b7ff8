import { findPlace, type ServiceAreaData } from '../../lib/place.ts';
import { tidyPhone } from '../../lib/typed-phone.ts';
import type { QuoteForm } from '../../schema/quote-form.ts';
import { formatDay } from './day.ts';
import type { QuoteRequest } from './request.ts';

export type RequestWords = Pick<QuoteForm, 'request' | 'services' | 'parts'>;

/** A town of ours is named beside its ZIP code; a whole address and everything else stay as they were typed. */
function describePlace(typed: string, area: ServiceAreaData): string {
	const place = findPlace(typed, area);
	if (place.kind !== 'in-area' || place.address) return typed.trim();
	return place.zip ? `${place.town}, FL ${place.zip}` : `${place.town}, FL`;
}

function describeDay({ day, part }: QuoteRequest, words: RequestWords): string {
	const date = day ? formatDay(day) : words.request.anyDay;
	return part === 'any' ? date : `${date}, ${words.parts[part].toLowerCase()}`;
}

/** First line of the request, and the subject of the e-mail: "Free quote request: Carpet, Leather". */
export function composeSubject(request: QuoteRequest, words: RequestWords): string {
	return `${words.request.title}: ${request.services.map((id) => words.services[id]).join(', ')}`;
}

/**
 * The whole request as text, ready to be sent: one line per answer, what was left empty left out, the notes last.
 * Takes a request without errors.
 */
export function composeRequest(
	request: QuoteRequest,
	words: RequestWords,
	{ area }: { area: ServiceAreaData },
): string {
	const { request: label } = words;
	const phone = request.phone.trim() && tidyPhone(request.phone);
	const lines: [string, string][] = [
		[label.items, request.items],
		[label.place, describePlace(request.place, area)],
		[label.day, describeDay(request, words)],
		[label.name, request.name],
		[label.phone, phone],
		[label.email, request.email],
		[label.consent, request.consent ? label.agreed : ''],
		[label.notes, request.notes.replace(/\r\n?/g, '\n')],
	];
	const answers = lines
		.filter(([, value]) => value.trim())
		.map(([name, value]) => `${name}: ${value.trim()}`);
	return [
		composeSubject(request, words),
		'',
		...answers,
		...(request.photos ? ['', label.photos] : []),
		'',
		label.source,
	].join('\n');
}
