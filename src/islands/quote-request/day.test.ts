import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, getFloridaDay, getWeekday, isDay } from './day.ts';

test('the day is the one in Florida, whatever the clock of the visitor', () => {
	expect(getFloridaDay(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20');
	expect(getFloridaDay(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
	expect(getFloridaDay(new Date('2026-07-21T04:00:00Z'))).toBe('2026-07-21');
});

test('a day is read as Americans read it', () => {
	expect(formatDay('2026-11-24')).toBe('Tuesday, November 24, 2026');
	expect(getWeekday('2026-11-22')).toBe('Sunday');
});

test('the calendar decides what is a day', () => {
	expect(isDay('2028-02-29')).toBe(true);
	for (const typed of [
		'',
		'?',
		'2027-02-29',
		'2026-13-01',
		'2026-11-31',
		'11/24/2026',
		'2026-1-1',
		'20266-01-01',
	])
		expect(isDay(typed)).toBe(false);
});

test('every day of the calendar has its weekday, one after the other', () => {
	const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
	const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
	fc.assert(
		fc.property(days, (date) => {
			const day = date.toISOString().slice(0, 10);
			expect(isDay(day)).toBe(true);
			expect(getWeekday(day)).toBe(week[date.getUTCDay()]);
		}),
	);
});
