import { getToday, timeZone } from '../../content/today.ts';
import { formatDate, formatTime } from '../../lib/date.ts';

/** When the company is open, from content/company.yaml: English names of weekdays, and times such as "08:00". */
export interface OpenHours {
	days: readonly string[];
	opens: string;
	closes: string;
}

/** As a closing time, the end of the day. */
const midnight = '00:00';

/**
 * Whether the company is open at a moment, by the clock at its headquarters, with times for display such as "4:05
 * PM".
 */
export function findOpening(now: Date, { days, opens, closes }: OpenHours, locale: string) {
	/** Counts from noon, so that a clock change can't shift the day. */
	const formatWeekday = (ahead: number, language: string) => {
		const day = new Date(Date.parse(`${getToday(now)}T12:00:00Z`) + ahead * 86_400_000);
		return formatDate(day.toISOString().slice(0, 10), language, { weekday: 'long' });
	};
	// content/company.yaml names the days in English, whatever the language of the page.
	const isOpenDay = (ahead: number) => days.includes(formatWeekday(ahead, 'en'));
	// Swedish writes times as 20:00.
	const clock = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(now);
	const times = {
		time: formatTime(clock, locale),
		opens: formatTime(opens, locale),
		closes: formatTime(closes, locale),
	};
	if (isOpenDay(0) && clock < opens) return { state: 'opensToday' as const, ...times };
	if (isOpenDay(0) && clock < (closes === midnight ? '24:00' : closes))
		return { state: 'open' as const, ...times };
	const ahead = [1, 2, 3, 4, 5, 6].find(isOpenDay) ?? 7;
	return { state: 'opensLater' as const, ...times, weekday: formatWeekday(ahead, locale) };
}
