import { describe, expect, test } from 'vitest';
import { weekdays } from '../../content/schema/yearly.ts';
import { findOpening, isByAppointment, isOpenOn, type OpenHours } from './open-hours.ts';

const timeZone = 'America/New_York';
const workdays = weekdays.slice(0, 5);
const hours: OpenHours = {
	timeZone,
	week: [{ days: weekdays.slice(0, 6), opens: '08:00', closes: '20:00' }],
	special: [],
};
const find = (moment: string, own: Partial<OpenHours> = {}, locale = 'en-US') =>
	findOpening(new Date(moment), { ...hours, ...own }, locale);
const closedOn = (from: string) => ({ from, opens: '', closes: '' });
const always = { days: weekdays, opens: '00:00', closes: '24:00' };

test.for([
	['2026-07-06T12:00Z', { state: 'open', time: '8:00\u00a0AM', closes: '8:00\u00a0PM' }],
	['2026-12-07T12:59Z', { state: 'opensToday', time: '7:59\u00a0AM', opens: '8:00\u00a0AM' }],
	['2026-12-08T00:59Z', { state: 'open', time: '7:59\u00a0PM' }],
	['2026-12-08T01:00Z', { state: 'opensLater', weekday: 'Tuesday', opens: '8:00\u00a0AM' }],
	['2026-12-13T02:00Z', { state: 'opensLater', time: '9:00\u00a0PM', weekday: 'Monday' }],
	// The day on which clocks go back is one day.
	['2026-11-01T04:10Z', { state: 'opensLater', time: '12:10\u00a0AM', weekday: 'Monday' }],
] as const)('it is open by the clock of Florida, in summer and in winter: at %s', ([moment, opening]) =>
	expect(find(moment)).toMatchObject(opening),
);

test('a company in the West opens later', () =>
	expect(find('2026-12-07T15:00Z', { timeZone: 'America/Los_Angeles' })?.time).toBe('7:00\u00a0AM'));

test('in another language, times and weekdays are written as its readers do', () =>
	expect(find('2026-12-13T02:00Z', {}, 'de-DE')).toMatchObject({ time: '21:00', weekday: 'Montag' }));

describe('hours that go on after midnight', () => {
	const nights: OpenHours['week'] = [{ days: ['Friday', 'Saturday'], opens: '18:00', closes: '26:00' }];
	test.for([
		// A Friday, and the days after it.
		['2026-12-11T19:00', { state: 'open', closes: '2:00\u00a0AM' }],
		['2026-12-12T01:30', { state: 'open', closes: '2:00\u00a0AM' }],
		['2026-12-12T02:00', { state: 'opensAgain', opens: '6:00\u00a0PM' }],
		['2026-12-13T02:00', { state: 'opensLater', weekday: 'Friday', opens: '6:00\u00a0PM' }],
	] as const)('end in the morning: at %s', ([moment, opening]) =>
		expect(find(`${moment}-05:00`, { week: nights })).toMatchObject(opening),
	);

	test('are those of the day on which they begin', () => {
		const days = ['2026-12-12', '2026-12-13'];
		expect(days.map((day) => isOpenOn(day, { ...hours, week: nights }))).toEqual([true, false]);
	});

	test.for([
		['never end', weekdays, '2026-12-08', undefined],
		['end on another day', workdays, '2026-12-08', undefined],
		['end at midnight', workdays, '2026-12-11', '12:00\u00a0AM'],
	] as const)('have no closing time unless it is within a day: %s', ([, days, day, closes]) =>
		expect(find(`${day}T19:04-05:00`, { week: [{ ...always, days }] })).toMatchObject({
			state: 'open',
			closes,
		}),
	);
});

