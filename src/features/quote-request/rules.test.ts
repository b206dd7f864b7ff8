import { describe, expect, test } from 'vitest';
import { complete, labels, rules } from './fixture.ts';
import { blankRequest, incompleteDay, type QuoteRequest, type Step, steps } from './request.ts';
import { checkStep, describeErrors, formatDay } from './rules.ts';

/** A Saturday afternoon in Florida. */
const now = new Date('2026-11-21T20:00:00Z');
const find = (step: Step, change: Partial<QuoteRequest>) =>
	checkStep(step, { ...complete, ...change }, rules, now)
		.map(({ field, code }) => `${field}: ${code}`)
		.join(', ');

test('a complete request has no errors, nor has the least that is asked for', () => {
	const { services } = complete;
	const least = { ...blankRequest, services, place: 'Tampa', name: 'Ana', phone: '813 555 0142' };
	for (const request of [complete, least])
		for (const step of steps) expect(checkStep(step, request, rules, now)).toEqual([]);
});

test.for<[Step, Partial<QuoteRequest>, string]>([
	['what', { services: [] }, 'services: servicesMissing'],
	['what', { items: 'x'.repeat(200) }, ''],
	['what', { items: 'x'.repeat(201) }, 'items: itemsLong'],
	['where', { place: '   ' }, 'place: placeMissing'],
	['where', { place: '3360' }, 'place: placeNotZip'],
	['where', { place: 'x'.repeat(121) }, 'place: placeLong'],
	['where', { day: '2026-11-20' }, 'day: dayPast'],
	['where', { day: '0026-11-24' }, 'day: dayPast'],
	['where', { day: '2026-11-21' }, ''],
	['where', { day: '2026-11-22' }, 'day: dayClosed'],
	['where', { day: incompleteDay }, 'day: dayIncomplete'],
	['where', { day: '2027-02-29' }, 'day: dayIncomplete'],
	['where', { day: '2026-13-01' }, 'day: dayIncomplete'],
	['where', { day: '2028-02-29' }, ''],
	['where', { notes: 'x'.repeat(1001) }, 'notes: notesLong'],
	['where', { notes: '😀'.repeat(1000) }, ''],
	['where', { notes: `${'é\r\n'.repeat(499)}é` }, ''],
	['you', { name: ' ' }, 'name: nameMissing'],
	['you', { name: 'x'.repeat(101) }, 'name: nameLong'],
	['you', { phone: ' ', email: '' }, 'phone: contactMissing'],
	['you', { phone: '', email: 'ana@mail.example' }, ''],
	['you', { phone: '(813) 555-0142', email: '' }, ''],
	['you', { phone: '555-0142', email: '' }, 'phone: phoneInvalid'],
	['you', { phone: '555-0142', email: 'ana@mail.example' }, ''],
	['you', { phone: '', consent: true }, 'consent: consentWithoutPhone'],
	['you', { phone: '555-0142', consent: true }, 'phone: phoneInvalid'],
	[
		'you',
		{ name: '', phone: '1', email: 'x' },
		'name: nameMissing, phone: phoneInvalid, email: emailInvalid',
	],
])('step "%s" with %o: %s', ([step, change, expected]) => {
	expect(find(step, change)).toBe(expected);
});

test('a place where we do not usually work is no error', () => {
	for (const place of ['Orlando', '32202', 'Key West, FL', '10001', 'Tampa, KS'])
		expect(find('where', { place })).toBe('');
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
	])('is refused: %s', (email) => expect(find('you', { email })).toBe('email: emailInvalid'));
	test.for([
		"o'neil+home@mail.example",
		'ANA@MAIL.EXAMPLE',
		'ana@one.two.example',
		'josé@correo.example',
		' ana@mail.example ',
	])('is accepted: %s', (email) => expect(find('you', { email })).toBe(''));
});

test('an error is described with what was typed', () => {
	const request = { ...complete, day: '2026-11-22', notes: 'x'.repeat(1012), place: '3360' };
	const described = describeErrors(checkStep('where', request, rules, now), request, labels);
	expect(described.day).toContain('Sunday');
	expect(described.notes).toContain('12');
	expect(described.place).toContain('3360');
});

test('a day is written as readers of the page write it', () => {
	expect(formatDay('2026-11-24', 'en-US')).toBe('Tuesday, November 24, 2026');
	expect(formatDay('2026-11-24', 'es')).toBe('martes, 24 de noviembre de 2026');
});
