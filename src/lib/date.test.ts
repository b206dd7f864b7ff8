import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('a date reads as Americans write it', () => {
	expect(formatDate('2025-05-01')).toBe('May 1, 2025');
});

test('a text that is no date is refused', () => {
	expect(() => formatDate('May 1')).toThrow(RangeError);
	expect(() => formatDate('2025-13-01')).toThrow(RangeError);
});
