import { expect, test } from 'vitest';
import { isDialable } from './contact-text.ts';
import { formatPhone } from './phone.ts';

test('a number can be dialled however it is written', () => {
	for (const number of ['(813) 555-0100', '813-555-0100', '+1 813 555 0100', '8135550100'])
		expect(isDialable(number), number).toBe(true);
});

test.each([
	['a digit is missing', '(813) 555-010'],
	['there is a digit too many', '(813) 555-01000'],
	['no area code begins with 0 or 1', '(113) 555-0100'],
	['no exchange begins with 0 or 1', '(813) 055-0100'],
	['the area code does not exist', '(293) 555-0100'],
	['411 is a service', '(813) 411-0100'],
])('a number cannot be dialled where %s', (_, number) => {
	expect(isDialable(number)).toBe(false);
});

test('ten digits are written as Americans write them', () => {
	expect(formatPhone('813.555.0100')).toBe('(813) 555-0100');
	expect(formatPhone('+18135550100')).toBe('(813) 555-0100');
	expect(formatPhone('813 555 01')).toBeUndefined();
});
