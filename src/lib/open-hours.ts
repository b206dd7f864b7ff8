/** When the company is open, from content/company.yaml: full names of weekdays, and times such as "08:00". */
export interface OpenHours {
	days: readonly string[];
	opens: string;
	closes: string;
}

/** Whether the company is open, in the words of Florida's clock: "4:05 PM". */
export type Opening =
	| { isOpen: true; time: string; closes: string }
	/** `weekday` is absent where the company opens later on the same day. */
	| { isOpen: false; time: string; opens: string; weekday?: string };

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "20:00" as people write it: "8:00 PM". */
function formatTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(':').map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Tells whether the company is open at a moment, by Eastern time, which its headquarters keep. */
export function findOpening(now: Date, { days, opens, closes }: OpenHours): Opening {
	const format = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', ...options }).format(now);
	const today = format({ weekday: 'long' });
	const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
	const time = formatTime(clock);
	const isDay = days.includes(today);
	if (isDay && clock >= opens && clock < closes) return { isOpen: true, time, closes: formatTime(closes) };
	if (isDay && clock < opens) return { isOpen: false, time, opens: formatTime(opens) };
	const ahead = [1, 2, 3, 4, 5, 6, 7].map((step) => weekdays[(weekdays.indexOf(today) + step) % 7] ?? '');
	const weekday = ahead.find((day) => days.includes(day));
	return { isOpen: false, time, opens: formatTime(opens), ...(weekday && { weekday }) };
}
