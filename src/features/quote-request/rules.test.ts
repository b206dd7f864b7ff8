import { describe, expect, test } from 'vitest';
import { complete, rules } from './fixture.ts';
import { blankRequest, type QuoteRequest, type Step, steps } from './request.ts';
import { checkStep } from './rules.ts';

/** A Saturday afternoon in Florida. */
const now = new Date('2026-11-21T20:00:00Z');
const codes = (step: Step, change: Partial<QuoteRequest>) =>
	checkStep(step, { ...complete, ...change }, rules, now).map(({ field, code }) => `${field}: ${code}`);

test('a complete request has no errors', () => {
	for (const step of steps) expect(checkStep(step, complete, rules, now)).toEqual([]);
});

test('only what has to be told is asked for', () => {
	const least = {
		...blankRequest,
		services: complete.services,
		place: 'Tampa',
		name: 'Ana',
		phone: '813 555 0142',
	};
	for (const step of steps) expect(checkStep(step, least, rules, now)).toEqual([]);
});

describe('what', () => {
	test('at least one service', () =>
		expect(codes('what', { services: [] })).toEqual(['services: servicesMissing']));
	test('the rooms in at most 200 characters', () => {
		expect(codes('what', { items: 'x'.repeat(200) })).toEqual([]);
		expect(codes('what', { items: 'x'.repeat(201) })).toEqual(['items: itemsLong']);
	});
});

describe('where and when', () => {
	test('a city or a ZIP code', () => {
		for (const place of ['', '   ']) expect(codes('where', { place })).toEqual(['place: placeMissing']);
		expect(codes('where', { place: '3360' })).toEqual(['place: placeNotZip']);
		expect(codes('where', { place: 'x'.repeat(121) })).toEqual(['place: placeLong']);
	});
	test('a place where we do not usually work is no error: the visitor may ask', () => {
		for (const place of ['Orlando', '32202', 'Key West, FL', '10001', 'Tampa, KS'])
			expect(codes('where', { place })).toEqual([]);
	});
	test('no day that has passed in Florida', () => {
		expect(codes('where', { day: '2026-11-20' })).toEqual(['day: dayPast']);
		expect(codes('where', { day: '2026-11-21' })).toEqual([]);
		expect(codes('where', { day: '0026-11-24' })).toEqual(['day: dayPast']);
	});
	test('no day on which we are closed', () => {
		expect(codes('where', { day: '2026-11-22' })).toEqual(['day: dayClosed']);
		expect(codes('where', { day: '2026-11-23' })).toEqual([]);
	});
	test('no half of a date', () => expect(codes('where', { day: '?' })).toEqual(['day: dayIncomplete']));
	test('the notes in at most 1,000 characters, an emoji and a line break counting as one', () => {
		expect(codes('where', { notes: '😀'.repeat(1000) })).toEqual([]);
		expect(codes('where', { notes: `${'é\r\n'.repeat(499)}é` })).toEqual([]);
		expect(codes('where', { notes: 'x'.repeat(1001) })).toEqual(['notes: notesLong']);
	});
});

describe('you', () => {
	test('a name', () => {
		expect(codes('you', { name: ' ' })).toEqual(['name: nameMissing']);
		expect(codes('you', { name: 'x'.repeat(101) })).toEqual(['name: nameLong']);
	});
	test('a phone number or an email address', () => {
		expect(codes('you', { phone: ' ', email: '' })).toEqual(['phone: contactMissing']);
		expect(codes('you', { phone: '', email: 'ana@mail.example' })).toEqual([]);
		expect(codes('you', { phone: '(813) 555-0142', email: '' })).toEqual([]);
	});
	test('a phone number that can be called, or an email address beside an odd one', () => {
		expect(codes('you', { phone: '555-0142', email: '' })).toEqual(['phone: phoneInvalid']);
		expect(codes('you', { phone: '555-0142', email: 'ana@mail.example' })).toEqual([]);
		expect(codes('you', { phone: '787-555-0142', email: '' })).toEqual([]);
		expect(codes('you', { phone: '+44 20 7946 0958', email: '' })).toEqual([]);
	});
	test('an email address that can be written to', () => {
		for (const email of [
			'ana',
			'ana@',
			'@mail.example',
			'ana@mail',
			'ana@mail..example',
			'ana @mail.example',
			'a@b@c.example',
			'a@mail.example, b@mail.example',
		])
			expect(codes('you', { email }), email).toEqual(['email: emailInvalid']);
		for (const email of [
			"o'neil+home@mail.example",
			'ANA@MAIL.EXAMPLE',
			'ana@one.two.example',
			'josé@correo.example',
			' ana@mail.example ',
		])
			expect(codes('you', { email }), email).toEqual([]);
	});
	test('a phone number where text messages are wanted', () => {
		expect(codes('you', { phone: '', consent: true })).toEqual(['consent: consentWithoutPhone']);
		expect(codes('you', { phone: '555-0142', consent: true })).toEqual(['phone: phoneInvalid']);
		expect(codes('you', { consent: true })).toEqual([]);
	});
	test('everything that is wrong at once, in the order of the fields', () =>
		expect(codes('you', { name: '', phone: '1', email: 'x' })).toEqual([
			'name: nameMissing',
			'phone: phoneInvalid',
			'email: emailInvalid',
		]));
});
