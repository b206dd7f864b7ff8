import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, getWeekday, isDay } from './day.ts';

test('a day is written as readers of the page write it', () => {
	expect(formatDay('2026-11-24', 'en-US')).toBe('Tuesday, November 24, 2026');
	expect(getWeekday('2026-11-22', 'en-US')).toBe('Sunday');
	expect(formatDay('2026-11-24', 'es')).toBe('martes, 24 de noviembre de 2026');
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
			expect(getWeekday(day, 'en')).toBe(week[date.getUTCDay()]);
		}),
	);
});
