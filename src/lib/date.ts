/**
 * Writes a calendar date as readers of the language do: "2025-05-01" becomes "May 1, 2025" in en-US. Noon in UTC, so that
 * no time zone can move the day.
 * @throws RangeError when the text is not YYYY-MM-DD
 */
export function formatDate(iso: string, locale: string): string {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(iso))
		throw new RangeError(`"${iso}" is not a date of the form YYYY-MM-DD.`);
	return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
		new Date(`${iso}T12:00:00Z`),
	);
}

/**
 * The same day some months later, or the last day of a month that is shorter: August 31 and 6 months make February 28.
 * @param day YYYY-MM-DD
 */
export function addMonths(day: string, months: number): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}
