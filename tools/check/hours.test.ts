import { expect, test } from 'vitest';
import { reportAfter, set, testCases } from './testing/fixture.ts';

const closes = (time: string) => set('company.yaml', 'hours.week.0.closes', time);
const week = (...entries: [days: string[], opens: string, closes: string][]) =>
	set(
		'company.yaml',
		'hours.week',
		entries.map(([days, opens, end]) => ({ days, opens, closes: end })),
	);
const special = (...entries: object[]) => set('company.yaml', 'hours.special', entries);
const notice = (from: string, to: string) => set('company.yaml', 'notices', [{ text: 'Closed.', from, to }]);

testCases([
	[
		'hours that end before they begin',
		closes('07:00'),
		'closes: 07:00',
		'Found: 07:00, which isn’t later than 08:00, when you open\n',
		'closes: "00:00" for midnight',
	],
	['hours that end when they begin', closes('08:00'), 'closes: 08:00', 'Found: 08:00, which isn’t later'],
	['hours that end after midnight', closes('02:00'), 'closes: 02:00', 'an entry for the next day'],
	['hours until midnight', closes('00:00')],
	['a time that is no time', closes('9am'), 'closes: 9am', 'Found: 9am'],
	['an unknown day', week([['Mon'], '08:00', '17:00']), 'Mon', '- "Monday"'],
	[
		'a break, and a night until the next morning',
		week(
			[['Monday', 'Friday'], '08:00', '12:00'],
			[['Monday'], '13:00', '17:00'],
			[['Friday'], '18:00', '00:00'],
			[['Saturday'], '00:00', '06:00'],
		),
	],
	[
		'two times that overlap',
		week([['Monday', 'Tuesday'], '08:00', '00:00'], [['Tuesday'], '13:00', '17:00']),
		'- days:',
		'Found: 13:00 to 17:00, although an earlier entry with the same day says 08:00 to 00:00\n',
	],
	[
		'a day that is closed and open',
		special(
			{ from: '2025-12-24', to: '2025-12-31' },
			{ from: '2025-12-31', opens: '08:00', closes: '12:00' },
		),
		'- from: 2025-12-31',
		'Found: 08:00 to 12:00, although an earlier entry with the same day says closed\n',
	],
	[
		'special days with two times, one after the other',
		special(
			{ from: '2025-12-24', opens: '08:00', closes: '12:00' },
			{ from: '2025-12-24', opens: '13:00', closes: '15:00', note: 'Christmas Eve' },
			{ from: '2025-12-25' },
		),
	],
	[
		'a special day with one time',
		special({ from: '2025-12-24', opens: '08:00' }),
		'- from: 2025-12-24',
		'Found: nothing, although the other time is there\n',
		'closes: "12:00"',
	],
	[
		'special hours that end before they begin',
		special({ from: '2025-12-24', opens: '08:00', closes: '02:00' }),
		'closes: 02:00',
	],
	[
		'special days in the wrong order',
		special({ from: '2025-12-26', to: '2025-12-24' }),
		'to: 2025-12-24',
		'Found: 2025-12-24, which is before 2025-12-26\n',
	],
	['a notice of one day', notice('2025-12-24', '2025-12-24')],
	['a notice in the wrong order', notice('2025-12-26', '2025-12-24'), 'to: 2025-12-24', 'never see'],
]);

test('times that overlap are told beside a mistake elsewhere in the file', async () => {
	const { text, problems } = await reportAfter([
		week([['Wednesday'], '08:00', '12:00'], [['Wednesday'], '11:00', '17:00']),
		set('company.yaml', 'email', 'nobody'),
	]);
	expect(problems).toHaveLength(2);
	expect(text).toContain('11:00 to 17:00, although an earlier entry with the same day says 08:00 to 12:00');
});

test.each([
	[
		'a special day that has passed',
		special({ from: '2025-05-31' }),
		'which has passed (today is 2025-06-01)',
	],
	['a special day on its last day', special({ from: '2025-05-30', to: '2025-06-01' })],
	['a notice that has passed', notice('2025-05-30', '2025-05-31'), 'which has passed (today is 2025-06-01)'],
	[
		'a year mistyped',
		special({ from: '2025-12-24', to: '2035-12-26' }),
		'which is more than a year after 2025-12-24',
	],
])('%s is told without stopping the site', async (_, change, found?: string) => {
	const { text, problems } = await reportAfter(change);
	expect(problems.map(({ severity }) => severity)).toEqual(found ? ['warning'] : []);
	expect(text).toContain(found ?? '');
});
