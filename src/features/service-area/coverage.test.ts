import { expect, test } from 'vitest';
import { weekdays } from '../../content/schema/yearly.ts';
import { labels } from '../../words/testing/labels.ts';
import type { CoverageData } from './areas.ts';
import { describeCoverage } from './coverage.ts';
import { describeStates } from './zip-codes.ts';

const hours: CoverageData['hours'] = {
	timeZone: 'America/New_York',
	week: [{ days: ['Monday'], opens: '08:00', closes: '20:00' }],
	special: [],
};
const data: CoverageData = {
	towns: [
		{ name: 'Tampa', state: 'FL', phone: '(813) 555-0142', zips: '33602', near: '33549|lutz' },
		{ name: 'Naples', state: 'FL', phone: '(813) 555-0100', zips: '34102' },
	],
	states: { ...describeStates(['FL']), far: 'orlando' },
	hours,
	phone: '(813) 555-0100',
	emergencyPhone: '(813) 555-0199',
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
/** Monday at 10 AM, when the company is open, and at 7 AM. */
const [open, early] = ['2026-11-23T15:00:00Z', '2026-11-23T12:00:00Z'];
const ask = (typed: string, now = open, more: Partial<CoverageData> = {}) =>
	describeCoverage(typed, { ...data, ...more }, new Date(now));
const local = { href: 'tel:+18135550142', text: 'Call (813) 555-0142' };
const main = { href: 'tel:+18135550100', text: 'Call (813) 555-0100' };
const water = { before: 'Water.', href: 'tel:+18135550199', text: 'Call (813) 555-0199' };

test.for([
	['9 Bay Ave, Tampa', 'Here: Tampa. Until 8:00\u00a0PM.', local],
	['12 Oak Dr, Lutz, FL', 'Near: Lutz, Tampa. Until 8:00\u00a0PM.', local],
	['Orlando, Florida', 'Elsewhere: Orlando.', main],
	['Miramar', 'Unknown: Miramar.', main],
	['Dublin, OH', 'Outside: Dublin, OH.', undefined],
] as const)('“%s” is answered: %s', ([typed, text, call]) => expect(ask(typed)).toEqual({ text, call }));

test.for([
	['at night', early, 'Here: Tampa. At 8:00\u00a0AM.'],
	['on a day without hours', '2026-11-22T15:00:00Z', 'Here: Tampa. On Monday.'],
] as const)('%s, the next opening is told, and the line that is answered for water', ([, now, text]) => {
	expect(ask('Tampa', now)).toEqual({ text, call: water });
	for (const typed of ['Naples', 'Orlando', 'Miramar']) expect(ask(typed, now).call).toEqual(water);
	expect(ask('Dublin, OH', now).call).toBeUndefined();
});

test('where a place with hours of its own answers, the answer has those hours', () => {
	const week: typeof hours.week = [{ days: ['Monday'], opens: '06:30', closes: '09:00' }];
	const more = { offices: { '(813) 555-0142': { ...hours, week } } };
	expect(ask('Tampa', early, more)).toEqual({ text: 'Here: Tampa. Until 9:00\u00a0AM.', call: local });
	expect(ask('Naples', early, more)).toEqual({ text: 'Here: Naples. At 8:00\u00a0AM.', call: water });
	expect(ask('Lutz', open, more)).toEqual({
		text: 'Near: Lutz, Tampa. On Monday, November 30.',
		call: water,
	});
});

test('without a line that is always answered, the only number is the one to call later', () => {
	const words = { ...data.words, water: undefined };
	expect(ask('Tampa', early, { words }).call).toEqual(local);
	expect(ask('Orlando', early, { words }).call).toEqual(main);
});

test('a company that never closes tells no closing time', () => {
	const week = [{ days: weekdays, opens: '00:00', closes: '24:00' }];
	expect(ask('Tampa', early, { hours: { ...hours, week } }).text).toBe('Here: Tampa. Now, at 7:00\u00a0AM.');
});

test('on a holiday its note is told, and the line that is answered for water', () => {
	const special = [{ from: '2026-11-23', opens: '', closes: '', note: 'Thanksgiving' }];
	const more = { hours: { ...hours, special } };
	expect(ask('Tampa', open, more)).toEqual({
		text: 'Here: Tampa. Thanksgiving, until Monday, November 30.',
		call: water,
	});
	expect(ask('Orlando', open, more).call).toEqual(water);
});

test('a slip of the fingers brings a suggestion, and what is no place is a mistake', () => {
	expect(ask('Tampq')).toMatchObject({ suggestion: { town: 'Tampa', text: 'Tampa?' }, call: main });
	expect(ask(' ')).toEqual({ text: labels.coverage.empty, isMistake: true });
	expect(ask('3360')).toEqual({ text: labels.coverage.notZip, isMistake: true });
});
