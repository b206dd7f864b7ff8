import { expect, test } from 'vitest';
import { rules } from './fixture.ts';
import { hasPhone, tidyPhone } from './phone.ts';

const spellings = [
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
	'+18135550142',
	'011 1 813 555 0142',
	'８１３５５５０１４２',
];

test('a phone number is understood in any usual spelling and written in one', () => {
	for (const typed of spellings) {
		expect(hasPhone(typed, rules.phoneMetadata), typed).toBe(true);
		expect(tidyPhone(typed, rules.phoneMetadata), typed).toBe('(813) 555-0142');
	}
});

test('an extension stays with its number', () => {
	expect(tidyPhone('813-555-0142 x12', rules.phoneMetadata)).toBe('(813) 555-0142 ext. 12');
});

test('a word beside the number is no mistake, and is not lost', () => {
	expect(hasPhone('cell 813-555-0142', rules.phoneMetadata)).toBe(true);
	expect(tidyPhone(' cell 813-555-0142 ', rules.phoneMetadata)).toBe('cell 813-555-0142');
});

test('Canadian guests are reached too', () => {
	expect(hasPhone('416 555 0142', rules.phoneMetadata)).toBe(true);
});

test('what no telephone has is no phone number', () => {
	for (const typed of [
		'',
		'555-0142',
		'813-555-014',
		'813-555-01422',
		'000-000-0000',
		'813-055-0142',
		'+44 20 7946 0958',
		'soon',
	])
		expect(hasPhone(typed, rules.phoneMetadata), typed).toBe(false);
});
