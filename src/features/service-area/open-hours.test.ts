import { expect, test } from 'vitest';
import { findOpening } from './open-hours.ts';

const hours = {
	days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
	opens: '08:00',
	closes: '20:00',
};
const at = (moment: string, locale = 'en-US') => findOpening(new Date(moment), hours, locale);

test('it is open by the clock of Florida, in summer and in winter', () => {
	expect(at('2026-07-06T12:00:00Z')).toMatchObject({ state: 'open', time: '8:00 AM', closes: '8:00 PM' });
	expect(at('2026-12-07T12:59:00Z')).toMatchObject({
		state: 'opensToday',
		time: '7:59 AM',
		opens: '8:00 AM',
	});
	expect(at('2026-12-08T00:59:00Z')).toMatchObject({ state: 'open', time: '7:59 PM' });
});

test('in the evening the next opening day is named, over Sunday too', () => {
	expect(at('2026-12-08T01:00:00Z')).toMatchObject({ state: 'opensLater', weekday: 'Tuesday' });
	expect(at('2026-12-13T02:00:00Z')).toMatchObject({ time: '9:00 PM', weekday: 'Monday' });
	expect(at('2026-12-13T17:00:00Z')).toMatchObject({ time: '12:00 PM', weekday: 'Monday' });
});

test('in another language, times and weekdays are written as its readers do', () => {
	expect(at('2026-12-13T02:00:00Z', 'de-DE')).toMatchObject({ time: '21:00', weekday: 'Montag' });
});

test('a company that closes at midnight is open until the day ends', () => {
	const late = (moment: string) => findOpening(new Date(moment), { ...hours, closes: '00:00' }, 'en-US');
	expect(late('2026-12-08T04:59:00Z')).toMatchObject({ state: 'open', time: '11:59 PM', closes: '12:00 AM' });
	expect(late('2026-12-08T05:00:00Z')).toMatchObject({ state: 'opensToday', time: '12:00 AM' });
});

test('the day on which clocks go back is one day', () => {
	expect(at('2026-11-01T04:10:00Z')).toMatchObject({ time: '12:10 AM', weekday: 'Monday' });
});
