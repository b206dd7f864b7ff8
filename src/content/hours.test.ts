import { expect, test } from 'vitest';
import { labels } from '../words/testing/labels.ts';
import { describeHours, isOpenIn } from './hours.ts';
import { weekdays } from './schema/yearly.ts';

type Days = readonly (typeof weekdays)[number][];
type Times = readonly [days: Days, opens: string, closes: string, byAppointment?: boolean];

const toWeek = (week: readonly Times[]) =>
	week.map(([days, opens, closes, byAppointment = false]) => ({
		days: [...days],
		opens,
		closes,
		byAppointment,
	}));
const write = (week: readonly Times[], locale = 'en-US') =>
	describeHours({ week: toWeek(week) }, { ...labels, locale });
const workdays = weekdays.slice(0, 5);

test.for<[string, Times[]]>([
	[
		'Monday to Thursday, 8:00\u00a0AM to 12:00\u00a0PM and 1:00\u00a0PM to 5:00\u00a0PM; Friday, 8:00\u00a0AM to 12:00\u00a0PM; and Saturday, 9:00\u00a0AM to 1:00\u00a0PM',
		[
			[workdays, '08:00', '12:00'],
			[weekdays.slice(0, 4), '13:00', '17:00'],
			[['Saturday'], '09:00', '13:00'],
		],
	],
	['24 hours a day, every day', [[weekdays, '00:00', '24:00']]],
	[
		'Monday and Wednesday to Friday, 6:00\u00a0PM to 12:00\u00a0AM, and Tuesday, by appointment',
		[
			[['Wednesday', 'Monday'], '18:00', '24:00'],
			[['Tuesday'], '', '', true],
			[['Thursday', 'Friday'], '18:00', '24:00'],
		],
	],
	['Monday to Friday, 6:00\u00a0PM to 2:00\u00a0AM', [[workdays, '18:00', '26:00']]],
])('several times read as a sentence: %s', ([hours, week]) => {
	expect(write(week).hours).toBe(hours);
});

test('a day by appointment says so, with the times that it has, and is no opening day', () => {
	const week: Times[] = [
		[['Monday'], '09:00', '12:00'],
		[['Monday', 'Friday'], '', '', true],
		[['Saturday'], '09:00', '12:00', true],
	];
	expect(write(week)).toMatchObject({
		days: 'Monday',
		lines: [
			'Monday, 9:00\u00a0AM to 12:00\u00a0PM and by appointment',
			'Friday, by appointment',
			'Saturday, 9:00\u00a0AM to 12:00\u00a0PM (by appointment)',
			'Closed Tuesday to Thursday and Sunday',
		],
	});
	expect(write(week.slice(1)).days).toBe('Monday, Friday, and Saturday');
});

test.for([
	['08:00', '17:00', [true, true, false]],
	['13:00', '24:00', [false, true, true]],
	['12:00', '17:00', [false, true, false]],
	['00:00', '02:00', [false, false, false]],
	['00:00', '24:00', [true, true, true]],
	['', '', [true, true, true]],
] as const)('from %s to %s, the company is open in these parts of the day: %j', ([opens, closes, parts]) => {
	const week = toWeek([[workdays, opens, closes]]);
	expect((['morning', 'afternoon', 'evening'] as const).map((part) => isOpenIn(part, { week }))).toEqual(
		parts,
	);
});

test('in another language, days are written as its readers do, and a line begins with a capital', () => {
	const week: Times[] = [
		[['Monday', 'Tuesday'], '08:00', '12:00'],
		[['Friday'], '08:00', '17:00'],
	];
	expect(write(week, 'es-US')).toMatchObject({
		days: 'lunes, martes y viernes',
		hours: expect.stringMatching(/^lunes y martes, .*, y viernes, /),
		lines: [expect.stringMatching(/^Lunes/), expect.stringMatching(/^Viernes/), expect.anything()],
	});
});

test('without hours, the company works by appointment, at any time of day', () => {
	expect(describeHours({ week: [] }, labels)).toMatchObject({
		hours: 'by appointment',
		lines: ['By appointment'],
	});
	expect(isOpenIn('evening', { week: [] })).toBe(true);
});
