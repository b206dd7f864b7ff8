import { describe, expect, test } from 'vitest';
import labels from '../../../content/labels.en.json' with { type: 'json' };
import { type CoverageData, describeCoverage, findCoverage } from './coverage.ts';

/** Sentences that show what they are filled with. */
const words = Object.fromEntries(
	Object.keys(labels.coverage).map((name) => [name, `${name} {town} {place} {weekday} {opens} {closes}`]),
) as CoverageData['words'];
const data: CoverageData = {
	area: {
		towns: [
			{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602'] },
			{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
			{ name: 'Miami', phone: '(305) 555-0187', zips: ['33186'] },
		],
		floridaPrefixes: ['328', '331', '335', '336', '337'],
	},
	nearZips: { '33549': 0 },
	names: { lutz: 0, orlando: -1, 'n miami': 2 },
	hours: { days: ['Monday'], opens: '08:00', closes: '20:00' },
	phone: '(813) 555-0100',
	locale: 'en-US',
	words,
};

describe('coverage', () => {
	const near = { kind: 'near', town: 'Tampa', phone: '(813) 555-0142' };
	test.for([
		['9 Bay Ave, Tampa', { kind: 'here', town: 'Tampa', phone: '(813) 555-0142' }],
		['33549', { ...near, place: '33549' }],
		['Lutz', { ...near, place: 'Lutz' }],
		['12 Oak Dr, Lutz, FL', { ...near, place: 'Lutz' }],
		['North Miami', { kind: 'near', place: 'North Miami', town: 'Miami', phone: '(305) 555-0187' }],
		['32801', { kind: 'florida', place: '32801' }],
		['Orlando, Florida', { kind: 'florida', place: 'Orlando' }],
		['30301', { kind: 'outside', place: '30301' }],
		['Orlando, ME', { kind: 'outside', place: 'Orlando, ME' }],
		['12 Oak Dr, Lutz, GA', { kind: 'outside', place: '12 Oak Dr, Lutz, GA' }],
		['Clearwatre', { kind: 'unknown', place: 'Clearwatre', suggestion: 'Clearwater' }],
		['Xanadu', { kind: 'unknown', place: 'Xanadu' }],
		['Orlando, Italy', { kind: 'unknown', place: 'Orlando, Italy' }],
		[' ', { kind: 'empty' }],
		['3360', { kind: 'notZip' }],
	] as const)('of “%s”', ([typed, coverage]) => expect(findCoverage(typed, data)).toEqual(coverage));
});

test('an answer gives the phone where we may work, and the hours where a crew is near', () => {
	const say = (typed: string, now = '2026-11-23T15:00:00Z') =>
		describeCoverage(findCoverage(typed, data), data, new Date(now));
	expect(say('Tampa').text).toMatch(/^here Tampa .* open .* 8:00 PM$/);
	expect(say('Tampa').phone).toBe('(813) 555-0142');
	expect(say('Tampa', '2026-11-24T15:00:00Z').text).toContain('opensLater {town} {place} Monday');
	expect(say('Tampa', '2026-11-23T12:00:00Z').text).toContain('opensToday {town} {place} {weekday} 8:00 AM');
	expect(say('Orlando')).toEqual({ text: expect.stringMatching(/^florida/), phone: data.phone });
	expect(say('30301')).toEqual({ text: expect.stringMatching(/^outside/) });
	expect(say('Clearwatre').suggestion?.town).toBe('Clearwater');
	expect(say('3360')).toMatchObject({ isMistake: true });
});
