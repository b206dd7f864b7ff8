import { getDay } from '../../src/content/today.ts';
import { addDays } from '../../src/lib/date.ts';

const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const today = getDay('America/New_York');
/** Offers and jobs end on a day after the test. */
export const inAMonth = addDays(today, 30);

/** One entry each; open day and night. */
export const oneDay = {
	hours: {
		week: [{ days: [...workdays, 'Saturday', 'Sunday'], opens: '00:00', closes: '00:00' }],
		special: [{ each: undefined, from: inAMonth, to: undefined }],
	},
	notices: [{ from: today, to: today }],
};

/**
 * A break, a Saturday until two in the night and a closed Sunday; days that are closed or have other hours; and two notices. In an
 * emergency, the last phone answers.
 */
export const manyDays = {
	hours: {
		emergency: { phone: 'miami' },
		week: [
			{ days: workdays, opens: '13:00', closes: '17:30' },
			{ days: [...workdays.slice(0, 4), 'Saturday'], opens: '09:00', closes: '12:00' },
			{ days: ['Saturday'], opens: '20:00', closes: '00:00' },
			{ days: ['Sunday'], opens: '00:00', closes: '02:00' },
		],
		special: [
			{ each: undefined, from: today, to: inAMonth, opens: undefined, closes: undefined },
			...[1, 2].map((count) => ({ each: undefined, from: addDays(inAMonth, count), to: undefined })),
		],
	},
	notices: [today, inAMonth].map((to) => ({ from: today, to })),
};
