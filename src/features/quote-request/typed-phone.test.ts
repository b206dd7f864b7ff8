import { expect, test } from 'vitest';
import { hasPhone, tidyPhone } from './typed-phone.ts';

test('a phone number is understood in any usual spelling and written in one', () => {
	for (const typed of [
		'(813) 555-0142',
		'813-555-0142',
		'813.555.0142',
		'813 555 0142',
		'8135550142',
		'(813)5550142',
		'813/555-0142',
		' 813 – 555 – 0142 ',
		'1-813-555-0142',
		'+1 813 555 0142',
		'+1 (813) 555-0142',
		'+18135550142',
		'011 1 813 555 0142',
		'８１３５５５０１４２',
	]) {
		expect(hasPhone(typed), typed).toBe(true);
		expect(tidyPhone(typed), typed).toBe('(813) 555-0142');
	}
});

test('an extension stays with its number', () => {
	expect(tidyPhone('813-555-0142 x12')).toBe('(813) 555-0142 ext. 12');
	expect(tidyPhone('813-555-0142, ext. 12')).toBe('(813) 555-0142 ext. 12');
});

test('a word beside the number is no mistake, and is not lost', () => {
	expect(hasPhone('cell 813-555-0142')).toBe(true);
	expect(tidyPhone(' cell 813-555-0142 ')).toBe('cell 813-555-0142');
});

test('Canada, Puerto Rico and the other territories are reached like the states', () => {
	for (const area of ['416', '787', '939', '671', '340', '684', '670'])
		expect(hasPhone(`${area}-555-0142`), area).toBe(true);
});

test('a number of any country counts when it is written with +, and stays as it was typed', () => {
	for (const typed of ['+44 20 7946 0958', '+52 55 1234 5678', '+49 (30) 901820', '+86 138 0013 8000']) {
		expect(hasPhone(typed), typed).toBe(true);
		expect(tidyPhone(typed), typed).toBe(typed);
	}
	expect(hasPhone('+44 20 79')).toBe(false);
	expect(hasPhone('+1234567890123456')).toBe(false);
});

test('what no telephone has is no phone number', () => {
	for (const typed of [
		'',
		'555-0142',
		'813-555-014',
		'813-555-01422',
		'000-000-0000',
		'813-055-0142',
		'911-555-0142',
		'+1 813 555',
		'soon',
	])
		expect(hasPhone(typed), typed).toBe(false);
});
