import { expect, test } from 'vitest';
import { labels } from '../words/testing/labels.ts';
import { describeHours, describeSpecial, findWeek, isOpenIn } from './hours.ts';
import { hoursWith } from './schema/hours.ts';
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

test('the hours are written from days and times', () => {
	expect(write([[weekdays.slice(0, 6), '08:00', '20:00']])).toEqual({
		days: 'Monday to Saturday',
		hours: 'Monday to Saturday, 8:00\u00a0AM to 8:00\u00a0PM',
		lines: ['Monday to Saturday, 8:00\u00a0AM to 8:00\u00a0PM', 'Closed Sunday'],
	});
});

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
	['Friday, 6:00\u00a0PM to 12:00\u00a0AM', [[['Friday'], '18:00', '24:00']]],
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

test('days with the same times share a line, wherever the owner wrote them', () => {
	const { days, lines } = write([
		[['Monday', 'Wednesday'], '08:00', '17:00'],
		[['Tuesday'], '09:00', '13:00'],
		[['Thursday', 'Friday'], '08:00', '17:00'],
	]);
	expect(days).toBe('Monday to Friday');
	expect(lines).toEqual([
		'Monday and Wednesday to Friday, 8:00\u00a0AM to 5:00\u00a0PM',
		'Tuesday, 9:00\u00a0AM to 1:00\u00a0PM',
		'Closed Saturday and Sunday',
	]);
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

const day = { opens: '08:00', closes: '18:00' };
test.for([
	['Closed December 25', { from: '2026-12-25' }],
	['Closed December 25', { from: '2026-12-25', closed: true, opens: '08:00', closes: '12:00' }],
	['Closed December 24 – 26 (Christmas)', { from: '2026-12-24', to: '2026-12-26', note: 'Christmas' }],
	['December 31, 8:00\u00a0AM to 12:00\u00a0PM', { from: '2026-12-31', opens: '08:00', closes: '12:00' }],
	['Closed December 24, 2026 – January 2, 2027', { from: '2026-12-24', to: '2027-01-02' }],
	[
		'Monday to Saturday, December 1 – 31, 8:00\u00a0AM to 6:00\u00a0PM',
		{ from: '2026-12-01', to: '2026-12-31', ...day },
	],
	['December 1 – 7, 8:00\u00a0AM to 6:00\u00a0PM', { from: '2026-12-01', to: '2026-12-07', ...day }],
	['December 1 – 7, by appointment', { from: '2026-12-01', to: '2026-12-07', byAppointment: true }],
	['Closed Sunday, December 1 – 31', { from: '2026-12-01', to: '2026-12-31', days: 'Sundays', closed: true }],
] as const)('a special day is written: %s', ([text, special]) => {
	const week = [{ days: 'Mon-Sat', opens: '09:00', closes: '17:00' }];
	const hours = hoursWith({}).parse({ week, special: [special] });
	expect(hours.special.map((one) => describeSpecial(one, labels))).toEqual([text]);
});

test('without hours, the company works by appointment, at any time of day', () => {
	expect(describeHours({ week: [] }, labels)).toMatchObject({
		hours: 'by appointment',
		lines: ['By appointment'],
	});
	expect(isOpenIn('evening', { week: [] })).toBe(true);
});

test.for([
	['2026-10-31', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2026-11-01', 'Monday to Friday, 9:00\u00a0AM to 4:00\u00a0PM'],
	// Within the season and its holidays, whose hours are their own.
	['2026-12-25', 'Monday to Friday, 9:00\u00a0AM to 4:00\u00a0PM'],
	['2027-04-01', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2027-05-03', 'Monday to Saturday, 7:00\u00a0AM to 7:00\u00a0PM'],
	['2027-06-03', 'Monday to Saturday, by appointment'],
] as const)('on %s, the hours of a season of more than two weeks are those of the week', ([today, hours]) => {
	const read = hoursWith({}).parse({
		week: [{ days: 'Mon-Sat', opens: '7 am', closes: '7 pm' }],
		special: [
			{ from: '2026-11-01', to: '2027-03-31', days: 'Mon-Fri', opens: '9 am', closes: '4 pm' },
			{ from: '2026-11-01', to: '2027-03-31', days: 'Saturday', closed: true },
			{ from: '2026-12-24', to: '2026-12-26', closed: true },
			{ from: '2027-05-01', to: '2027-05-14', opens: '8 am', closes: '9 pm' },
			{ from: '2027-06-01', to: '2027-07-31', byAppointment: true },
		],
	});
	expect(describeHours({ week: findWeek(read, today) }, labels).hours).toBe(hours);
});
