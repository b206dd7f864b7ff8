import { describe, expect, test } from 'vitest';
import { type Step, steps } from './fields.ts';
import { blankRequest, incompleteDay, type QuoteRequest } from './request.ts';
import { checkStep } from './rules.ts';
import { complete, context, labels } from './testing/request.ts';

/** A Saturday afternoon in New York. */
const now = new Date('2026-11-21T20:00:00Z');
const find = (step: Step, change: Partial<QuoteRequest>, coded = context) =>
	checkStep(step, { ...complete, ...change }, coded, now);

/** Each message equals its key. */
const errors = Object.fromEntries(
	Object.entries(labels.errors).map(([key, words]) => [
		key,
		typeof words === 'string' ? key : { other: key },
	]),
);
const coded = {
	...context,
	labels: {
		...labels,
		errors: errors as typeof labels.errors,
		prices: { ...labels.prices, wrong: 'countWrong' },
	},
};

test('a complete request has no errors, nor has the least that is asked for', () => {
	const { services } = complete;
	const least = { ...blankRequest, services, place: 'Tampa', name: 'Ana', phone: '813 555 0142' };
	for (const request of [complete, least])
		for (const step of steps) expect(checkStep(step, request, context, now)).toEqual({});
});

test.for<[Step, Partial<QuoteRequest>, Partial<Record<keyof QuoteRequest, string>>]>([
	['what', { services: [] }, { services: 'servicesMissing' }],
	['what', { items: 'x'.repeat(201) }, { items: 'itemsLong' }],
	['what', { counts: { 'carpet-cleaning/room': '4' } }, {}],
	['what', { counts: { 'carpet-cleaning/room': 'abc' } }, { counts: 'countWrong' }],
	['what', { counts: { 'of another service': 'abc' } }, {}],
	['where', { place: '   ' }, { place: 'placeMissing' }],
	['where', { place: '3360' }, { place: 'placeNotZip' }],
	['where', { place: 'x'.repeat(121) }, { place: 'placeLong' }],
	['where', { day: '2026-11-20' }, { day: 'dayPast' }],
	['where', { day: '2026-11-22' }, { day: 'dayClosed' }],
	['where', { day: '2026-11-27' }, { day: 'dayHoliday' }],
	['where', { day: incompleteDay }, { day: 'dayIncomplete' }],
	['where', { notes: 'x'.repeat(1001) }, { notes: 'notesLong' }],
	['where', { notes: '😀'.repeat(1000) }, {}],
	['you', { name: ' ' }, { name: 'nameMissing' }],
	['you', { name: 'x'.repeat(101) }, { name: 'tooLong' }],
	['you', { phone: ' ', email: '' }, { phone: 'contactMissing' }],
	['you', { phone: '', email: 'ana@mail.example' }, {}],
	['you', { phone: '555-0142', email: '' }, { phone: 'phoneInvalid' }],
	['you', { phone: '555-0142', email: 'ana@mail.example' }, {}],
	['you', { phone: '', consent: true }, { consent: 'consentWithoutPhone' }],
	['you', { phone: '555-0142', consent: true }, { phone: 'phoneInvalid' }],
	['you', { phone: '1', email: 'x' }, { phone: 'phoneInvalid', email: 'emailInvalid' }],
])('step "%s" with %o: %o', ([step, change, expected]) => {
	expect(find(step, change, coded)).toEqual(expected);
});

test('today is over once the company has closed', () => {
	const find = (time: string) =>
		checkStep('where', { ...complete, day: '2026-11-21' }, coded, new Date(`2026-11-21T${time}-05:00`));
	expect(find('07:00')).toEqual({});
	expect(find('16:59')).toEqual({});
	expect(find('17:00')).toEqual({ day: 'dayOver' });
	// In London it's tomorrow.
	expect(find('20:00')).toEqual({ day: 'dayOver' });
});

test.for([
	'(813) 555-0142',
	'813\u2011555\u20110142',
	'011 44 20 7946 0958',
	'cell 813-555-0142, ext. 12',
	'\u202a(813)\u00a0555\u20110142\u202c',
	'(813) 555-0142 or (813) 555-0143',
])('a phone number that can be dialed is accepted: %s', (phone) =>
	expect(find('you', { phone, email: '' })).toEqual({}),
);

test.for(['555-0142', '555-0142 ext 123', '+44 20 79', '+1234567890123456', '+0000000000', 'soon'])(
	'no phone number: %s',
	(phone) => expect(find('you', { phone, email: '' }, coded)).toEqual({ phone: 'phoneInvalid' }),
);

describe('an email address', () => {
	test.for([
		'ana',
		'ana@mail',
		'ana@mail,example',
		'ana maria@mail.example',
		'a@mail.example, b@mail.example',
		`${'a'.repeat(300)}@mail.example`,
	])('is refused: %s', (email) => expect(find('you', { email }, coded)).toEqual({ email: 'emailInvalid' }));
	test.for(["o'neil+home@mail.example", ' josé@correo.example ', 'Ana <ana@mail.example>'])(
		'is accepted: %s',
		(email) => expect(find('you', { email })).toEqual({}),
	);
});

test('an error is described with what was typed', () => {
	const found = find('where', { day: '2026-11-22', notes: 'x'.repeat(1012), place: '3360' });
	expect(found.day).toContain('Sunday');
	expect(found.notes).toContain('12');
	expect(found.place).toContain('3360');
	const one = find('where', { notes: 'x'.repeat(1001) }).notes;
	expect(one?.replaceAll('1,000', '')).toMatch(/\b1\b(?!.*characters)/);
});
