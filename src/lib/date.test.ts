import { expect, test } from 'vitest';
import { formatDate, formatTime, translateMonth } from './date.ts';

test('a date reads as the language writes it', () => {
	expect(formatDate('2025-05-01', 'en-US')).toBe('May 1, 2025');
	expect(formatDate('2025-05-01', 'es-US')).toBe('1 de mayo de 2025');
});

test('a time reads as the language writes it', () => {
	expect(formatTime('20:00', 'en-US')).toBe('8:00\u00a0PM');
	expect(formatTime('20:00', 'es-US')).toBe('8:00 p.\u00a0m.');
});

test('a month and year is translated, and any other text stays', () => {
	expect(translateMonth('May 2025', 'en-US', 'es-US')).toBe('mayo de 2025');
	expect(translateMonth('Mar 2025', 'en-US', 'es-US')).toBe('marzo de 2025');
	expect(translateMonth('mayo de 2025', 'es-US', 'en-US')).toBe('May 2025');
	for (const text of ['1998', 'Spring 2025', 'Last May'])
		expect(translateMonth(text, 'en-US', 'es-US')).toBe(text);
	expect(translateMonth('Mar 2025', 'en-US', 'en-US')).toBe('Mar 2025');
});
