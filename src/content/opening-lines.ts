import { company, labels, listComing } from './facts.ts';
import { describeHours, describeSpecial, findWeek } from './hours.ts';
import { getToday, labelsBeside } from './in-words.ts';
import type { CompanyFacts } from './schema/company.ts';
import { joinSpecial } from './schema/hours.ts';

type Hours = Pick<CompanyFacts['hours'], 'week' | 'special'>;

/** The hours of a place, in words of the page, and its coming special days, each in its language. */
export function listOpening({ week, special: own }: Hours = company.hours) {
	const special = joinSpecial(own, company.hours.special).toSorted((a, b) => a.from.localeCompare(b.from));
	return [
		...describeHours({ week: findWeek({ week, special }, getToday()) }, labels).lines.map((text) => ({
			text,
			lang: undefined,
		})),
		...listComing(special).map((days) => ({
			text: describeSpecial(days, labelsBeside(days)),
			lang: days.lang,
		})),
	];
}

const isAsCompany = (hours: Hours) => JSON.stringify(listOpening(hours)) === JSON.stringify(listOpening());
const places = () => company.addresses.flatMap(({ hours }) => hours ?? []);

/** What a place says of its hours under its address; nothing where all are open as the company is. */
export const listOwnOpening = (hours: Hours) => (places().every(isAsCompany) ? [] : listOpening(hours));

/** Whether the company's hours are said by themselves: where no place among several says them under its address. */
export const hasSharedHours = () => places().every(isAsCompany) || !places().some(isAsCompany);
