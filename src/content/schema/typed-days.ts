/** Times, days of the week and days of the year, as people write them. */
import { formatDate, rangeSigns, readDateRange, readDay } from '../../lib/date.ts';
import { slugify } from '../../lib/text.ts';
import { words as software } from '../../words/words.ts';
import table from './typed-days.json' with { type: 'json' };
import { positions, weekdays } from './yearly.ts';

/** What people call several days, and the holidays of the United States, without "Day" or "Día de", that one can say as rules. */
const { groups, holidays }: Record<'groups' | 'holidays', Record<string, string>> = table;

/** The names of each day of the week, from Monday, in the languages that the software has. */
const dayNames = weekdays.map((_, index) =>
	// January 1, 2024, was a Monday.
	Object.keys(software).map((language) =>
		slugify(formatDate(`2024-01-0${index + 1}`, language, { weekday: 'long' })),
	),
);

/** The index of the day that a word names in one of these languages, whole or short: "Tues.", "Mondays", "mié". */
function findWeekday(word: string): number | undefined {
	const start = slugify(word).replace(/s$/, '');
	const [found, other] = dayNames.keys().filter((at) => dayNames[at]?.some((name) => name.startsWith(start)));
	return start.length > 1 && other === undefined ? found : undefined;
}

/** "Mon," "Monday to Friday" or "weekdays" */
function readDaySpan(written: string): (number | undefined)[] {
	const span = groups[slugify(written).replace(/s$/, '')] ?? written;
	const [first = '', last = first, ...others] = span.replace(/^(?:from|de) /i, '').split(rangeSigns);
	const [from, to] = [findWeekday(first), findWeekday(last)];
	if (from === undefined || to === undefined || others.length > 0) return [undefined];
	return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, count) => (from + count) % 7);
}

/** Days of the week as people write them, as a list of days, from Monday; anything else as it is. */
export function readWeekdays(value: unknown): unknown {
	const days = [value]
		.flat()
		.flatMap((text) =>
			typeof text === 'string' ? text.split(/\s*[,;/&+]\s*|\s+(?:and|y)\s+/i) : [undefined],
		)
		.flatMap((span) => (span === undefined ? [undefined] : readDaySpan(span)));
	return days.includes(undefined) ? value : weekdays.filter((_, index) => days.includes(index));
}

