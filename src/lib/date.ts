/**
 * Writes a calendar date as readers of the language do: "2025-05-01" becomes "May 1, 2025" in en-US. Noon in UTC, so that
 * no time zone can move the day.
 * @param parts what of the date is written, where it is not the day with its month and year
 */
export const formatDate = (
	iso: string,
	locale: string,
	parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`));
