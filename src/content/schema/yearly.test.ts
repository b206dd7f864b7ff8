import { expect, test } from 'vitest';
import { writeDates, yearlyPattern } from './yearly.ts';

test.each([
	['December 25', '2026-12-25'],
	['fourth Thursday of November', '2026-11-26', '2027-11-25'],
	['first Monday of September', '2027-09-06'],
	['last Monday of May', '2027-05-31'],
	['first Sunday of March', '2027-03-07'],
	['February 29', '2027-02-28'],
	['November 24', '2026-11-24', '2027-11-24'],
	['November 26', '2026-11-26', '2027-11-26'],
	['November 23', '2027-11-23'],
	['day after fourth Thursday of November', '2026-11-27', '2027-11-26'],
	['Easter', '2027-03-28'],
	['2 days before Easter', '2027-03-26'],
	['July 4 and December 25', '2027-07-04', '2026-12-25'],
])('%s is on its days of the year to come', (each, ...days) => {
	expect(each).toMatch(yearlyPattern);
	expect(writeDates([{ each }], '2026-11-25')).toEqual(days.map((from) => ({ from })));
});

// Also in the years in which plain formulas err.
test.each(['2026-04-05', '2028-04-16', '2038-04-25', '2049-04-18', '2076-04-19'])('Easter is on %s', (from) =>
	expect(writeDates([{ each: 'Easter' }], from)[0]).toEqual({ from }),
);

test('a season may go on into the next year', () =>
	expect(writeDates([{ each: 'December 24 to January 2' }], '2027-01-01')).toEqual([
		{ from: '2026-12-24', to: '2027-01-02' },
		{ from: '2027-12-24', to: '2028-01-02' },
	]));

test('a rule may begin or end on a day', () => {
	const each = 'November 26';
	expect(writeDates([{ each, from: '2027-01-01' }], '2026-11-26')).toEqual([{ from: '2027-11-26' }]);
	expect(writeDates([{ each, to: '2027-01-01' }], '2026-11-26')).toEqual([{ from: '2026-11-26' }]);
});

test('days of one year take the place of the holidays among them', () => {
	const vacation = { from: '2026-12-24', to: '2027-01-03' };
	const holidays = ['December 24', 'January 3', 'January 4'].map((each) => ({ each }));
	expect(writeDates([...holidays, vacation], '2026-11-26').map(({ from }) => from)).toEqual([
		'2027-01-04',
		'2026-12-24',
	]);
	expect(writeDates([...holidays, vacation], '2027-11-26').map(({ from }) => from)).toEqual([
		'2027-12-24',
		'2028-01-03',
		'2028-01-04',
		'2026-12-24',
	]);
});

test('a day within a season takes its place in it', () =>
	expect(
		writeDates(
			[{ each: 'September 1 to December 20' }, { each: 'fourth Thursday of November' }],
			'2026-11-01',
		),
	).toEqual([
		{ from: '2026-09-01', to: '2026-11-25' },
		{ from: '2026-11-27', to: '2026-12-20' },
		{ from: '2027-09-01', to: '2027-12-20' },
		{ from: '2026-11-26' },
	]));

test('a dated day stays, and what is no rule isn’t taken for one', () => {
	const eve = { from: '2026-12-24', note: 'Eve' };
	expect(writeDates([eve], '2027-06-01')).toEqual([eve]);
	for (const each of ['Christmas', 'December 32', 'fifth Monday of May', 'December 25, 2026'])
		expect([each.match(yearlyPattern), writeDates([{ each }], '2026-11-25')]).toEqual([null, []]);
});
