import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('a date reads as the language writes it', () => {
	expect(formatDate('2025-05-01', 'en-US')).toBe('May 1, 2025');
	expect(formatDate('2025-05-01', 'es-US')).toBe('1 de mayo de 2025');
});

test('a text that is no date is refused', () => {
	expect(() => formatDate('May 1', 'en-US')).toThrow(RangeError);
	expect(() => formatDate('2025-13-01', 'en-US')).toThrow(RangeError);
});
