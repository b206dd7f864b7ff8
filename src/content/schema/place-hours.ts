import type { z } from 'astro/zod';
import { findWeek } from '../hours.ts';
import { type Hours, isOff, shareDay, sortTimes, type Times } from './hours.ts';
import { weekdaysOf, writeDates } from './yearly.ts';

type Week = Hours['week'];

/** The openings on a day of the week, besides those by appointment. */
const openOn = (day: Week[number]['days'][number], week: Week) =>
	week.filter(({ days, opens, byAppointment }) => days.includes(day) && opens && !byAppointment);

/** The openings of a day, of which the first begins or the last ends at another time, where one alone is said. */
function clip({ opens, closes }: Times, usual: Week): Times[] {
	if (!opens === !closes) return [{ opens, closes }];
	const kept = usual.filter((one) => one.closes > opens && (!closes || one.opens < closes));
	if (kept.length === 0) return [{ opens: '', closes: '' }];
	return kept.map((one, index) => ({
		opens: (index === 0 && opens) || one.opens,
		closes: (index === kept.length - 1 && closes) || one.closes,
	}));
}

/** A special day at a place. A time that isn't said is that of the week. A place that is closed or by appointment while the company is open stays so. */
function fitDay({ usual: company, ...entry }: Hours['special'][number] & { usual: Week }, week: Week) {
	const { days = [], opens, closes } = entry;
	if (isOff(entry)) return [entry];
	if (week.length === 0 && company.length > 0) return [];
	const all = weekdaysOf(entry);
	const fitting = all.filter((day) => {
		if (openOn(day, week).length > 0) return true;
		if (!opens !== !closes || openOn(day, company).length > 0) return false;
		// More than a week’s hours without days are those of the usual ones.
		const usual = [week, company].filter((one) => one.length > 0 && entry.days?.length === 0);
		return usual.every((one) => one.some((some) => some.days.includes(day)));
	});
	const byTimes = Map.groupBy(fitting, (day) => JSON.stringify(clip(entry, openOn(day, week))));
	return [...byTimes].flatMap(([times, some]) => {
		const said = days.length > 0 || some.length < all.length ? some : undefined;
		return (JSON.parse(times) as Times[]).map((one) => ({ ...entry, ...one, days: said }));
	});
}

interface Company {
	hours: Hours;
	addresses: { hours?: Hours | undefined }[];
}

/** Asks for what the special days of a company leave open: a time that no week says, and hours of a day on which one place is open, and another closed. */
export const checkPlaces: z.core.CheckFn<Company> = ({ value, issues }) => {
	const { hours, addresses } = value;
	const ask = (message: string, write: string) =>
		issues.push({ code: 'custom', path: ['hours', 'special'], message, params: { write }, input: value });
	const places = [hours, ...addresses.flatMap((place) => place.hours ?? [])];
	const weeks = places.map(({ week }) => week).filter((week) => week.length > 0);
	if (weeks.length === 0 && hours.special.some(({ opens, closes }) => !opens !== !closes))
		ask(
			'which has one time alone, although there are no hours of the week',
			'Write both times, or the hours of the week.',
		);
	const fixed = weeks.filter((week) => !week.some(({ byAppointment }) => byAppointment));
	const isOfSome = (day: Week[number]['days'][number]) =>
		new Set(fixed.map((week) => openOn(day, week).length > 0)).size > 1;
	if (hours.special.some(({ days = [], opens, closes }) => opens && closes && days.some(isOfSome)))
		ask(
			'which has hours for a day on which only some of your addresses are open',
			'Write them under “special” of each address that they’re for, and take them out here.',
		);
};

/** A company with all special days of each place: its own, and those of the company on which it has none. Without a week of its own, the company has the hours of the first. */
export function fitHours<Own extends Company>(company: Own): Own {
	const { hours, addresses } = company;
	const [first] = hours.week.length > 0 ? [] : addresses;
	const usual = first?.hours?.week ?? hours.week;
	const complete = ({ week, special }: Hours) => {
		const shared = hours.special.filter((day) => !special.some((own) => shareDay(own, day)));
		const all = [shared.map((day) => ({ ...day, usual })), special.map((day) => ({ ...day, usual: week }))];
		const dated = writeDates(all.flat());
		// Within a season, the usual time is the season’s.
		const within = { week, special: dated.flatMap((day) => fitDay(day, week)).filter(({ opens }) => opens) };
		const fitted = dated.flatMap((day) => fitDay(day, day.days ? week : findWeek(within, day.from)));
		return { week, special: sortTimes(fitted) };
	};
	const places = addresses.map((place) => (place.hours ? { ...place, hours: complete(place.hours) } : place));
	const own = (first && places[0]?.hours) ?? complete(hours);
	return { ...company, addresses: places, hours: { ...hours, ...own } };
}
