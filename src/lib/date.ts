/** "2025-05-01" becomes "May 1, 2025" in en-US, by noon UTC, so that no time zone can shift the day. @param parts of the date, by default all */
export const formatDate = (
	iso: string,
	locale: string,
	parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string =>
	new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(`${iso}T12:00:00Z`));

/** The names of the months in English, and in the other languages that content is written in. */
export const months = [
	'January February March April May June July August September October November December'.split(' '),
	'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
] as const;

/** The number of a month, from 1, by its number or its name, whole or short; 0 for any other word. */
const monthOf = (word: string): number =>
	Number(word) ||
	(word.length < 3
		? 0
		: Math.max(...months.map((names) => names.findIndex((name) => name.toLowerCase().startsWith(word)))) + 1);

/** A day as YYYY-MM-DD; undefined if there's no such day. */
function writeDay(year: string, month: number, day: number): string | undefined {
	const date = new Date(Date.UTC(Number(year.padStart(4, '20')), month - 1, day));
	// JavaScript reads February 30 as March 2.
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
		? date.toISOString().slice(0, 10)
		: undefined;
}

/**
 * The days, as YYYY-MM-DD, that people can mean by a date as they type it: one for "Thu, Dec. 24th, 2026", "24 December 2026"
 * and "12/24/2026", two for "5/1/2027", May 1 first, and none for any other text.
 */
export function readDays(text: string): string[] {
	const words = text
		.trim()
		.toLowerCase()
		.replace(/^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? /, '')
		.replace(/ del? /g, ' ')
		.replace(/(?<=\d)(?:st|nd|rd|th)\b(?: of\b)?/, '');
	const [, before = '', ...numbers] = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(words) ?? [];
	const [, first = '', second = '', year = before] =
		/^([a-z]+|\d\d?)[ ,./-]+([a-z]+|\d\d?)[ ,./-]+(\d{4}|(?<=\/)\d\d)$/.exec(words) ?? [];
	const orders = before
		? [numbers]
		: [
				[first, second],
				[second, first],
			];
	const days = orders.map(([month = '', day]) => writeDay(year, monthOf(month), Number(day)));
	return [...new Set(days.flatMap((day) => day ?? []))];
}

/** The one day that a text can mean (readDays). */
export function readDay(text: string): string | undefined {
	const [day, other] = readDays(text);
	return other ? undefined : day;
}

/** What stands between the first and the last of some days. */
export const rangeSigns = /\s*[-–—]\s*|\s+(?:to|through|thru|until|al?)\s+/gi;

/**
 * The first and the last day, as YYYY-MM-DD, of "Dec 24-26, 2026," "December 24 to January 2, 2027" and two whole dates. The
 * first may leave out its year, or the last one, which is then the next such day, and the last its month.
 */
export function readDateRange(text: string): [first: string, last: string] | undefined {
	for (const { 0: sign, index } of text.matchAll(rangeSigns)) {
		const [begin, end] = [text.slice(0, index).replace(/^del? /i, ''), text.slice(index + sign.length)];
		const [month = ''] = /^[a-z]+/i.exec(begin) ?? [];
		const [named = ''] = /[a-z]{3,}/i.exec(end) ?? [];
		const start = readDay(begin) ?? '';
		const next = Number(start.slice(0, 4)) + 1;
		const last = ['', `, ${next - 1}`, `, ${next}`]
			.flatMap((year) => [`${end}${year}`, `${month} ${end}${year}`])
			.map(readDay)
			.find((day) => day && day >= start);
		const year = Number(last?.slice(0, 4));
		const first = [begin, `${begin} ${named}, ${year}`, `${begin}, ${year}`, `${begin}, ${year - 1}`]
			.map(readDay)
			.find((day) => last && day && day <= last);
		if (first && last) return [first, last];
	}
	return undefined;
}

/** A date as people type it, as YYYY-MM-DD, if it can be only one day; anything else as it is. */
export function readDate(value: unknown): unknown {
	return (typeof value === 'string' && readDay(value)) || value;
}

/** Whether a day or a month, as people type it, is certainly to come: "9/2027" may be January 9. @param today YYYY-MM-DD */
export function isToCome(text: string, today: string): boolean {
	const days = [...readDays(text), ...readDays(`1 ${text}`)];
	return days.length > 0 && days.every((day) => day > today);
}

/** When something was, as people type it ("Mar 2024," "3/2024" or a day), as a language writes it. Any other text stays as it is. */
export function showDate(text: string, locale: string): string {
	const day = readDay(text);
	if (day) return formatDate(day, locale);
	const month = readDay(/^\d/.test(text) ? `${text.replace(/^(\d\d?)\/(\d{4})$/, '$2-$1')}-1` : `1 ${text}`);
	return month ? formatDate(month, locale, { month: 'long', year: 'numeric' }) : text;
}

/** The day some days after another one, both YYYY-MM-DD. */
export const addDays = (day: string, count: number): string =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The time that a clock shows: "02:00" for "26:00," which is two hours after midnight. */
export const toClock = (time: string): string =>
	time.replace(/^\d\d/, (hour) => String(Number(hour) % 24).padStart(2, '0'));

/** Formats a time: "20:00" becomes "8:00 PM" in en-US, and "26:00" "2:00 AM". */
export const formatTime = (time: string, locale: string): string =>
	new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
		.format(new Date(`1970-01-01T${toClock(time)}Z`))
		// Browsers write AM and PM after an ordinary or a narrow space. It doesn't break, and is as wide as others.
		.replace(/\s(?=[AP]M$)/, '\u00a0')
		// Spanish texts have "p. m.", as the Academy writes it; browsers have both.
		.replace(/\s?([ap]\.)\s?(m\.)/, '\u00a0$1\u00a0$2');
