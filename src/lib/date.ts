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

/**
 * A month and year as one language writes them, whole or short, in another: "May 2025" becomes "mayo de 2025". Any other text
 * stays as it is.
 */
export function translateMonth(text: string, from: string, to: string): string {
	const [year] = /\d{4}/.exec(text) ?? [];
	if (!year || from === to) return text;
	const write = (locale: string, date: number, month: 'long' | 'short') =>
		new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' }).format(date);
	const found = Array.from({ length: 12 }, (_, index) => Date.UTC(Number(year), index)).find((date) =>
		[write(from, date, 'long'), write(from, date, 'short')].includes(text),
	);
	return found === undefined ? text : write(to, found, 'long');
}

/** The day some days after another one, both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Formats a time: "20:00" becomes "8:00 PM" in en-US. */
export const formatTime = (time: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
		.format(new Date(`1970-01-01T${time}Z`))
		// Browsers write AM and PM after an ordinary or a narrow space. It doesn't break, and is as wide as others.
		.replace(/\s(?=[AP]M$)/, '\u00a0')
		// Spanish texts have "p. m.", as the Academy writes it; browsers have both.
		.replace(/\s?([ap]\.)\s?(m\.)/, ' $1\u00a0$2');
