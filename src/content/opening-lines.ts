import { company, labels, listComing } from './facts.ts';
import { describeHours, describeSpecial, findSeasons, findWeek, isClosure } from './hours.ts';
import { getToday, labelsBeside } from './in-words.ts';
import { joinHours } from './schema/yearly.ts';

type Hours = Pick<(typeof company)['hours'], 'week' | 'special'>;

const describeDays = (days: Hours['special']) =>
	listComing(days)
		.toSorted((a, b) => a.from.localeCompare(b.from))
		.map((one) => ({ text: describeSpecial(one, labelsBeside(one)), lang: one.lang }));

/** The week of a place that holds now, in words of the page; while it's closed for long, until when. */
export function listWeek(hours: Hours = company.hours) {
	const all = joinHours(hours, company.hours);
	const closed = findSeasons(all.special, getToday()).flat().filter(isClosure);
	if (closed.length > 0) return describeDays(closed);
	const { lines } = describeHours({ week: findWeek(all, getToday()) }, labels);
	return lines.map((text) => ({ text, lang: undefined }));
}

/** Days to come that differ from the week, each in its language. A season that the week says isn't among them. */
export function listDays({ special }: Pick<Hours, 'special'> = company.hours) {
	const said = findSeasons(special, getToday()).flat();
	return describeDays(special.filter((days) => !said.includes(days)));
}

const isAsCompany = (hours: Hours) =>
	hours.special.length === 0 && JSON.stringify(listWeek(hours)) === JSON.stringify(listWeek());
const places = () => company.addresses.flatMap(({ hours }) => hours ?? []);

/** Whether places say their hours under their addresses: not where all are open as the company is. */
export const hasOwnHours = () => !places().every(isAsCompany);

/** Whether the company's week is said by itself: where no place among several says it under its address. */
export const hasSharedHours = () => !hasOwnHours() || !places().some(isAsCompany);
