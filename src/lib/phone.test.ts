import { expect, test } from 'vitest';
import { isDialable } from './contact-text.ts';
import { formatPhone } from './phone.ts';

test('a number can be dialled where its area code exists and no service follows', () => {
	const numbers = ['+1 813 555 0100', '(813) 555-010', '(293) 555-0100', '(813) 411-0100'];
	expect(numbers.map(isDialable)).toEqual([true, false, false, false]);
});

test('ten digits are written as Americans write them', () => {
	expect(formatPhone('813.555.0100')).toBe('(813) 555-0100');
	expect(formatPhone('+18135550100')).toBe('(813) 555-0100');
	expect(formatPhone('813 555 01')).toBeUndefined();
});
