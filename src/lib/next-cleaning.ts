import { addMonths } from './date.ts';

/** The recommended time between two cleanings, in whole months. */
export interface CleaningInterval {
	from: number;
	to: number;
}

/**
 * When the next cleaning is due.
 * @param day of the last or the booked cleaning, YYYY-MM-DD
 * @param today YYYY-MM-DD
 * @returns the first and the last recommended day, whether they are to come, and the day to be reminded on, if one is left
 */
export function planNextCleaning(day: string, interval: CleaningInterval, today: string) {
	const from = addMonths(day, interval.from);
	const to = addMonths(day, interval.to);
	if (today < from) return { state: 'coming', from, to, reminder: from } as const;
	return today < to
		? ({ state: 'now', from, to, reminder: to } as const)
		: ({ state: 'past', from, to } as const);
}
