import { expect, test } from 'vitest';
import { formatTime, isToCome, readDate, readDays, showDate } from './date.ts';

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

test.each([
	['May 2025', 'May 2025', 'mayo de 2025'],
	['sept. 2025', 'September 2025', 'septiembre de 2025'],
	['Mayo de 2025', 'May 2025', 'mayo de 2025'],
	['11/2026', 'November 2026', 'noviembre de 2026'],
	['2024-03', 'March 2024', 'marzo de 2024'],
	['2024-03-05', 'March 5, 2024', '5 de marzo de 2024'],
	...['1998', 'Spring 2025', 'Last May', '5/1/2027', '13/2025'].map((text) => [text, text, text]),
])('%s is shown as %s and as %s', (typed = '', english, spanish) =>
	expect(['en-US', 'es-US'].map((locale) => showDate(typed, locale))).toEqual([english, spanish]),
);

test('a time doesn’t break', () =>
	expect(['en-US', 'es-US'].map((locale) => formatTime('17:00', locale))).toEqual([
		'5:00\u00a0PM',
		'5:00\u00a0p.\u00a0m.',
	]));
