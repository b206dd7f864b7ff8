/**
 * Calendar files (RFC 5545) are written at build by a library (src/model/calendar.ts) for this day and moment; the browser
 * only puts the visitor's day in their place. All three have a fixed length, so the file stays folded as it was.
 */
export const templateMoment = new Date('1970-01-01T00:00:00Z');

const millisecondsPerDay = 86_400_000;

/** "20261124" for a moment of that day in UTC. */
const compactDay = (moment: number) => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * Puts a day into a calendar file that was made for templateMoment. The event lasts all day, so that it stays on its day
 * in every time zone and over every change of the clock.
 * @param day YYYY-MM-DD
 * @param now when the file is made; it has to say so (DTSTAMP)
 */
export function fillCalendar(template: string, day: string, now = new Date()): string {
	const start = Date.parse(`${day}T00:00:00Z`);
	const stamp = now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
	const first = templateMoment.getTime();
	return template
		.replaceAll(`${compactDay(first)}T000000Z`, stamp)
		.replaceAll(compactDay(first + millisecondsPerDay), compactDay(start + millisecondsPerDay))
		.replaceAll(compactDay(first), compactDay(start));
}

/**
 * The address of a calendar file, for a link with "download". It holds the whole file, so that it works without a network
 * and never expires. Safari on phones opens it in the calendar, other browsers save it.
 */
export const toCalendarHref = (file: string): string =>
	`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`;
