import { company, labels, listComing } from './facts.ts';
import { describeHours, describeSpecial } from './hours.ts';
import { labelsBeside } from './in-words.ts';
import type { CompanyFacts } from './schema/company.ts';

/** The hours of a place, in words of the page, and its coming special days, each in its language. */
export const listOpening = (
	{ week, special }: Pick<CompanyFacts['hours'], 'week' | 'special'> = company.hours,
) => [
	...describeHours({ week }, labels).lines.map((text) => ({ text, lang: undefined })),
	...listComing(special).map((days) => ({
		text: describeSpecial(days, labelsBeside(days)),
		lang: days.lang,
	})),
];

/** The same of a place, unless it's what the company's hours say. */
export function listOwnOpening(hours: Parameters<typeof listOpening>[0]) {
	const lines = listOpening(hours);
	return JSON.stringify(lines) === JSON.stringify(listOpening()) ? [] : lines;
}
