import { formatLabel } from '../../lib/text.ts';
import { estimatePrice, formatRange, readCounts, type ServicePrices } from '../prices/price.ts';
import { findPlace, type ServiceAreaData } from '../service-area/place.ts';
import { formatDay } from './day.ts';
import type { FormWords, QuoteRequest } from './request.ts';
import type { RuleContext } from './rules.ts';
import { tidyPhone } from './typed-phone.ts';

export type RequestWords = Pick<FormWords, 'request' | 'services' | 'parts' | 'prices' | 'locale'>;

/** A town of ours is named beside its ZIP code; a whole address and everything else stay as they were typed. */
function describePlace(typed: string, area: ServiceAreaData): string {
	const place = findPlace(typed, area);
	if (place.kind !== 'in-area' || place.address) return typed.trim();
	return place.zip ? `${place.town}, FL ${place.zip}` : `${place.town}, FL`;
}

function describeDay({ day, part }: QuoteRequest, words: RequestWords): string {
	const date = day ? formatDay(day, words.locale) : words.request.anyDay;
	return part === 'any' ? date : `${date}, ${words.parts[part].toLowerCase()}`;
}

/** What was counted, as it was typed: "Sofa: 2, Armchair: 1". */
function describeCounts({ services, counts: typed }: QuoteRequest, prices: readonly ServicePrices[]): string {
	const counts = readCounts(typed);
	return prices
		.filter(({ service }) => services.includes(service))
		.flatMap(({ lines }) => lines)
		.flatMap(({ id, name }) => (counts[id]?.trim() ? `${name}: ${counts[id].trim()}` : []))
		.join('; ');
}

/** The range that the form showed, with what it leaves out. */
function describePrice(request: QuoteRequest, prices: readonly ServicePrices[], words: RequestWords): string {
	const estimate = estimatePrice(prices, request.services, readCounts(request.counts));
	if (!estimate) return '';
	const left = [...estimate.onSite, ...estimate.uncounted].map((id) => words.services[id]);
	const range = formatRange(estimate, words.prices.range, words.locale);
	return left.length > 0
		? `${range} (${formatLabel(words.request.without, { names: left.join(', ') })})`
		: range;
}

/** First line of the request, and the subject of the email: "Free quote request: Carpet, Leather". */
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
	{ area, prices = [] }: Pick<RuleContext, 'area' | 'prices'>,
): string {
	const { request: label } = words;
	const phone = request.phone.trim() && tidyPhone(request.phone);
	const lines: [string, string][] = [
		[label.items, request.items],
		[label.counts, describeCounts(request, prices)],
		[label.price, describePrice(request, prices, words)],
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
