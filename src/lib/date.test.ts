import { expect, test } from 'vitest';
import { formatDate, formatTime, isToCome, readDate, readDays, translateDate } from './date.ts';

test('a date reads as the language writes it', () => {
	expect(formatDate('2025-05-01', 'en-US')).toBe('May 1, 2025');
	expect(formatDate('2025-05-01', 'es-US')).toBe('1 de mayo de 2025');
});

test('a time reads as the language writes it', () => {
	expect(formatTime('20:00', 'en-US')).toBe('8:00\u00a0PM');
	expect(formatTime('20:00', 'es-US')).toBe('8:00 p.\u00a0m.');
});

test.each([
	['December 24, 2026', '2026-12-24'],
	['Dec 24, 2026', '2026-12-24'],
	['Thursday, Dec. 24th, 2026', '2026-12-24'],
	['December 1st, 2026', '2026-12-01'],
	['December 2nd, 2026', '2026-12-02'],
	['December 3rd, 2026', '2026-12-03'],
	['24 de diciembre de 2026', '2026-12-24'],
	['24 December 2026', '2026-12-24'],
	['12/24/2026', '2026-12-24'],
	['12/24/26', '2026-12-24'],
	['12-24-2026', '2026-12-24'],
	['2026-12-24', '2026-12-24'],
	['2026/1/5', '2026-01-05'],
	['5/5/2027', '2027-05-05'],
	['5/1/2027', '2027-05-01', '2027-01-05'],
	['2/30/2027'],
	['February 30, 2027'],
	['December 24'],
	['December 2026'],
	['the 24 of December 2026'],
	['24-12-31'],
])('%s can mean these days', (typed, ...days) => {
	expect(readDays(typed)).toEqual(days);
	expect(readDate(typed)).toBe(days.length === 1 ? days[0] : typed);
});

test.each([
	['December 2026', true],
	['November 28, 2026', true],
	['November 27, 2026', false],
	['November 2026', false],
	// It may be January 12.
	['12/2026', false],
	['last spring', false],
])('%s is still to come on November 27, 2026: %s', (typed, expected) =>
	expect(isToCome(typed, '2026-11-27')).toBe(expected),
);

test('a month and year is translated, and any other text stays', () => {
	expect(translateDate('May 2025', 'en-US', 'es-US')).toBe('mayo de 2025');
	expect(translateDate('Mar 2025', 'en-US', 'es-US')).toBe('marzo de 2025');
	expect(translateDate('mayo de 2025', 'es-US', 'en-US')).toBe('May 2025');
	for (const text of ['1998', 'Spring 2025', 'Last May'])
		expect(translateDate(text, 'en-US', 'es-US')).toBe(text);
	expect(translateDate('Mar 2025', 'en-US', 'en-US')).toBe('Mar 2025');
	expect(translateDate('11/2026', 'en-US', 'en-US')).toBe('November 2026');
	expect(translateDate('11/2026', 'en-US', 'es-US')).toBe('noviembre de 2026');
	expect(translateDate('Nov 24, 2026', 'en-US', 'es-US')).toBe('24 de noviembre de 2026');
});
