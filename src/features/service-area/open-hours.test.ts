import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOpening, isOpenOn, type OpenHours } from './open-hours.ts';

const timeZone = 'America/New_York';
const hours = { timeZone, week: [{ days: '123456', opens: '08:00', closes: '20:00' }] };
const find = (own: Omit<OpenHours, 'timeZone'>) => (moment: string) =>
	findOpening(new Date(moment), { timeZone, ...own }, 'en-US');
const at = find(hours);

test('it is open by the clock of Florida, in summer and in winter', () => {
	expect(at('2026-07-06T12:00:00Z')).toMatchObject({ state: 'open', time: '8:00 AM', closes: '8:00 PM' });
	expect(at('2026-12-07T12:59:00Z')).toMatchObject({
		state: 'opensToday',
		time: '7:59 AM',
		opens: '8:00 AM',
	});
	expect(at('2026-12-08T00:59:00Z')).toMatchObject({ state: 'open', time: '7:59 PM' });
});

test('a company in the West opens later', () => {
	const west = { ...hours, timeZone: 'America/Los_Angeles' };
	expect(findOpening(new Date('2026-12-07T15:00:00Z'), west, 'en-US')).toMatchObject({
		state: 'opensToday',
		time: '7:00 AM',
	});
});

test('in the evening the next opening day is named, over Sunday too', () => {
	expect(at('2026-12-08T01:00:00Z')).toMatchObject({ state: 'opensLater', weekday: 'Tuesday' });
	expect(at('2026-12-13T02:00:00Z')).toMatchObject({ time: '9:00 PM', weekday: 'Monday' });
	expect(at('2026-12-13T17:00:00Z')).toMatchObject({ time: '12:00 PM', weekday: 'Monday' });
});

test('in another language, times and weekdays are written as its readers do', () => {
	expect(findOpening(new Date('2026-12-13T02:00:00Z'), hours, 'de-DE')).toMatchObject({
		time: '21:00',
		weekday: 'Montag',
	});
});

test('a company that closes at midnight is open until the day ends', () => {
	const late = find({ week: [{ days: '123456', opens: '08:00', closes: '24:00' }] });
	expect(late('2026-12-08T04:59:00Z')).toMatchObject({ state: 'open', time: '11:59 PM', closes: '12:00 AM' });
	expect(late('2026-12-08T05:00:00Z')).toMatchObject({ state: 'opensToday', time: '12:00 AM' });
});

describe('hours that go on after midnight', () => {
	const always = { days: '0123456', opens: '00:00', closes: '24:00' };
	const nights = find({
		week: [
			{ days: '06', opens: '00:00', closes: '02:00' },
			{ days: '56', opens: '18:00', closes: '24:00' },
		],
	});
	test.for([
		// A Friday, and the days after it.
		['2026-12-11T19:00', { state: 'open', closes: '2:00 AM' }],
		['2026-12-11T23:30', { state: 'open', closes: '2:00 AM' }],
		['2026-12-12T01:30', { state: 'open', closes: '2:00 AM' }],
		['2026-12-12T02:00', { state: 'opensAgain', opens: '6:00 PM' }],
		['2026-12-13T02:00', { state: 'opensLater', weekday: 'Friday', opens: '6:00 PM' }],
	] as const)('end in the morning: at %s', ([moment, opening]) => {
		expect(nights(`${moment}:00-05:00`)).toMatchObject(opening);
	});

	test('a day has none of its own if only a night goes on', () => {
		const week = [
			{ days: '0', opens: '00:00', closes: '02:00' },
			{ days: '6', opens: '18:00', closes: '24:00' },
		];
		expect(['2026-12-12', '2026-12-13'].map((day) => isOpenOn(day, { timeZone, week }))).toEqual([
			true,
			false,
		]);
	});

	test('have no closing time if they never end, or not within a day', () => {
		expect(find({ week: [always] })('2026-12-08T19:04:00-05:00')).toMatchObject({
			state: 'open',
			closes: undefined,
		});
		const workdays = find({ week: [{ ...always, days: '12345' }] });
		expect(workdays('2026-12-08T19:04:00-05:00')).toMatchObject({ state: 'open', closes: undefined });
		expect(workdays('2026-12-11T19:04:00-05:00')).toMatchObject({ state: 'open', closes: '12:00 AM' });
	});

	test('end at midnight before a day off, and begin again after it', () => {
		const special = [{ from: '2026-12-25', opens: '', closes: '', note: 'Christmas' }];
		const open = find({ week: [always], special });
		expect(open('2026-12-23T19:00:00-05:00')).toMatchObject({ state: 'open', closes: undefined });
		expect(open('2026-12-24T19:00:00-05:00')).toMatchObject({ state: 'open', closes: '12:00 AM' });
		expect(open('2026-12-25T19:00:00-05:00')).toMatchObject({
			state: 'opensLater',
			weekday: 'Saturday',
			opens: '12:00 AM',
			note: 'Christmas',
		});
		const short = [{ from: '2026-12-25', opens: '00:00', closes: '03:00' }];
		expect(find({ week: [always], special: short })('2026-12-24T19:00:00-05:00')).toMatchObject({
			closes: '3:00 AM',
		});
	});
});

