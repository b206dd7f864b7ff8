import * as v from 'valibot';
import { getFloridaDay, getWeekday, isDay } from './day.ts';
import { countCharacters, limits } from './length.ts';
import { hasPhone, type PhoneMetadata } from './phone.ts';
import { findPlace, type ServiceAreaData } from './place.ts';
import type { ErrorCode, FieldError, FieldName, QuoteRequest, Step } from './request.ts';

/** What the rules have to know beside the request; made at build. */
export interface RuleContext {
	area: ServiceAreaData;
	/** "Monday" and so on, from content/company.yaml. */
	openDays: string[];
	phoneMetadata: PhoneMetadata;
}

/**
 * Wide on purpose, accents and apostrophes included: a person reads the address, and a strict pattern turns away
 * customers whose address works. A missing "@", a space or a domain without an ending is what people mistype.
 */
const emailShape = /^[^\s@,;]+@(?:[^\s@.,;]+\.)+[^\s@.,;]{2,}$/u;

const rule = (holds: (value: string) => boolean, code: ErrorCode) => v.check<string, ErrorCode>(holds, code);
const atMost = (limit: number, code: ErrorCode) =>
	rule((value) => countCharacters(value.trim()) <= limit, code);
const filled = (code: ErrorCode) => v.pipe(v.string(), v.trim(), v.nonEmpty(code));
/** Applies a rule only to what was filled in: an empty field passes. */
const ifFilled = (holds: (value: string) => boolean, code: ErrorCode) =>
	rule((value) => value.trim() === '' || holds(value.trim()), code);

/**
 * The rules of each step; a message is the key of its words in content/quote-form.yaml. Fields without a rule are
 * left out. The opening days are those of specification section 9.
 */
function buildSchemas({ area, openDays, phoneMetadata }: RuleContext, today: string) {
	const isPlace = (kind: string) => (value: string) => findPlace(value, area).kind !== kind;
	return {
		what: v.object({
			services: v.pipe(v.array(v.string()), v.minLength(1, 'servicesMissing')),
			items: v.pipe(v.string(), atMost(limits.items, 'itemsLong')),
		}),
		where: v.object({
			place: v.pipe(
				filled('placeMissing'),
				rule(isPlace('not-zip'), 'placeNotZip'),
				rule(isPlace('not-florida'), 'placeNotFlorida'),
				atMost(limits.place, 'placeLong'),
			),
			day: v.pipe(
				v.string(),
				ifFilled(isDay, 'dayIncomplete'),
				ifFilled((day) => !isDay(day) || day >= today, 'dayPast'),
				ifFilled((day) => !isDay(day) || openDays.includes(getWeekday(day)), 'dayClosed'),
			),
			notes: v.pipe(v.string(), atMost(limits.notes, 'notesLong')),
		}),
		you: v.pipe(
			v.object({
				name: v.pipe(filled('nameMissing'), atMost(limits.name, 'nameLong')),
				phone: v.pipe(
					v.string(),
					ifFilled((phone) => hasPhone(phone, phoneMetadata), 'phoneInvalid'),
				),
				email: v.pipe(
					v.string(),
					ifFilled((email) => emailShape.test(email), 'emailInvalid'),
				),
				consent: v.boolean(),
			}),
			v.forward(
				v.partialCheck(
					[['phone'], ['email']],
					({ phone, email }) => `${phone}${email}`.trim() !== '',
					'contactMissing',
				),
				['phone'],
			),
			v.forward(
				v.partialCheck(
					[['phone'], ['consent']],
					({ phone, consent }) => !consent || phone.trim() !== '',
					'consentWithoutPhone',
				),
				['consent'],
			),
		),
		review: v.object({}),
	} satisfies Record<Step, v.GenericSchema>;
}

/**
 * What is wrong in a step, one error per field, in the order of the fields; empty when the step is complete.
 * @param now decides which days have passed in Florida
 */
export function checkStep(
	step: Step,
	request: QuoteRequest,
	context: RuleContext,
	now = new Date(),
): FieldError[] {
	const { issues = [] } = v.safeParse(buildSchemas(context, getFloridaDay(now))[step], request);
	const errors = new Map<FieldName, FieldError>();
	for (const issue of issues) {
		const field = issue.path?.[0]?.key as FieldName;
		if (!errors.has(field)) errors.set(field, { field, code: issue.message as ErrorCode });
	}
	return (Object.keys(request) as FieldName[]).flatMap((field) => errors.get(field) ?? []);
}
