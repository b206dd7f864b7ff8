import { describe, expect, test } from 'vitest';
import labels from '../../../content/labels.json' with { type: 'json' };
import type { CoverageData } from './areas.ts';
import { describeCoverage } from './coverage.ts';
import { describeStates } from './zip-codes.ts';

const data: CoverageData = {
	towns: [
		{ name: 'Tampa', state: 'FL', phone: '(813) 555-0142', zips: '33602', near: '33549|lutz' },
		{ name: 'Clearwater', state: 'FL', phone: '(813) 555-0142', zips: '33755' },
		{ name: 'Miami', state: 'FL', phone: '(305) 555-0187', zips: '33186', near: 'n miami' },
		{ name: 'Naples', state: 'FL', phone: '(813) 555-0100', zips: '34102' },
	],
	states: { ...describeStates(['FL']), far: 'orlando' },
	hours: { timeZone: 'America/New_York', week: [{ days: '1', opens: '08:00', closes: '20:00' }] },
	phone: '(813) 555-0100',
	locale: 'en-US',
	// Labels that show which values fill them.
	words: {
		...labels.coverage,
		here: 'Here: {town}.',
		near: 'Near: {place}, {town}.',
		elsewhere: 'Elsewhere: {place}.',
		outside: 'Outside: {place}.',
		unknown: 'Unknown: {place}.',
		meant: '{town}?',
		open: 'Until {closes}.',
		openNow: 'Now, at {time}.',
		opensToday: 'At {opens}.',
		opensLater: 'On {weekday}.',
		closedToday: '{note}, until {weekday}.',
		water: 'Water.',
		call: 'Call {number}',
	},
};
const ask = (typed: string, now = '2026-11-23T15:00:00Z') => describeCoverage(typed, data, new Date(now));
const call = (number: string) => [{ href: `tel:+1${number.replace(/\D/g, '')}`, text: `Call ${number}` }];
const water = { before: 'Water.', href: 'tel:+18135550100', text: 'Call (813) 555-0100' };

test.for([
	['9 Bay Ave, Tampa', 'Here: Tampa. Until 8:00 PM.', '(813) 555-0142'],
	['33549', 'Near: 33549, Tampa. Until 8:00 PM.', '(813) 555-0142'],
	['12 Oak Dr, Lutz, FL', 'Near: Lutz, Tampa. Until 8:00 PM.', '(813) 555-0142'],
	['North Miami', 'Near: North Miami, Miami. Until 8:00 PM.', '(305) 555-0187'],
	['32801', 'Elsewhere: 32801.', '(813) 555-0100'],
	['Orlando, Florida', 'Elsewhere: Orlando.', '(813) 555-0100'],
	['Miramar', 'Unknown: Miramar.', '(813) 555-0100'],
	['33602 Elm St, Orlando', 'Unknown: 33602 Elm St, Orlando.', '(813) 555-0100'],
] as const)('“%s” is answered: %s', ([typed, text, number]) => {
	expect(ask(typed)).toEqual({ text, calls: call(number) });
});

test('a place in another state has nobody to call', () => {
	expect(ask('Dublin, OH')).toEqual({ text: 'Outside: Dublin, OH.', calls: [] });
	expect(ask('30301')).toEqual({ text: 'Outside: 30301.', calls: [] });
	expect(ask('30301', '2026-11-24T15:00:00Z').calls).toEqual([]);
});

describe('outside of the opening hours', () => {
	test.for([
		['at night', '2026-11-23T12:00:00Z', ' At 8:00 AM.'],
		['on a day without hours', '2026-11-22T15:00:00Z', ' On Monday.'],
	] as const)('%s, the next opening is told, and whom to call for water', ([, now, opening]) => {
		expect(ask('Tampa', now)).toEqual({
			text: `Here: Tampa.${opening}`,
			calls: [...call('(813) 555-0142'), water],
		});
		expect(ask('Lutz', now).calls).toEqual([...call('(813) 555-0142'), water]);
		// The main line is also the emergency line.
		for (const typed of ['Naples', 'Orlando', 'Miramar']) expect(ask(typed, now).calls).toEqual([water]);
		expect(ask('Clearwatre', now)).toMatchObject({ suggestion: { town: 'Clearwater' }, calls: [water] });
	});

	test('without a line that is always answered, the only number is the one to call later', () => {
		const quiet = { ...data, words: { ...data.words, water: undefined } };
		const askQuiet = (typed: string) =>
			describeCoverage(typed, quiet, new Date('2026-11-23T12:00:00Z')).calls;
		expect(askQuiet('Tampa')).toEqual(call('(813) 555-0142'));
		expect(askQuiet('Orlando')).toEqual(call('(813) 555-0100'));
	});
});

test('a company that never closes tells no closing time', () => {
	const week = [{ days: '0123456', opens: '00:00', closes: '24:00' }];
	const always = { ...data, hours: { ...data.hours, week } };
	expect(describeCoverage('Tampa', always, new Date('2026-11-24T00:04:00Z'))).toEqual({
		text: 'Here: Tampa. Now, at 7:04 PM.',
		calls: call('(813) 555-0142'),
	});
});

test('on a holiday its note is told', () => {
	const special = [{ from: '2026-11-23', opens: '', closes: '', note: 'Thanksgiving' }];
	const closed = { ...data, hours: { ...data.hours, special } };
	expect(describeCoverage('Tampa', closed, new Date('2026-11-23T15:00:00Z')).text).toBe(
		'Here: Tampa. Thanksgiving, until Monday, November 30.',
	);
});

test('a slip of the fingers brings a suggestion, and what is no place is a mistake', () => {
	const suggestion = { town: 'Clearwater', text: 'Clearwater?' };
	expect(ask('Clearwatre')).toEqual({
		text: 'Unknown: Clearwatre.',
		suggestion,
		calls: call('(813) 555-0100'),
	});
	expect(ask(' ')).toEqual({ text: labels.coverage.empty, isMistake: true, calls: [] });
	expect(ask('3360')).toEqual({ text: labels.coverage.notZip, isMistake: true, calls: [] });
});
