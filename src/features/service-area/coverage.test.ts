import { expect, test } from 'vitest';
import labels from '../../../content/labels.en.json' with { type: 'json' };
import { type CoverageData, describeCoverage } from './coverage.ts';

const data: CoverageData = {
	towns: [
		{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602'] },
		{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
		{ name: 'Miami', phone: '(305) 555-0187', zips: ['33186'] },
	],
	near: { '33549': 0, lutz: 0, orlando: -1, 'n miami': 2 },
	hours: { days: ['Monday'], opens: '08:00', closes: '20:00' },
	phone: '(813) 555-0100',
	locale: 'en-US',
	// Sentences that show what they are filled with.
	words: {
		...labels.coverage,
		here: 'Here: {town}.',
		near: 'Near: {place}, {town}.',
		florida: 'Florida: {place}.',
		outside: 'Outside: {place}.',
		unknown: 'Unknown: {place}.',
		meant: '{town}?',
		open: 'Until {closes}.',
		opensToday: 'At {opens}.',
		opensLater: 'On {weekday}.',
		call: 'Call {number}',
	},
};
const ask = (typed: string, now = '2026-11-23T15:00:00Z') => describeCoverage(typed, data, new Date(now));

test.for([
	['9 Bay Ave, Tampa', 'Here: Tampa. Until 8:00 PM.', '+18135550142'],
	['33549', 'Near: 33549, Tampa. Until 8:00 PM.', '+18135550142'],
	['12 Oak Dr, Lutz, FL', 'Near: Lutz, Tampa. Until 8:00 PM.', '+18135550142'],
	['North Miami', 'Near: North Miami, Miami. Until 8:00 PM.', '+13055550187'],
	['32801', 'Florida: 32801.', '+18135550100'],
	['Orlando, Florida', 'Florida: Orlando.', '+18135550100'],
	['30301', 'Outside: 30301.', undefined],
	['12 Oak Dr, Lutz, GA', 'Outside: 12 Oak Dr, Lutz, GA.', undefined],
	['Orlando, Italy', 'Unknown: Orlando, Italy.', '+18135550100'],
] as const)('“%s” is answered: %s', ([typed, text, number]) => {
	expect(ask(typed).text).toBe(text);
	expect(ask(typed).call?.href).toBe(number && `tel:${number}`);
});

test('outside of the opening hours, the next opening is told', () => {
	expect(ask('Tampa', '2026-11-23T12:00:00Z').text).toBe('Here: Tampa. At 8:00 AM.');
	expect(ask('Tampa', '2026-11-24T15:00:00Z').text).toBe('Here: Tampa. On Monday.');
});

test('a slip of the fingers brings a suggestion, and what is no place is a mistake', () => {
	const suggestion = { town: 'Clearwater', text: 'Clearwater?' };
	expect(ask('Clearwatre')).toEqual({ text: 'Unknown: Clearwatre.', suggestion });
	expect(ask(' ')).toEqual({ text: labels.coverage.empty, isMistake: true });
	expect(ask('3360')).toEqual({ text: labels.coverage.notZip, isMistake: true });
});
