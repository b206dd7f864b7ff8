import { getDay } from '../../content/today.ts';
import { formatCount } from '../../lib/count.ts';
import { addDays, formatDate } from '../../lib/date.ts';
import { formatLabel } from '../../lib/text.ts';
import { maxCount, readCount } from '../prices/price.ts';
import { findOpening, findSpecial, isOpenOn } from '../service-area/open-hours.ts';
import { findPlace } from '../service-area/place.ts';
import { clean, cleanPhone, hasPhone, readEmail } from './contact-details.ts';
import type { FormContext } from './query.ts';
import { type Errors, type FieldName, findChosen, type QuoteRequest, type Step, steps } from './request.ts';

/** Maximum length of each field, in characters as countCharacters counts them. */
export const limits = { items: 200, place: 120, notes: 1000, name: 100, phone: 100 } as const;

/** Length of a text in code points, with each line break counted once: the same in every browser. */
export const countCharacters = (text: string): number => [...text.replace(/\r\n?/g, '\n')].length;

/** The message if a text is too long. It may name the limit. */
function checkLength(text: string, limit: number, message: string): string | false {
	return countCharacters(text.trim()) > limit && formatLabel(message, { limit });
}

/** The first day that can be chosen, as YYYY-MM-DD: today or, once the company has closed, tomorrow. */
export function findFirstDay({ hours, labels }: FormContext, now = new Date()): string {
	const isOver = findOpening(now, hours, labels.locale).state === 'opensLater';
	return addDays(getDay(hours.timeZone, now), isOver ? 1 : 0);
}

/** How many characters the notes have left or are over the limit. */
export function describeNotes(notes: string, { errors, counter, locale }: FormContext['labels']) {
	const left = limits.notes - countCharacters(notes.trim());
	const text = formatCount(Math.abs(left), left < 0 ? errors.notesLong : counter, locale);
	return { isLong: left < 0, text: formatLabel(text, { limit: limits.notes.toLocaleString(locale) }) };
}

/** The error of a place, if any. A place that we don't serve or don't know is none. */
function checkPlace(place: string, { labels: { errors }, towns, states }: FormContext): string | false {
	const { kind } = findPlace(place, towns, states);
	if (kind === 'empty') return errors.placeMissing;
	return kind === 'notZip' && formatLabel(errors.placeNotZip, { value: place.trim() });
}

/** The error of a day, if any. content/company.yaml has the days on which the company is open. */
function checkDay(day: string, context: FormContext, now: Date): string | false {
	const { errors, locale } = context.labels;
	if (day === '') return false;
	// A date field also accepts six-digit years.
	if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return errors.dayIncomplete;
	if (day < getDay(context.hours.timeZone, now)) return errors.dayPast;
	if (!isOpenOn(day, context.hours))
		return findSpecial(day, context.hours).length > 0
			? formatLabel(errors.dayHoliday, { date: formatDate(day, locale, { month: 'long', day: 'numeric' }) })
			: formatLabel(errors.dayClosed, { weekday: formatDate(day, locale, { weekday: 'long' }) });
	return day < findFirstDay(context, now) && errors.dayOver;
}

/** The errors of a step's fields. For each field, the first broken rule counts. */
type Rules = (
	request: QuoteRequest,
	context: FormContext,
	now: Date,
) => Partial<Record<FieldName, string | false>>;

const rules: Record<Step, Rules> = {
	what(request, context) {
		const { errors, prices, locale } = context.labels;
		const chosen = findChosen(request, context);
		const lines = chosen.flatMap((service) => service.lines);
		return {
			services: chosen.length === 0 && errors.servicesMissing,
			items: checkLength(request.items, limits.items, errors.itemsLong),
			counts:
				lines.some(({ id }) => readCount(request.counts[id]) === undefined) &&
				formatLabel(prices.wrong, { limit: maxCount.toLocaleString(locale) }),
		};
	},
	where({ place, day, notes }, context, now) {
		const { errors } = context.labels;
		const { isLong, text } = describeNotes(notes, context.labels);
		return {
			place: checkLength(place, limits.place, errors.placeLong) || checkPlace(place, context),
			day: checkDay(day, context, now),
			notes: isLong && text,
		};
	},
	you({ name, phone, email, consent }, { labels: { errors } }) {
		const canWrite = readEmail(email) !== undefined;
		const number = cleanPhone(phone);
		const address = clean(email);
		const isOdd = number !== '' && !hasPhone(phone);
		return {
			name:
				(!/[\p{L}\p{N}]/u.test(name) && errors.nameMissing) || checkLength(name, limits.name, errors.tooLong),
			phone:
				(number === '' && address === '' && errors.contactMissing) ||
				checkLength(phone, limits.phone, errors.tooLong) ||
				// A doubtful phone number is fine beside a valid email, unless the visitor agreed to texts.
				(isOdd && (!canWrite || consent) && errors.phoneInvalid),
			email: address !== '' && !canWrite && errors.emailInvalid,
			consent: consent && number === '' && errors.consentWithoutPhone,
		};
	},
	review: () => ({}),
};

/**
 * The errors of a step, in the order of its fields; empty if the step is complete.
 * @param now decides which days have passed
 */
export function checkStep(step: Step, request: QuoteRequest, context: FormContext, now = new Date()): Errors {
	const found = Object.entries(rules[step](request, context, now));
	return Object.fromEntries(found.flatMap(([field, text]) => (text ? [[field, text]] : [])));
}

export const hasErrors = (errors: Errors): boolean => Object.keys(errors).length > 0;

/** The first incomplete step before another one, with its errors. */
export function findMistake(end: Step, request: QuoteRequest, context: FormContext) {
	for (const step of steps.slice(0, steps.indexOf(end))) {
		const errors = checkStep(step, request, context);
		if (hasErrors(errors)) return { step, errors };
	}
	return undefined;
}
