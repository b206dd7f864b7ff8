import { formatDate } from '../../lib/date.ts';
import { formatRange } from '../../lib/dollars.ts';
import { formatLabel } from '../../lib/text.ts';
import { estimatePrice } from '../prices/price.ts';
import { readEmail, writePhone } from './contact-details.ts';
import { type FieldName, fields, type NamesWith } from './fields.ts';
import type { FormContext, FormService } from './query.ts';
import { findChosen, listAsked, locate, type QuoteRequest } from './request.ts';
import { findPrepared, numberNames } from './sending/photos.ts';

/** The place as typed; for a ZIP code of ours, with its town. */
function describePlace({ place: typed }: QuoteRequest, context: FormContext): string {
	const place = locate(typed, context);
	const isNamed = place.kind !== 'inArea' || typed.toLowerCase().includes(place.town.toLowerCase());
	return isNamed || !place.zip ? typed : `${typed.trim()} (${place.town})`;
}

function describeDay({ day, part }: QuoteRequest, { labels }: FormContext): string {
	const choices: Record<string, string> = labels.choices.part;
	const date = day ? formatDate(day, labels.locale, { dateStyle: 'full' }) : labels.request.anyDay;
	return part === 'any' ? date : `${date}, ${choices[part]?.toLowerCase()}`;
}

/** The quantities as typed: "Sofa: 2; Armchair: 1". */
const describeCounts = (request: QuoteRequest, context: FormContext): string =>
	findChosen(request, context)
		.flatMap(({ lines }) => lines)
		.flatMap(({ id, name }) => (request.counts[id]?.trim() ? `${name}: ${request.counts[id].trim()}` : []))
		.join('; ');

const nameServices = (services: readonly FormService[]) => services.map(({ name }) => name).join(', ');

function describePrice(request: QuoteRequest, context: FormContext): string {
	const { prices, request: words } = context.labels;
	const chosen = findChosen(request, context);
	const estimate = estimatePrice(chosen, request.counts);
	if (!estimate) return '';
	// One space that doesn't break would double what a text message costs.
	const range = formatRange(estimate, prices).replaceAll('\u00a0', ' ');
	const missing = new Set([...estimate.onSite, ...estimate.uncounted]);
	const names = nameServices(chosen.filter(({ name }) => missing.has(name)));
	return names ? `${range} (${formatLabel(words.without, { names })})` : range;
}

/**
 * The form's context with the words that the owner reads, in the content's language, whatever that of the page. Form services get
 * these as well, so that their fields have the same names in both languages.
 */
export function toOriginal(context: FormContext): FormContext {
	const { original } = context;
	if (!original) return context;
	const { labels, services, sending = context.sending } = original;
	return { ...context, labels: { ...context.labels, ...labels }, services, ...(sending && { sending }) };
}

/** A text in the language of the page and in the content's: "Dónde / Where". Once, if it is the same. */
const inBoth = (own: string, original: string) => (original === own ? own : `${own} / ${original}`);

const composeTitle = (request: QuoteRequest, context: FormContext): string =>
	`${context.labels.request.title}: ${nameServices(findChosen(request, context))}`;

/** First line of the message, and subject of the email: "Free quote request: Carpet, Leather". */
export const composeSubject = (
	request: QuoteRequest,
	context: FormContext,
	original = toOriginal(context),
): string => inBoth(composeTitle(request, context), composeTitle(request, original));

interface Answer {
	/** The same in every language. */
	key: FieldName | 'price' | 'pictures' | 'number' | 'language';
	name?: string | undefined;
	value?: string | undefined;
}

type ChoiceName = NamesWith<{ kind: 'choice' }>;

type Writer = (request: QuoteRequest, context: FormContext) => string | undefined;

/** How an answer is written that isn't written as typed or chosen. Without text, other lines have it. */
const writers: Partial<Record<FieldName, Writer>> = {
	services: (request, context) => nameServices(findChosen(request, context)),
	photos: () => '',
	counts: describeCounts,
	place: describePlace,
	day: describeDay,
	part: () => '',
	phone: ({ phone }) => writePhone(phone),
	email: ({ email }) => readEmail(email),
	consent: ({ consent }, { labels }) => (consent ? labels.request.agreed : ''),
};

function writeAnswer(key: FieldName, request: QuoteRequest, context: FormContext): Answer[] {
	const { labels } = context;
	const names: Record<FieldName, string> = labels.request;
	const choices: Record<ChoiceName, Record<string, string>> = labels.choices;
	const typed = String(request[key]).replace(/\r\n?/g, '\n');
	const write =
		writers[key] ?? (() => (fields[key].kind === 'choice' ? choices[key as ChoiceName][typed] : typed));
	const answer = { key, name: names[key], value: write(request, context) };
	if (key !== 'counts') return [answer];
	return [answer, { key: 'price', name: labels.request.price, value: describePrice(request, context) }];
}

/** The answers, without empty ones, long texts last. The request must have no errors. */
export function listAnswers(request: QuoteRequest, context: FormContext) {
	const { labels, sending, language } = context;
	const isLong = (name: FieldName) => fields[name].kind === 'long';
	const asked = listAsked(request, context);
	const pictures = numberNames(request.pictures.filter(findPrepared)).map(({ name }) => name);
	const languageName = language && new Intl.DisplayNames(labels.locale, { type: 'language' }).of(language);
	const answers: Answer[] = [
		...asked.filter((name) => !isLong(name)).flatMap((name) => writeAnswer(name, request, context)),
		{ key: 'pictures', name: labels.request.pictures, value: pictures.join(', ') },
		{ key: 'number', name: sending?.labels.number, value: request.number },
		{ key: 'language', name: labels.language, value: languageName },
		...asked.filter(isLong).flatMap((name) => writeAnswer(name, request, context)),
	];
	return answers.flatMap(({ key, name = '', value = '' }) =>
		value.trim() ? { key, name, value: value.trim() } : [],
	);
}

/**
 * The request as text: one line per answer. One from a translated page is in both languages, because the visitor and the
 * owner read it.
 * @param original the context whose words follow those of the page; the same one for what the visitor alone reads
 */
export function composeMessage(
	request: QuoteRequest,
	context: FormContext,
	original = toOriginal(context),
): string {
	const own = listAnswers(request, context);
	const lines = listAnswers(request, original).flatMap(({ key, name, value }) => {
		// The first line has them.
		if (key === 'services') return [];
		const answer = own.find((other) => other.key === key);
		return `${inBoth(answer?.name ?? name, name)}: ${inBoth(answer?.value ?? value, value)}`;
	});
	const inBothLines = (key: 'photos' | 'source') =>
		inBoth(context.labels.request[key], original.labels.request[key]);
	return [
		composeSubject(request, context, original),
		'',
		...lines,
		...(request.photos ? ['', inBothLines('photos')] : []),
		'',
		inBothLines('source'),
	].join('\n');
}