describe('a week with a break and a short Saturday', () => {
	const week: OpenHours['week'] = [
		{ days: workdays, opens: '08:00', closes: '12:00' },
		{ days: ['Saturday'], opens: '09:00', closes: '13:00' },
		{ days: workdays, opens: '13:00', closes: '17:00' },
	];
	test.for([
		['2026-12-07T11:59', { state: 'open', closes: '12:00\u00a0PM' }],
		['2026-12-07T12:00', { state: 'opensAgain', opens: '1:00\u00a0PM' }],
		['2026-12-07T13:00', { state: 'open', closes: '5:00\u00a0PM' }],
		['2026-12-11T17:00', { state: 'opensLater', weekday: 'Saturday', opens: '9:00\u00a0AM' }],
		['2026-12-12T13:00', { state: 'opensLater', weekday: 'Monday', opens: '8:00\u00a0AM' }],
	] as const)('at %s', ([moment, opening]) =>
		expect(find(`${moment}-05:00`, { week })).toMatchObject(opening),
	);
});

describe('days that differ from the week', () => {
	const special = [
		{ ...closedOn('2026-12-21'), note: 'Christmas', to: '2026-12-29' },
		{ from: '2026-12-31', opens: '08:00', closes: '12:00', note: 'New Year’s Eve' },
		closedOn('2027-01-01'),
		{ from: '2027-01-03', opens: '00:00', closes: '03:00' },
		{ from: '2027-02-01', to: '2027-03-31', days: workdays, opens: '06:00', closes: '07:00' },
	];
	test.for([
		// A weekday alone would be the one of this week.
		['2026-12-21T10:00', { weekday: 'Wednesday, December 30', note: 'Christmas', opens: '8:00\u00a0AM' }],
		['2026-12-24T10:00', { weekday: 'Wednesday', note: 'Christmas' }],
		['2026-12-31T10:00', { state: 'open', closes: '12:00\u00a0PM' }],
		['2026-12-31T12:00', { state: 'opensLater', weekday: 'Saturday', note: undefined }],
		['2027-01-01T10:00', { state: 'opensLater', weekday: 'Saturday', note: undefined }],
		['2027-02-05T07:00', { state: 'opensLater', weekday: 'Saturday', opens: '8:00\u00a0AM' }],
		['2027-02-06T20:00', { state: 'opensLater', weekday: 'Monday', opens: '6:00\u00a0AM' }],
	] as const)('at %s', ([moment, opening]) =>
		expect({ note: undefined, ...find(`${moment}-05:00`, { special }) }).toMatchObject(opening),
	);

	test.for([
		['2026-12-19T19:00', { state: 'open', closes: undefined }],
		['2026-12-20T19:00', { state: 'open', closes: '12:00\u00a0AM' }],
		['2026-12-25T19:00', { state: 'opensLater', weekday: 'Wednesday', opens: '12:00\u00a0AM' }],
		['2027-01-02T19:00', { state: 'open', closes: '3:00\u00a0AM' }],
	] as const)('end hours without a break, which begin again after them: at %s', ([moment, opening]) =>
		expect(find(`${moment}-05:00`, { week: [always], special })).toMatchObject(opening),
	);
});

test('by appointment, nothing is said of the moment, and any day is possible but one that is closed', () => {
	const own = { ...hours, week: [], special: [closedOn('2026-12-25')] };
	expect(findOpening(new Date(), own, 'en-US')).toBeUndefined();
	expect(['2026-12-24', '2026-12-25'].map((day) => isByAppointment(day, own))).toEqual([true, false]);
});

test('on a day by appointment, it is closed until the next hours, and a visit is possible', () => {
	const saturday = '2026-12-12';
	const week: OpenHours['week'] = [
		{ days: workdays, opens: '08:00', closes: '20:00' },
		{ days: ['Saturday'], opens: '', closes: '', byAppointment: true },
	];
	expect(find(`${saturday}T10:00-05:00`, { week })).toMatchObject({ state: 'opensLater', weekday: 'Monday' });
	expect(isByAppointment(saturday, { ...hours, week })).toBe(true);
	expect(isByAppointment('2026-12-13', { ...hours, week })).toBe(false);
	const own = { ...hours, week, special: [{ ...closedOn('2026-12-14'), byAppointment: true }] };
	expect(isByAppointment('2026-12-14', own)).toBe(true);
	expect(find('2026-12-14T10:00-05:00', own)).toBeUndefined();
});
