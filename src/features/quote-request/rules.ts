import { getToday } from '../../lib/today.ts';
import type { ServicePrices } from '../prices/price.ts';
import { findPlace, type ServiceAreaData } from '../service-area/place.ts';
import { getWeekday, isDay } from './day.ts';
import { countCharacters, limits } from './length.ts';
import type { ErrorCode, FieldError, FieldName, QuoteRequest, Step } from './request.ts';
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
 * key of its words in content/labels.en.json.
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
