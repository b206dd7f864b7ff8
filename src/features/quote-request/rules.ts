import { formatLabel } from '../../lib/text.ts';
import { getToday } from '../../lib/today.ts';
import type { ServicePrices } from '../prices/price.ts';
import { findPlace, type ServiceAreaData } from '../service-area/place.ts';
import type { ErrorCode, FieldError, FieldName, FormLabels, QuoteRequest, Step } from './request.ts';
import { hasPhone } from './typed-phone.ts';

/** What the rules have to know beside the request; made at build. */
export interface RuleContext {
	area: ServiceAreaData;
	/** From content/company.yaml, where days have their English names in every language: "Monday" and so on. */
	openDays: string[];
	/** What services usually cost; absent where the owner publishes no prices. */
	prices?: readonly ServicePrices[] | undefined;
}

/**
 * Wide on purpose, accents and apostrophes included: a person reads the address, and a strict pattern turns away
 * customers whose address works. A missing "@", a space or a domain without an ending is what people mistype.
 */
const emailShape = /^[^\s@,;]+@(?:[^\s@.,;]+\.)+[^\s@.,;]{2,}$/u;

/** Most characters per field, counted by countCharacters. */
export const limits = { items: 200, place: 120, notes: 1000, name: 100 } as const;

/** Length of a text in code points, line breaks counted once: the same in every browser. */
export const countCharacters = (text: string): number => [...text.replace(/\r\n?/g, '\n')].length;

/** Noon in UTC, so that no clock change can reach another day. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);

/** "Tuesday, November 24, 2026" for a YYYY-MM-DD, or the parts of it that are asked for. @throws RangeError for no date */
export const formatDay = (
	day: string,
	locale: string,
	parts: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
): string => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(toDate(day));

const getWeekday = (day: string, locale: string) => formatDay(day, locale, { weekday: 'long' });

/** Whether a text is a day of the calendar: 2027-02-29 is not. */
const isDay = (day: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(day) &&
	!Number.isNaN(toDate(day).getTime()) &&
	toDate(day).toISOString().startsWith(day);

/** The error of each field that has one. */
type Found = Partial<Record<FieldName, ErrorCode | false>>;

const isLong = (text: string, limit: number) => countCharacters(text.trim()) > limit;

/** The rules of each step; the first that is broken counts for its field. Opening days: specification section 9. */
const rules: Record<Step, (request: QuoteRequest, context: RuleContext, today: string) => Found> = {
	what: ({ services, items }) => ({
		services: services.length === 0 && 'servicesMissing',
		items: isLong(items, limits.items) && 'itemsLong',
	}),
	where({ place, day, notes }, { area, openDays }, today) {
		const { kind } = findPlace(place, area);
		return {
			place:
				(kind === 'empty' && 'placeMissing') ||
				(kind === 'not-zip' && 'placeNotZip') ||
				(isLong(place, limits.place) && 'placeLong'),
			day:
				day.trim() !== '' &&
				((!isDay(day) && 'dayIncomplete') ||
					(day < today && 'dayPast') ||
					(!openDays.includes(getWeekday(day, 'en')) && 'dayClosed')),
			notes: isLong(notes, limits.notes) && 'notesLong',
		};
	},
	you({ name, phone, email, consent }) {
		const canWrite = emailShape.test(email.trim());
		const isOdd = phone.trim() !== '' && !hasPhone(phone);
		return {
			name: (name.trim() === '' && 'nameMissing') || (isLong(name, limits.name) && 'nameLong'),
			phone:
				(`${phone}${email}`.trim() === '' && 'contactMissing') ||
				// An odd number is no reason to turn a visitor away who can be written to; texts need one that works.
				(isOdd && (!canWrite || consent) && 'phoneInvalid'),
			email: email.trim() !== '' && !canWrite && 'emailInvalid',
			consent: consent && phone.trim() === '' && 'consentWithoutPhone',
		};
	},
	review: () => ({}),
};

/**
 * What is wrong in a step, one error per field, in the order of the fields; empty when the step is complete. A code is the
 * key of its label in quoteForm.errors.
 * @param now decides which days have passed in Florida
 */
export function checkStep(
	step: Step,
	request: QuoteRequest,
	context: RuleContext,
	now = new Date(),
): FieldError[] {
	const found = rules[step](request, context, getToday(now));
	return (Object.keys(request) as FieldName[]).flatMap((field) => {
		const code = found[field];
		return code ? { field, code } : [];
	});
}

/** What is said about each error, with what was typed, by field. */
export function describeErrors(
	errors: readonly FieldError[],
	request: QuoteRequest,
	labels: Pick<FormLabels, 'errors' | 'locale'>,
): Partial<Record<FieldName, string>> {
	return Object.fromEntries(
		errors.map(({ field, code }) => {
			const limit = field in limits ? limits[field as keyof typeof limits] : 0;
			const value = String(request[field]).trim();
			const weekday = isDay(request.day) ? getWeekday(request.day, labels.locale) : '';
			const values = { value, limit, over: countCharacters(value) - limit, weekday };
			return [field, formatLabel(labels.errors[code], values)];
		}),
	);
}
