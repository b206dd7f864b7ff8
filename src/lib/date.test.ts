import { expect, test } from 'vitest';
import { addMonths, formatDate } from './date.ts';

test('a date reads as the language writes it', () => {
	expect(formatDate('2025-05-01', 'en-US')).toBe('May 1, 2025');
	expect(formatDate('2025-05-01', 'es-US')).toBe('1 de mayo de 2025');
});

test('a text that is no date is refused', () => {
	expect(() => formatDate('May 1', 'en-US')).toThrow(RangeError);
	expect(() => formatDate('2025-13-01', 'en-US')).toThrow(RangeError);
});

test.each([
	['2026-11-22', 12, '2027-11-22'],
	['2026-08-31', 6, '2027-02-28'],
	['2027-08-31', 6, '2028-02-29'],
	['2028-02-29', 12, '2029-02-28'],
	['2026-01-31', 12, '2027-01-31'],
	['2026-12-31', 18, '2028-06-30'],
	['2026-10-31', 120, '2036-10-31'],
])('%s and %i months make %s', (day, months, later) => {
	expect(addMonths(day, months)).toBe(later);
});
