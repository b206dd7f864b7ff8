/** YYYY-MM-DD of a moment in Florida, where the company works; most of the state keeps Eastern time. */
export const getFloridaDay = (now: Date): string =>
	// The Swedish way of writing dates is YYYY-MM-DD.
	new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' }).format(now);

/** Noon, so that no clock change can reach another day. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);

/** "Sunday" for a YYYY-MM-DD. @throws RangeError for a text that is no date */
export const getWeekday = (day: string): string => format(day, { weekday: 'long' });

/** "Tuesday, November 24, 2026". @throws RangeError for a text that is no date */
export const formatDay = (day: string): string =>
	format(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toDate(day));

/** Whether a text is a day of the calendar: 2027-02-29 is not. */
export const isDay = (day: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(day) &&
	!Number.isNaN(toDate(day).getTime()) &&
	toDate(day).toISOString().startsWith(day);
