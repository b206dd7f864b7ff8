import { describe, expect, test } from 'vitest';
import { type CoverageData, describeCoverage, findCoverage } from './coverage.ts';

const word = (name: string) => `${name} {town} {place}`;
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
	words: {
		here: word('here'),
		near: word('near'),
		florida: word('florida'),
		outside: word('outside'),
		unknown: word('unknown'),
		meant: word('meant'),
		empty: 'empty',
		notZip: 'notZip',
		open: 'open until {closes}',
		opensToday: 'opens at {opens}',
		opensLater: 'opens {weekday}',
		call: 'Call {number}',
	},
};
const find = (typed: string) => findCoverage(typed, data);

describe('a place', () => {
	test('in a town of ours is ours: by ZIP code, by name and by address', () => {
		const tampa = { kind: 'here', town: 'Tampa', phone: '(813) 555-0142' };
		for (const typed of ['33602', 'tampa', 'Tampa, FL', '100 Main St, Tampa, FL 33602', '9 Bay Ave, Tampa'])
			expect(find(typed), typed).toEqual(tampa);
	});

	test('near a town of ours is near, and is not called ours', () => {
		const near = { kind: 'near', town: 'Tampa', phone: '(813) 555-0142' };
		expect(find('33549')).toEqual({ ...near, place: '33549' });
		expect(find('Lutz')).toEqual({ ...near, place: 'Lutz' });
		expect(find('12 Oak Dr, Lutz, FL')).toEqual({ ...near, place: 'Lutz' });
		expect(find('North Miami')).toMatchObject({ kind: 'near', town: 'Miami' });
	});

	test('elsewhere in Florida and outside of it are told apart', () => {
		expect(find('32801')).toEqual({ kind: 'florida', place: '32801' });
		expect(find('Orlando, Florida')).toMatchObject({ kind: 'florida' });
		expect(find('30301')).toEqual({ kind: 'outside', place: '30301' });
		for (const typed of ['Orlando, ME', 'Tampa, KS', 'Miami Oklahoma', '12 Oak Dr, Lutz, GA'])
			expect(find(typed), typed).toEqual({ kind: 'outside', place: typed });
	});

	test('that nobody knows is asked about again, with a town that may be meant', () => {
		expect(find('Clearwatre')).toEqual({ kind: 'unknown', place: 'Clearwatre', suggestion: 'Clearwater' });
		for (const typed of ['Xanadu', '1200 Bayshore Blvd', 'Miami, Queensland', 'Orlando, Italy'])
			expect(find(typed), typed).toEqual({ kind: 'unknown', place: typed });
		expect(find(' ')).toEqual({ kind: 'empty' });
		expect(find('3360')).toEqual({ kind: 'notZip' });
	});
});

test('an answer gives the phone where we may come, the hours where a crew is near, and neither where we never come', () => {
	const monday = new Date('2026-11-23T15:00:00Z');
	const say = (typed: string, now = monday) => describeCoverage(find(typed), data, now);
	expect(say('Tampa')).toEqual({ text: 'here Tampa {place} open until 8:00 PM', phone: '(813) 555-0142' });
	expect(say('Orlando')).toEqual({ text: 'florida {town} Orlando', phone: data.phone });
	expect(say('Tampa', new Date('2026-11-24T15:00:00Z')).text).toContain('opens Monday');
	expect(say('Tampa', new Date('2026-11-23T12:00:00Z')).text).toContain('opens at 8:00 AM');
	expect(say('30301')).toEqual({ text: 'outside {town} 30301' });
	expect(say('Clearwatre').suggestion).toEqual({ town: 'Clearwater', text: 'meant Clearwater {place}' });
	expect(say('3360')).toEqual({ text: 'notZip', isMistake: true });
});
