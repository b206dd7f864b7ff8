/**
 * Formats a calendar date: "2025-05-01" becomes "May 1, 2025" in en-US. Uses noon UTC, so that no time zone can
 * shift the day.
 * @param parts the parts of the date to write; by default day, month and year
 */
export const formatDate = (
	iso: string,
	locale: string,
	parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`));

/** The day some days after another one, both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Formats a time: "20:00" becomes "8:00 PM" in en-US. */
export const formatTime = (time: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
		.format(new Date(`1970-01-01T${time}Z`))
		// Newer browsers put a narrow no-break space before AM and PM. Other times on the site have an ordinary
		// space.
		.replaceAll('\u202f', ' ');
