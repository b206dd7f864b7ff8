import { getToday, timeZone } from '../../lib/today.ts';

/** When the company is open, from content/company.yaml: full names of weekdays, and times such as "08:00". */
export interface OpenHours {
	days: readonly string[];
	opens: string;
	closes: string;
}

/** Whether the company is open, in the words of Florida's clock: "4:05 PM" in en-US. */
export type Opening =
	| { isOpen: true; time: string; closes: string }
	/** `weekday` is absent where the company opens later on the same day. */
	| { isOpen: false; time: string; opens: string; weekday?: string };

/** "20:00" as readers of the language write it: "8:00 PM" in en-US. */
const formatTime = (time: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
		.format(new Date(`1970-01-01T${time}Z`))
		// Newer browsers put a narrow no-break space before AM and PM; the site's other times have an ordinary one.
		.replaceAll('\u202f', ' ');

const formatWeekday = (day: Date, locale: string): string =>
	new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);

/** Tells whether the company is open at a moment, by the clock that its headquarters keep. */
export function findOpening(now: Date, { days, opens, closes }: OpenHours, locale: string): Opening {
	/** Noon, so that no clock change can reach another day. */
	const addDays = (count: number) => new Date(Date.parse(`${getToday(now)}T12:00:00Z`) + count * 86_400_000);
	// The owner's file names the days in English, whatever the language of the page.
	const isOpenDay = (count: number) => days.includes(formatWeekday(addDays(count), 'en'));
	// The Swedish way of writing times is 20:00.
	const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(now);
	const time = formatTime(clock, locale);
	if (isOpenDay(0) && clock >= opens && clock < closes)
		return { isOpen: true, time, closes: formatTime(closes, locale) };
	const next = { isOpen: false as const, time, opens: formatTime(opens, locale) };
	if (isOpenDay(0) && clock < opens) return next;
	const ahead = [1, 2, 3, 4, 5, 6, 7].find(isOpenDay);
	return { ...next, ...(ahead && { weekday: formatWeekday(addDays(ahead), locale) }) };
}
