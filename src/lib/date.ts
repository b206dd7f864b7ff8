/**
 * Writes a calendar date as readers of the language do: "2025-05-01" becomes "May 1, 2025" in en-US. Noon in UTC, so
 * that no time zone can move the day.
 * @param parts what of the date is written, where it is not the day with its month and year
 */
export const formatDate = (
	iso: string,
	locale: string,
	parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`));

/** "20:00" as readers of the language write it: "8:00 PM" in en-US. */
export const formatTime = (time: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
		.format(new Date(`1970-01-01T${time}Z`))
		// Newer browsers put a narrow no-break space before AM and PM; the site's other times have an ordinary one.
		.replaceAll('\u202f', ' ');
