import { describe, expect, test } from 'vitest';
import { complete, context, labels } from './fixture.ts';
import { blankRequest, incompleteDay, type QuoteRequest, type Step, steps } from './request.ts';
import { checkStep } from './rules.ts';

/** A Saturday afternoon in Florida. */
const now = new Date('2026-11-21T20:00:00Z');
const find = (step: Step, change: Partial<QuoteRequest>, coded = context) =>
	checkStep(step, { ...complete, ...change }, coded, now);

/** Each message is its own key. */
const errors = Object.fromEntries(Object.keys(labels.errors).map((key) => [key, key]));
const coded = { ...context, labels: { ...labels, errors: errors as typeof labels.errors } };

test('a complete request has no errors, nor has the least that is asked for', () => {
	const { services } = complete;
	const least = { ...blankRequest, services, place: 'Tampa', name: 'Ana', phone: '813 555 0142' };
	for (const request of [complete, least])
		for (const step of steps) expect(checkStep(step, request, context, now)).toEqual({});
});

test.for<[Step, Partial<QuoteRequest>, Partial<Record<keyof QuoteRequest, keyof typeof errors>>]>([
	['what', { services: [] }, { services: 'servicesMissing' }],
	['what', { items: 'x'.repeat(200) }, {}],
	['what', { items: 'x'.repeat(201) }, { items: 'itemsLong' }],
	['where', { place: '   ' }, { place: 'placeMissing' }],
	['where', { place: '3360' }, { place: 'placeNotZip' }],
	['where', { place: 'x'.repeat(121) }, { place: 'placeLong' }],
	['where', { day: '2026-11-20' }, { day: 'dayPast' }],
	['where', { day: '2026-11-21' }, {}],
	['where', { day: '2026-11-22' }, { day: 'dayClosed' }],
	['where', { day: incompleteDay }, { day: 'dayIncomplete' }],
	['where', { day: '20260-11-24' }, { day: 'dayIncomplete' }],
	['where', { notes: 'x'.repeat(1001) }, { notes: 'notesLong' }],
	['where', { notes: '😀'.repeat(1000) }, {}],
	['where', { notes: `${'é\r\n'.repeat(499)}é` }, {}],
	['you', { name: ' ' }, { name: 'nameMissing' }],
	['you', { name: 'x'.repeat(101) }, { name: 'nameLong' }],
	['you', { phone: ' ', email: '' }, { phone: 'contactMissing' }],
	['you', { phone: '', email: 'ana@mail.example' }, {}],
	['you', { phone: '(813) 555-0142', email: '' }, {}],
	['you', { phone: '555-0142', email: '' }, { phone: 'phoneInvalid' }],
	['you', { phone: '555-0142', email: 'ana@mail.example' }, {}],
	['you', { phone: '', consent: true }, { consent: 'consentWithoutPhone' }],
	['you', { phone: '555-0142', consent: true }, { phone: 'phoneInvalid' }],
	['you', { phone: '1', email: 'x' }, { phone: 'phoneInvalid', email: 'emailInvalid' }],
])('step "%s" with %o: %o', ([step, change, expected]) => {
	expect(find(step, change, coded)).toEqual(expected);
});

describe('an email address', () => {
	test.for([
		'ana',
		'ana@',
		'@mail.example',
		'ana@mail',
		'ana@mail..example',
		'ana @mail.example',
		'a@b@c.example',
		'a@mail.example, b@mail.example',
	])('is refused: %s', (email) => expect(find('you', { email }, coded)).toEqual({ email: 'emailInvalid' }));
	test.for(["o'neil+home@mail.example", 'ANA@ONE.TWO.EXAMPLE', ' josé@correo.example '])(
		'is accepted: %s',
		(email) => expect(find('you', { email })).toEqual({}),
	);
});

test('an error is described with what was typed', () => {
	const found = find('where', { day: '2026-11-22', notes: 'x'.repeat(1012), place: '3360' });
	expect(found.day).toContain('Sunday');
	expect(found.notes).toContain('12');
	expect(found.place).toContain('3360');
});
