import { expect, test } from 'vitest';
import { hasPhone, tidyPhone } from './typed-phone.ts';

test.for([
	'(813) 555-0142',
	'813.555.0142',
	'8135550142',
	' 813 – 555/0142 ',
	'+1 (813) 555-0142',
	'011 1 813 555 0142',
	'８１３５５５０１４２',
])('a number in any usual spelling is written in one: %s', (typed) => {
	expect(hasPhone(typed)).toBe(true);
	expect(tidyPhone(typed)).toBe('(813) 555-0142');
});

test('an extension stays with its number', () => {
	expect(tidyPhone('813-555-0142, ext. 12')).toBe('(813) 555-0142 ext. 12');
});

test.for([' cell 813-555-0142 ', '+44 20 7946 0958', '+49 (30) 901820'])(
	'a word beside the number and a number of another country stay as typed: %s',
	(typed) => {
		expect(hasPhone(typed)).toBe(true);
		expect(tidyPhone(typed)).toBe(typed.trim());
	},
);

test('the territories are accepted', () => expect(hasPhone('787-555-0142')).toBe(true));

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