test('the day on which clocks go back is one day', () => {
	expect(at('2026-11-01T04:10:00Z')).toMatchObject({ time: '12:10 AM', weekday: 'Monday' });
});

describe('a week with a break and a short Saturday', () => {
	const open = find({
		week: [
			{ days: '12345', opens: '08:00', closes: '12:00' },
			{ days: '6', opens: '09:00', closes: '13:00' },
			{ days: '12345', opens: '13:00', closes: '17:00' },
		],
	});
	test.for([
		['2026-12-07T07:30', { state: 'opensToday', opens: '8:00 AM' }],
		['2026-12-07T11:59', { state: 'open', closes: '12:00 PM' }],
		['2026-12-07T12:00', { state: 'opensAgain', opens: '1:00 PM' }],
		['2026-12-07T13:00', { state: 'open', closes: '5:00 PM' }],
		['2026-12-11T17:00', { state: 'opensLater', weekday: 'Saturday', opens: '9:00 AM' }],
		['2026-12-12T08:00', { state: 'opensToday', opens: '9:00 AM' }],
		['2026-12-12T13:00', { state: 'opensLater', weekday: 'Monday', opens: '8:00 AM' }],
	] as const)('at %s', ([moment, opening]) => {
		expect(open(`${moment}:00-05:00`)).toMatchObject(opening);
	});
});

describe('days that differ from the week', () => {
	const closed = { opens: '', closes: '' };
	const open = find({
		...hours,
		special: [
			{ ...closed, from: '2026-12-21', note: 'Christmas', to: '2026-12-29' },
			{ from: '2026-12-31', opens: '08:00', closes: '12:00', note: 'New Year’s Eve' },
			{ ...closed, from: '2027-01-01' },
			{ from: '2027-01-03', opens: '10:00', closes: '11:00' },
		],
	});
	test.for([
		// A weekday alone would be the one of this week.
		['2026-12-21T10:00', { weekday: 'Wednesday, December 30', note: 'Christmas', opens: '8:00 AM' }],
		['2026-12-24T10:00', { weekday: 'Wednesday', note: 'Christmas' }],
		['2026-12-31T10:00', { state: 'open', closes: '12:00 PM' }],
		['2026-12-31T12:00', { state: 'opensLater', weekday: 'Saturday', note: undefined }],
		['2027-01-01T10:00', { state: 'opensLater', weekday: 'Saturday', note: undefined }],
		['2027-01-03T09:00', { state: 'opensToday', opens: '10:00 AM' }],
	] as const)('at %s', ([moment, opening]) => {
		const found = open(`${moment}:00-05:00`);
		expect({ note: undefined, ...found }).toMatchObject(opening);
	});
});

test('whatever the week, the next opening is the first moment that is open', () => {
	const entry = fc.record({
		days: fc.subarray([...'0123456'], { minLength: 1 }).map((days) => days.join('')),
		opens: fc.constantFrom('06:00', '08:00', '09:30'),
		closes: fc.constantFrom('10:00', '12:00', '24:00'),
	});
	fc.assert(
		fc.property(entry, fc.integer({ min: 0, max: 7 * 24 * 4 }), (times, quarter) => {
			const week = { timeZone, week: [times] };
			const start = Date.parse('2026-12-07T05:00:00Z');
			const stateAt = (step: number) => findOpening(new Date(start + step * 900_000), week, 'en-US');
			const { state, opens } = stateAt(quarter);
			if (state === 'open') return;
			let step = quarter;
			while (stateAt(step).state !== 'open') step++;
			expect(stateAt(step)).toMatchObject({ time: opens });
		}),
		{ numRuns: 30 },
	);
});

test('a day is open if it has times', () => {
	expect(['2026-12-05', '2026-12-06'].map((day) => isOpenOn(day, hours))).toEqual([true, false]);
});
