import { addDays, formatDate, formatTime } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import type { Hours } from './schema/hours.ts';
import type { Labels } from './schema/labels.ts';
import { weekdays } from './schema/yearly.ts';

type Words = Pick<Labels, 'locale' | 'hours'>;
type Week = Pick<Hours, 'week'>;
type Special = Hours['special'][number];

/** Whether special days are closed wholly. */
const isClosure = ({ days, opens, byAppointment }: Special) => !(days || opens || byAppointment);

/** The seasons that a day is in, each with its parts: the same hours on more than two weeks' days around it, which holidays may interrupt. Days off are one on such a day alone. */
export function findSeasons(special: readonly Special[], today: string): Special[][] {
	const near = special.filter(
		({ from, to = from }) => to >= addDays(today, -31) && from <= addDays(today, 60),
	);
	const byHours = Map.groupBy(near, (one) => `${one.days} ${one.opens} ${one.closes} ${one.byAppointment}`);
	return [...byHours.values()].filter(
		(parts) =>
			parts.some(({ from }) => from <= today) &&
			parts.some(({ from, to = from }) => to >= today) &&
			(!parts.some(isClosure) || parts.some(({ from, to = from }) => from <= today && to >= today)) &&
			parts.reduce(
				(sum, { from, to = from }) => sum + (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1,
				0,
			) > 14,
	);
}

/** What is left of a time for which the company is closed for more than two weeks, while it is. */
export const findClosure = (special: readonly Special[], today: string) =>
	findSeasons(special, today).flatMap((all) =>
		all.filter((one) => isClosure(one) && (one.to ?? one.from) >= today),
	);

/** The week that holds on a day: the usual one, with the hours of a season on its weekdays, or as it will be after a closure. */
export function findWeek({ week, special }: Hours, today: string) {
	const times = findSeasons(special, today).flatMap(([part]) =>
		part ? { ...part, days: [...(part.days ?? weekdays)] } : [],
	);
	const taken = times.flatMap(({ days }) => days);
	const found = [
		...week.map((entry) => ({ ...entry, days: entry.days.filter((day) => !taken.includes(day)) })),
		...times.filter(({ opens, byAppointment }) => opens || byAppointment),
	].filter(({ days }) => days.length > 0);
	return found.length > 0 ? found : week;
}

/** The parts of a day, from when to when. The night belongs to none. */
const dayParts = {
	morning: ['05:00', '12:00'],
	afternoon: ['12:00', '17:00'],
	evening: ['17:00', '24:00'],
} as const;

/** Whether the company is ever open in a part of the day, or works by appointment. */
export const isOpenIn = (part: keyof typeof dayParts, { week }: Week): boolean => {
	const [from, to] = dayParts[part];
	return week.length === 0 || week.some(({ opens, closes }) => !opens || (opens < to && closes > from));
};

/** The days in words, starting on Monday. Three or more in a row become a range: "Monday to Friday and Sunday". */
function nameDays(days: readonly string[], { locale, hours }: Words): string {
	// January 1, 2024, was a Monday.
	const nameDay = (index = 0) => formatDate(`2024-01-0${index + 1}`, locale, { weekday: 'long' });
	const runs: number[][] = [];
	for (const [index, day] of weekdays.entries()) {
		if (!days.includes(day)) continue;
		const run = runs.at(-1);
		if (run?.at(-1) === index - 1) run.push(index);
		else runs.push([index]);
	}
	const names = runs.flatMap((run) =>
		run.length > 2
			? formatLabel(hours.range, { from: nameDay(run[0]), to: nameDay(run.at(-1)) })
			: run.map(nameDay),
	);
	return new Intl.ListFormat(locale).format(names);
}

/** The times of one day in words: "8:00 AM to 12:00 PM and by appointment". */
function nameTimes(times: readonly Omit<Week['week'][number], 'days'>[], { locale, hours }: Words): string {
	const names = times.map(({ opens, closes, byAppointment }) => {
		if (!opens) return hours.appointment;
		const value =
			opens === '00:00' && closes === '24:00'
				? hours.allDay
				: formatLabel(hours.range, { from: formatTime(opens, locale), to: formatTime(closes, locale) });
		return byAppointment ? formatLabel(hours.note, { value, note: hours.appointment }) : value;
	});
	return new Intl.ListFormat(locale).format(names);
}

/** In some languages, the names of days are in lower case. */
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The opening hours in words, as one sentence and line by line. `days` are those with hours, or by appointment if none has. */
export function describeHours(hours: Week, words: Words) {
	const week = hours.week.filter(({ byAppointment }) => !byAppointment);
	const isAlways = weekdays.every((day) =>
		week.some(({ days, opens, closes }) => days.includes(day) && opens === '00:00' && closes === '24:00'),
	);
	const { appointment, always } = words.hours;
	const whole = hours.week.length === 0 ? appointment : isAlways && always;
	if (whole)
		return { days: isAlways ? nameDays(weekdays, words) : whole, hours: whole, lines: [capitalize(whole)] };
	const entries = [...week, ...hours.week.filter(({ byAppointment }) => byAppointment)];
	const byTimes = Map.groupBy(weekdays, (day) =>
		nameTimes(
			entries.filter(({ days }) => days.includes(day)),
			words,
		),
	);
	// Days without times are closed, and the last line says so.
	const sorted = [...byTimes].toSorted(([a], [b]) => Number(a === '') - Number(b === ''));
	const parts = sorted.map(([times, days]) =>
		formatLabel(words.hours[times ? 'open' : 'closed'], { value: nameDays(days, words), times }),
	);
	const opening = week.length > 0 ? week : entries;
	const open = parts.slice(0, byTimes.has('') ? -1 : undefined);
	return {
		days: nameDays(
			opening.flatMap(({ days }) => days),
			words,
		),
		// The parts have commas of their own: "a, 1, and b, 2" or "a, 1; b, 2; and c, 3".
		hours: new Intl.ListFormat(words.locale)
			.formatToParts(open)
			.map(({ type, value }) =>
				type === 'literal' ? value.replace(/^,?/, open.length > 2 ? ';' : ',') : value,
			)
			.join(''),
		lines: parts.map(capitalize),
	};
}

/** Days that differ from the week, in words: "Closed December 24 – 26 (Christmas)", "Saturday, December 1 – 24, 9:00 AM to 12:00 PM". */
export function describeSpecial({ from, to = from, days, note, ...times }: Special, words: Words) {
	const { hours, locale } = words;
	const dates = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
		.formatRange(new Date(from), new Date(to))
		// Other ranges on the site have ordinary spaces.
		.replaceAll('\u2009', ' ');
	const value = days ? formatLabel(hours.open, { value: nameDays(days, words), times: dates }) : dates;
	const text =
		times.opens || times.byAppointment
			? formatLabel(hours.open, { value, times: nameTimes([times], words) })
			: formatLabel(hours.closed, { value });
	return note ? formatLabel(hours.note, { value: text, note }) : text;
}

/** The hours of now within a sentence, and on which days; while the company is closed for long, with how long. */
export function sayHours(hours: Hours, today: string, words: Words) {
	const said = describeHours({ week: findWeek(hours, today) }, words);
	const closed = findClosure(hours.special, today).map(({ note: _, ...day }) => describeSpecial(day, words));
	const note = new Intl.ListFormat(words.locale).format(closed).replace(/^./, (first) => first.toLowerCase());
	return note ? { ...said, hours: formatLabel(words.hours.note, { value: said.hours, note }) } : said;
}
