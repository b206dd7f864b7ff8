/** Noon, so that no clock change can reach another day. */
const toDate = (day: string) => new Date(`${day}T12:00:00Z`);

/** "Sunday" for a YYYY-MM-DD, in the language of the page. @throws RangeError for a text that is no date */
export const getWeekday = (day: string, locale: string): string => format(day, locale, { weekday: 'long' });

/** "Tuesday, November 24, 2026". @throws RangeError for a text that is no date */
export const formatDay = (day: string, locale: string): string =>
	format(day, locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

const format = (day: string, locale: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(toDate(day));

/** Whether a text is a day of the calendar: 2027-02-29 is not. */
export const isDay = (day: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(day) &&
	!Number.isNaN(toDate(day).getTime()) &&
	toDate(day).toISOString().startsWith(day);
