import { expect, test } from 'vitest';
import { formatPhone, isDialable } from './phone.ts';

test('a number can be dialled however it is written', () => {
	for (const number of ['(813) 555-0100', '813-555-0100', '+1 813 555 0100', '8135550100'])
		expect(isDialable(number)).toBe(true);
});

test('a number with a digit too few or too many cannot be dialled', () => {
	expect(isDialable('(813) 555-010')).toBe(false);
	expect(isDialable('(813) 555-01000')).toBe(false);
	expect(isDialable('')).toBe(false);
});

test('no area code and no exchange begins with 0 or 1', () => {
	expect(isDialable('(013) 555-0100')).toBe(false);
	expect(isDialable('(113) 555-0100')).toBe(false);
	expect(isDialable('(813) 055-0100')).toBe(false);
	expect(isDialable('(813) 155-0100')).toBe(false);
});

test('an area code has to exist, and service codes such as 911 and 411 are none', () => {
	expect(isDialable('(999) 555-0100')).toBe(false);
	expect(isDialable('(911) 555-0100')).toBe(false);
	expect(isDialable('(813) 411-0100')).toBe(false);
	expect(isDialable('(293) 555-0100')).toBe(false);
});

test('ten digits are written as Americans write them', () => {
	expect(formatPhone('813.555.0100')).toBe('(813) 555-0100');
	expect(formatPhone('+18135550100')).toBe('(813) 555-0100');
	expect(formatPhone('813 555 01')).toBeUndefined();
});
