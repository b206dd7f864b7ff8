import { getDay } from '../../src/content/today.ts';
import { addDays } from '../../src/lib/date.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const today = getDay('America/New_York');
/** Offers and jobs end on a day after the test. */
export const inAMonth = addDays(today, 30);

/** Neither is meant where nothing is said of it. */
const open = { byAppointment: undefined };
const special = { ...open, each: undefined, to: undefined, closed: undefined };

/**
 * A break, a Saturday until two in the night and a closed Sunday; days that are closed or have other hours; and two notices. In an
 * emergency, the last phone answers. A place that people visit has a day of its own.
 */
export const manyDays = {
	hours: {
		emergency: { phone: 'miami' },
		week: [
			{ ...open, days: workdays, opens: '13:00', closes: '17:30' },
			{ ...open, days: [...workdays.slice(0, 4), 'Saturday'], opens: '09:00', closes: '12:00' },
			{ ...open, days: ['Saturday'], opens: '20:00', closes: '00:00' },
			{ ...open, days: ['Sunday'], opens: '00:00', closes: '02:00' },
		],
		special: [
			{ ...special, from: today, to: inAMonth, closed: true },
			...[1, 2].map((count) => ({ ...special, from: addDays(inAMonth, count) })),
		],
	},
	notices: [today, inAMonth].map((to) => ({ from: today, to })),
};
/** The hours of a place. */
export const visits = {
	week: [
		{ days: ['Friday'], opens: undefined, closes: undefined, byAppointment: true },
		{ ...open, days: ['Wednesday'], opens: '09:00', closes: '15:00' },
	],
	special: [{ ...special, from: inAMonth, closed: true }],
};
