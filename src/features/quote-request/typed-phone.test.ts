import { expect, test } from 'vitest';
import { hasPhone, tidyPhone } from './typed-phone.ts';

test.for([
	'(813) 555-0142',
	'813.555.0142',
	'8135550142',
	'813/555-0142',
	' 813 – 555 – 0142 ',
	'1-813-555-0142',
	'+1 (813) 555-0142',
	'011 1 813 555 0142',
	'８１３５５５０１４２',
])('a number in any usual spelling is written in one: %s', (typed) => {
	expect(hasPhone(typed)).toBe(true);
	expect(tidyPhone(typed)).toBe('(813) 555-0142');
});

test('an extension stays with its number', () => {
	expect(tidyPhone('813-555-0142 x12')).toBe('(813) 555-0142 ext. 12');
	expect(tidyPhone('813-555-0142, ext. 12')).toBe('(813) 555-0142 ext. 12');
});

test('a word beside the number is kept', () => {
	expect(hasPhone('cell 813-555-0142')).toBe(true);
	expect(tidyPhone(' cell 813-555-0142 ')).toBe('cell 813-555-0142');
});

test.for(['416-555-0142', '787-555-0142', '+44 20 7946 0958', '+49 (30) 901820'])(
	'Canada, the territories and other countries are accepted: %s',
	(typed) => expect(hasPhone(typed)).toBe(true),
);

test('a number of another country stays as it was typed', () => {
	expect(tidyPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
});

test.for([
	'',
	'555-0142',
	'813-555-01422',
	'000-000-0000',
	'813-055-0142',
	'911-555-0142',
	'+1 813 555',
	'+44 20 79',
	'+1234567890123456',
	'soon',
])('no phone number: "%s"', (typed) => expect(hasPhone(typed)).toBe(false));
