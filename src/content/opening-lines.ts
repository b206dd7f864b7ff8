import { company, labels, listComing } from './facts.ts';
import { describeHours, describeSpecial, findClosure, findSeasons, findWeek } from './hours.ts';
import { getToday, labelsBeside } from './in-words.ts';

type Hours = Pick<(typeof company)['hours'], 'week' | 'special'>;
type Special = Hours['special'][number];

const describeDays = (days: Special[]) =>
	listComing(days).map((one) => ({ text: describeSpecial(one, labelsBeside(one)), lang: one.lang }));

/** The week of a place that holds now, in words of the page; while it's closed for long, until when. */
export function listWeek(hours: Hours = company.hours) {
	const closed = findClosure(hours.special, getToday());
	if (closed.length > 0) return describeDays(closed);
	const { lines } = describeHours({ week: findWeek(hours, getToday()) }, labels);
	return lines.map((text) => ({ text, lang: undefined }));
}

/** Days to come that differ from the week, each in its language. A season that the week says isn't among them. @param isMeant which of them */
export function listDays({ special }: Hours, isMeant: (day: Special) => boolean = () => true) {
	const said = findSeasons(special, getToday()).flat();
	return describeDays(special.filter((day) => !said.includes(day) && isMeant(day)));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isAsCompany = (hours: Hours) =>
	isSame(hours.special, company.hours.special) && isSame(listWeek(hours), listWeek());
const places = () => company.addresses.flatMap(({ hours }) => hours ?? []);

/** Whether a special day is the same at all places, so that it's said once. */
export const isShared = (day: Special) =>
	places().every(({ special }) => special.some((own) => isSame(own, day)));

/** Whether places say their hours under their addresses: not where all are open as the company is. */
export const hasOwnHours = () => !places().every(isAsCompany);

/** Whether the company's week is said by itself: where no place among several says it under its address. */
export const hasSharedHours = () => !hasOwnHours() || !places().some(isAsCompany);
