import { getDay } from '../../content/today.ts';
import { formatCount } from '../../lib/count.ts';
import { addDays, formatDate } from '../../lib/date.ts';
import { formatLabel } from '../../lib/text.ts';
import { maxCount, readCount } from '../prices/price.ts';
import { findOpening, findSpecial, isByAppointment, isOpenOn } from '../service-area/open-hours.ts';
import { clean, cleanPhone, hasPhone, readEmail } from './contact-details.ts';
import { type FieldName, fields, type NamesWith, type Step, steps } from './fields.ts';
import type { FormContext } from './query.ts';
import { type Errors, findChosen, listAsked, locate, type QuoteRequest } from './request.ts';

/** The first day that can be chosen, as YYYY-MM-DD: today or, once the company has closed, tomorrow. */
export function findFirstDay({ hours, labels }: FormContext, now = new Date()): string {
	const today = getDay(hours.timeZone, now);
	const isOver = findOpening(now, hours, labels.locale)?.state === 'opensLater';
	return addDays(today, isOver && !isByAppointment(today, hours) ? 1 : 0);
}

/**
 * How many characters a text has left, or that it is too long, in words of its own ("itemsLong") if it has some. Characters are
 * code points, with each line break counted once: the same in every browser.
 */
export function describeLength(name: FieldName, value: unknown, { labels }: FormContext) {
	const { max = Number.POSITIVE_INFINITY } = fields[name];
	const left = max - [...String(value).trim().replace(/\r\n?/g, '\n')].length;
	const { tooLong, ...own }: Record<string, string | { other: string }> = labels.errors;
	const words = left < 0 ? (own[`${name}Long`] ?? tooLong ?? '') : labels.counter;
	const text = typeof words === 'string' ? words : formatCount(Math.abs(left), words, labels.locale);
	return { isLong: left < 0, text: formatLabel(text, { limit: max.toLocaleString(labels.locale) }) };
}

/** What else can be wrong with an answer. A place that we don't serve or don't know is no mistake. */
const rules: Partial<
	Record<FieldName, (request: QuoteRequest, context: FormContext, now: Date) => string | false>
> = {
	counts(request, context) {
		const { prices, locale } = context.labels;
		const lines = findChosen(request, context).flatMap((service) => service.lines);
		const isWrong = lines.some(({ id }) => readCount(request.counts[id]) === undefined);
		return isWrong && formatLabel(prices.wrong, { limit: maxCount.toLocaleString(locale) });
	},
	place: ({ place }, context) =>
		locate(place, context).kind === 'notZip' &&
		formatLabel(context.labels.errors.placeNotZip, { value: place.trim() }),
	// content/company.yaml has the days on which the company is open.
	day({ day }, context, now) {
		const { errors, locale } = context.labels;
		if (day === '') return false;
		// A date field also accepts six-digit years.
		if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return errors.dayIncomplete;
		if (day < getDay(context.hours.timeZone, now)) return errors.dayPast;
		if (!isOpenOn(day, context.hours) && !isByAppointment(day, context.hours))
			return findSpecial(day, context.hours).length > 0
				? formatLabel(errors.dayHoliday, { date: formatDate(day, locale, { month: 'long', day: 'numeric' }) })
				: formatLabel(errors.dayClosed, { weekday: formatDate(day, locale, { weekday: 'long' }) });
		return day < findFirstDay(context, now) && errors.dayOver;
	},
	name: ({ name }, { labels }) => !/[\p{L}\p{N}]/u.test(name) && labels.errors.nameMissing,
	phone({ phone, email, consent }, { labels: { errors } }) {
		const number = cleanPhone(phone);
		if (number === '') return clean(email) === '' && errors.contactMissing;
		// A doubtful phone number is fine beside a valid email, unless the visitor agreed to texts.
		return !hasPhone(phone) && (!readEmail(email) || consent) && errors.phoneInvalid;
	},
	email: ({ email }, { labels }) => clean(email) !== '' && !readEmail(email) && labels.errors.emailInvalid,
	consent: ({ consent, phone }, { labels }) =>
		consent && cleanPhone(phone) === '' && labels.errors.consentWithoutPhone,
};

/** Whether nothing that can be seen was entered, or nothing chosen. */
const isEmpty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : clean(String(value)) === '');

/**
 * The errors of a step, in the order of its fields; empty if the step is complete. For each field, the first broken rule counts.
 * @param now decides which days have passed
 */
export function checkStep(step: Step, request: QuoteRequest, context: FormContext, now = new Date()): Errors {
	const errors: Errors = {};
	for (const name of listAsked(request, context)) {
		if (fields[name].step !== step) continue;
		const { isLong, text } = describeLength(name, request[name], context);
		const isMissing = fields[name].required === true && isEmpty(request[name]);
		const error = isMissing
			? context.labels.errors[`${name as NamesWith<{ required: true }>}Missing`]
			: isLong
				? text
				: rules[name]?.(request, context, now);
		if (error) errors[name] = error;
	}
	return errors;
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
