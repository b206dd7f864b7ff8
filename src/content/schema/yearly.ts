import { addDays, formatDate, months as monthNames } from '../../lib/date.ts';
import { getDay } from '../today.ts';

/** The names that the owner writes, whatever the site's language. */
export const weekdays = [
	'Monday',
	'Tuesday',
	'Wednesday',
	'Thursday',
	'Friday',
	'Saturday',
	'Sunday',
] as const;
const [months] = monthNames;
export const positions = ['first', 'second', 'third', 'fourth', 'last'];

const month = `(?:${months.join('|')})`;
const day = String.raw`(?:Easter|${month} (?:[12]?\d|3[01])|(?:${positions.join('|')}) (?:${weekdays.join('|')}) of ${month})`;
const rule = String.raw`(?:(?:\d )?days? (?:after|before) )?${day}`;
const rules = `${rule}(?: to ${rule})?`;
/** "December 25," "December 24 to January 2," "day after fourth Thursday of November," "July 4 and December 25." */
export const yearlyPattern = new RegExp(`^${rules}(?: and ${rules})*$`);

/** Easter Sunday from 1900 through 2099, after J.-M. Oudin: https://en.wikipedia.org/wiki/Date_of_Easter */
function findEaster(year: number): string {
	const golden = year % 19;
	const epact = (19 * golden + 24) % 30;
	const moon = epact - Number(epact === 29 || (epact === 28 && golden > 10));
	return addDays(`${year}-03-28`, moon - ((year + Math.floor(year / 4) + moon - 13) % 7));
}

/** The day of a rule in a year, as YYYY-MM-DD. In place of a date that the month doesn't have, its last. */
function findDay(rule: string, year: number): string {
	const [, count = '1', side, base = ''] = /^(?:(\d) )?days? (\w+) (.+)$/.exec(rule) ?? [];
	if (side) return addDays(findDay(base, year), side === 'after' ? Number(count) : -count);
	if (rule === 'Easter') return findEaster(year);
	const [, position = '', weekday, of] = /^(\w+) (\w+) of (\w+)$/.exec(rule) ?? [];
	const [name = '', date] = of ? [of] : rule.split(' ');
	const index = months.indexOf(name);
	const length = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
	// Sunday is 0 in JavaScript.
	const begins = new Date(Date.UTC(year, index, 1)).getUTCDay();
	const earliest = 1 + ((weekdays.indexOf(weekday as 'Monday') + 8 - begins) % 7);
	const weeks = position === 'last' ? Math.floor((length - earliest) / 7) : positions.indexOf(position);
	const chosen = of ? earliest + weeks * 7 : Math.min(Number(date), length);
	return new Date(Date.UTC(year, index, chosen)).toISOString().slice(0, 10);
}

interface Days {
	each?: string | undefined;
	from?: string | undefined;
	to?: string | undefined;
	days?: readonly string[] | undefined;
	opens?: string | undefined;
	closes?: string | undefined;
	byAppointment?: boolean;
}

/**
 * Entries with dates: those about each year have the dates of what is going on and of the year to come, only within their own days. A
 * vacation of one year takes the place of Christmas, and Thanksgiving its place in a season, unless that is about weekdays.
 */
export function writeDates<Entry extends Days>(entries: readonly Entry[], today = getDay(undefined)) {
	const thisYear = Number(today.slice(0, 4));
	const once = entries.filter((one) => !(one.each || one.opens || one.closes || one.byAppointment));
	const dated = entries.flatMap(({ each, ...entry }) => {
		if (each === undefined) return [{ ...entry, from: entry.from ?? '' }];
		// Refused by its own field. Rules about several entries ask for its days all the same.
		if (!yearlyPattern.test(each)) return [];
		return each
			.split(' and ')
			.flatMap((rules) => {
				const [first = '', last] = rules.split(' to ');
				return [thisYear - 1, thisYear, thisYear + 1].map((year) => {
					const from = findDay(first, year);
					const to = last && findDay(last, year);
					return { ...entry, from, to: last && to && to < from ? findDay(last, year + 1) : to };
				});
			})
			.filter(({ from, to = from }) => to >= addDays(today, -1) && from <= addDays(today, 366))
			.filter(({ from }) => from >= (entry.from ?? from) && from <= (entry.to ?? from))
			.filter(({ from: first, to: last = first }) =>
				once.every(({ from = '', to = from }) => first < from || last > to),
			);
	});
	return dated.flatMap((entry) => {
		const { from, to = from } = entry;
		let start = from;
		const parts = dated
			.filter(
				({ from: first, to: last = first, days = [] }) =>
					days.length === 0 && first >= from && last <= to && first + last !== from + to,
			)
			.toSorted((a, b) => a.from.localeCompare(b.from))
			.flatMap(({ from: first, to: last = first }) => {
				const part = first > start ? [{ ...entry, from: start, to: addDays(first, -1) }] : [];
				if (last >= start) start = addDays(last, 1);
				return part;
			});
		if (parts.length === 0 && start === from) return entry;
		return start > to ? parts : [...parts, { ...entry, from: start, to }];
	});
}

/** The days of the week that an entry is about: what it says, or those of its dates. */
export function weekdaysOf({ from = '', to = from, days }: Days): (typeof weekdays)[number][] {
	const dates = Array.from({ length: 7 }, (_, count) => addDays(from, count)).filter((day) => day <= to);
	const names = days ?? dates.map((day) => formatDate(day, 'en-US', { weekday: 'long' }));
	return weekdays.filter((name) => names.length === 0 || names.includes(name));
}
