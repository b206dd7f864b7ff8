import { formatDate } from '../../lib/date.ts';
import { formatLabel } from '../../lib/text.ts';
import { getToday } from '../../lib/today.ts';
import { findPlace } from '../service-area/place.ts';
import type { Errors, FieldName, FormContext, QuoteRequest, Step } from './request.ts';
import { hasPhone } from './typed-phone.ts';

/**
 * Wide on purpose, accents and apostrophes included: a person reads the address, and a strict pattern turns away
 * customers whose address works. A missing "@", a space or a domain without an ending is what people mistype.
 */
const emailShape = /^[^\s@,;]+@(?:[^\s@.,;]+\.)+[^\s@.,;]{2,}$/u;

/** Most characters per field, counted by countCharacters. */
export const limits = { items: 200, place: 120, notes: 1000, name: 100 } as const;

/** Length of a text in code points, line breaks counted once: the same in every browser. */
export const countCharacters = (text: string): number => [...text.replace(/\r\n?/g, '\n')].length;

/** The message about a text that is too long; it may name the limit and by how many characters the text is over it. */
function checkLength(text: string, limit: number, message: string): string | false {
	const over = countCharacters(text.trim()) - limit;
	return over > 0 && formatLabel(message, { limit, over });
}

/** What is said about each field of a step; the first rule that is broken counts. */
type Rules = (
	request: QuoteRequest,
	context: FormContext,
	today: string,
) => Partial<Record<FieldName, string | false>>;

const rules: Record<Step, Rules> = {
	what: ({ services, items }, { labels: { errors } }) => ({
		services: services.length === 0 && errors.servicesMissing,
		items: checkLength(items, limits.items, errors.itemsLong),
	}),
	where({ place, day, notes }, { labels: { errors, locale }, towns, openDays }, today) {
		const { kind } = findPlace(place, towns);
		// A date field takes years of six digits too.
		const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
		const getWeekday = (language: string) => formatDate(day, language, { weekday: 'long' });
		return {
			place:
				(kind === 'empty' && errors.placeMissing) ||
				(kind === 'not-zip' && formatLabel(errors.placeNotZip, { value: place.trim() })) ||
				checkLength(place, limits.place, errors.placeLong),
			// Opening days: specification section 9.
			day:
				day !== '' &&
				((!isDay && errors.dayIncomplete) ||
					(day < today && errors.dayPast) ||
					(!openDays.includes(getWeekday('en')) &&
						formatLabel(errors.dayClosed, { weekday: getWeekday(locale) }))),
			notes: checkLength(notes, limits.notes, errors.notesLong),
		};
	},
	you({ name, phone, email, consent }, { labels: { errors } }) {
		const canWrite = emailShape.test(email.trim());
		const isOdd = phone.trim() !== '' && !hasPhone(phone);
		return {
			name: (name.trim() === '' && errors.nameMissing) || checkLength(name, limits.name, errors.nameLong),
			phone:
				(`${phone}${email}`.trim() === '' && errors.contactMissing) ||
				// An odd number is no reason to turn a visitor away who can be written to; texts need one that works.
				(isOdd && (!canWrite || consent) && errors.phoneInvalid),
			email: email.trim() !== '' && !canWrite && errors.emailInvalid,
			consent: consent && phone.trim() === '' && errors.consentWithoutPhone,
		};
	},
	review: () => ({}),
};

/**
 * What is wrong in a step, in the order of its fields; empty when the step is complete.
 * @param now decides which days have passed in Florida
 */
export function checkStep(step: Step, request: QuoteRequest, context: FormContext, now = new Date()): Errors {
	const found = Object.entries(rules[step](request, context, getToday(now)));
	return Object.fromEntries(found.flatMap(([field, text]) => (text ? [[field, text]] : [])));
}