/** "5pm," "5:30p," "noon" and "5 de la tarde" */
export function readTime(written: string): string | undefined {
	if (/^(?:12 )?(?:del )?(?:noon|mediod[ií]a)$/i.test(written)) return '12:00';
	if (/^(?:midnight|(?:la )?medianoche|12 de la noche)$/i.test(written)) return '00:00';
	const [, hour, minutes = '00', half = ''] =
		/^(0?\d|1[0-2])(?::(\d\d))? ?(?:de la )?([ap](?:\.? ?m)?\.?|ma[nñ]ana|madrugada|tarde|noche)$/i.exec(
			written,
		) ?? [];
	const inHalf = Number(hour) % 12;
	// The night goes on after midnight.
	const hours = inHalf + (/^[pt]/i.test(half) || (/^n/i.test(half) && inHalf > 5) ? 12 : 0);
	return hour && `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** Before when something ends. */
export const untilForm = /^(?:until|till?|through|hasta)(?: el| las?)? /i;

/** "8am - 5pm," "8 to 5," "de 8 a. m. a 5 p. m." and "24 hours," as when it begins and ends */
export function readTimes(written: string): [opens: string, closes: string] | undefined {
	if (/^(?:open |las )?24(?:\/7| ?hours| horas)$/i.test(written.trim())) return ['00:00', '24:00'];
	const [from = '', to = '', ...others] = written
		.trim()
		.replace(/^(?:from|de) /i, '')
		.split(/\s*[-–—]\s*|\s+(?:to|until|a)\s+(?!\.|m\b)/i);
	// Without its half of the day, a time is the one that makes sense beside the other.
	const [starts = [], ends = []] = [from, to].map((time) => {
		const clear = readTime(time) ?? /^(?:[01]\d|2[0-4]):[0-5]\d$/.exec(time)?.[0];
		return [clear ?? [readTime(`${time}a`), readTime(`${time}p`)]].flat().filter((one) => one !== undefined);
	});
	const pairs = starts.flatMap((opens) => ends.map((closes): [string, string] => [opens, closes]));
	const [times, other] =
		pairs.length < 2
			? pairs
			: pairs.filter(([opens, closes]) => opens > '04:59' && opens < closes.replace(/^00/, '24'));
	return other || from === to || others.length > 0 ? undefined : times;
}

/** Behind days, that people come by appointment. */
const appointmentForm =
	/^(?:(?:s[oó]lo |only )?(?:con|por|previa) cita(?: previa)?|(?:only )?by appointment(?: only)?)$/i;

/** The days that a text begins with, and what it says of them. */
function splitDays(text: string, areDays: (days: string) => unknown): [string, object] | undefined {
	for (const { 0: gap, index } of text.matchAll(/[,:]? /g)) {
		const days = text.slice(0, index);
		const said = areDays(days) && readRest(text.slice(index + gap.length));
		if (said) return [days, said];
	}
	return undefined;
}

/** What stands behind the days of an entry: "9-1," "until noon," "opens 7a," "closed," "by appointment," or days of the week with one of these. */
function readRest(rest: string): object | undefined {
	const [verb] = /^(?:opens|abre)(?: at| a las?)? /i.exec(rest) ?? [];
	if (appointmentForm.test(rest)) return { byAppointment: true };
	if (/^(?:closed|cerrado)$/i.test(rest)) return { closed: true };
	if (untilForm.test(rest)) return { closes: rest.replace(untilForm, '') };
	if (verb || readTimes(rest)) return { opens: rest.slice(verb?.length) };
	const [days, said] = splitDays(rest, (names) => readWeekdays(names) !== names) ?? [];
	return said && { days, ...said };
}

/** The day of an entry and the times that the same text says: "Christmas Eve until noon," "May to June, Mon-Fri 9-1." Without a year, it's about each. */
export function readSpecialDay(entry: unknown): unknown {
	const { day, ...written } = Object(typeof entry === 'string' ? { day: entry } : entry);
	const text = String(day ?? written.each ?? written.from).trim();
	const isDay = (days: string) => readYearly(days) ?? readDay(days) ?? readDateRange(days);
	const [name = text, said] = splitDays(text, isDay) ?? [];
	const isDated = day === undefined ? written.each === undefined : /\d{4}|\/.*\//.test(name);
	return said || (day && isDay(text)) ? { ...written, [isDated ? 'from' : 'each']: name, ...said } : entry;
}

/** An entry of the week, with the times that “days” or “hours” say under “opens”: "days: Mon-Fri 7am-5pm." */
export function readOpening(entry: unknown): unknown {
	const { hours, ...written } = Object(entry);
	const [, days = written.days, times = hours] = /^(\D+?):? +(\d.*)$/.exec(String(written.days)) ?? [];
	return typeof times === 'string' ? { ...written, days, opens: times } : entry;
}

const inYear = (day: string) => formatDate(day, 'en-US', { month: 'long', day: 'numeric' });

/** "Thanksgiving," "4th Thursday in November," "Dec. 25th" or "the day after Christmas," as a rule. @param date what a month alone means */
function readRule(written: string, date?: string): string | undefined {
	const rule = written
		.replace(/ \((?:[a-z]+\.? \d+|\d+\/\d+)\)$/i, '')
		.replace(/^(?:each|every|the|del?|el) /i, '');
	const [, after, of] =
		/^(?:day|d[ií]a) (?:(after|despu[eé]s)|before|antes) (?:del? )?(.+)$/i.exec(rule) ?? [];
	const base = of && readRule(of);
	if (base) return `day ${after ? 'after' : 'before'} ${base}`;
	const name = slugify(rule.replace(/[’']/g, '')).replace(/-day$|^dia-del?-(?:la-)?/g, '');
	const [, position = '', day = '', month = rule] = /^(\w+) (\w+)\.? (?:of|in) (\w+\.?)$/.exec(rule) ?? [];
	const weekday = weekdays[findWeekday(day) ?? -1];
	const first = /^\D+$/.test(month) && readDay(`1 ${month} 2028`);
	const which = positions.slice(0, 4)[parseInt(position, 10) - 1] ?? position.toLowerCase();
	if (first && (date || (weekday && positions.includes(which)))) {
		const nameOfMonth = formatDate(first, 'en-US', { month: 'long' });
		return weekday ? `${which} ${weekday} of ${nameOfMonth}` : `${nameOfMonth} ${date}`;
	}
	const dated = readDay(`${rule}, 2028`);
	return holidays[name] ?? (dated && inYear(dated));
}

/** "Thanksgiving," "Dec. 24-26" or "May to September," as its first and its last rule. */
function readRules(written: string): string | undefined {
	const whole = readRule(written) ?? readDateRange(`${written}, 2028`)?.map(inYear).join(' to ');
	const [from, to, ...others] = written
		.split(rangeSigns)
		.map((part, index) => readRule(part, index ? '31' : '1'));
	return whole ?? (from && to && others.length === 0 ? `${from} to ${to}` : undefined);
}

/** Days of each year, "Thanksgiving and the day after," "Dec. 25th, 2026" or "Christmas, New Year’s," as their rules. */
export function readYearly(written: string): string | undefined {
	const text = written.replace(/,? *\d{4}$/, '').replace(/^(.+) and the day after$/i, '$1, day after $1');
	const [month = ''] = /(?!and)[a-z]{3,}/i.exec(text) ?? [];
	const rules = text
		.split(/\s*(?:[,;&]|\band\b|\by\b)\s*/i)
		.filter(Boolean)
		.map((part) => readRules(/^\d+$/.test(part) ? `${month} ${part}` : part));
	return readRules(text) ?? (rules.includes(undefined) ? undefined : rules.join(' and '));
}
