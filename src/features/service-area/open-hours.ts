import { getToday, timeZone } from '../../content/today.ts';
import { addDays, formatDate, formatTime } from '../../lib/date.ts';

/** When the company is open, from content/company.yaml: English names of weekdays, and times such as "08:00". */
export interface OpenHours {
	days: readonly string[];
	opens: string;
	closes: string;
}

/** As a closing time, the end of the day. */
const midnight = '00:00';

/** Whether the company is open on a day, YYYY-MM-DD. */
export const isOpenOn = (day: string, { days }: OpenHours): boolean =>
	days.includes(formatDate(day, 'en', { weekday: 'long' }));

/** Whether the company is open at a moment, by the clock in Florida, with times for display such as "4:05 PM". */
export function findOpening(now: Date, hours: OpenHours, locale: string) {
	const { opens, closes } = hours;
	const today = getToday(now);
	// Swedish writes times as 20:00.
	const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(now);
	const times = {
		time: formatTime(clock, locale),
		opens: formatTime(opens, locale),
		closes: formatTime(closes, locale),
	};
	if (isOpenOn(today, hours)) {
		if (clock < opens) return { state: 'opensToday' as const, ...times };
		if (clock < (closes === midnight ? '24:00' : closes)) return { state: 'open' as const, ...times };
	}
	const week = [1, 2, 3, 4, 5, 6, 7].map((count) => addDays(today, count));
	const next = week.find((day) => isOpenOn(day, hours)) ?? today;
	return { state: 'opensLater' as const, ...times, weekday: formatDate(next, locale, { weekday: 'long' }) };
}
