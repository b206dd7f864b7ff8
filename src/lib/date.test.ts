import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('a date reads as the language writes it', () => {
	expect(formatDate('2025-05-01', 'en-US')).toBe('May 1, 2025');
	expect(formatDate('2025-05-01', 'es-US')).toBe('1 de mayo de 2025');
});
