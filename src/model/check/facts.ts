import { isDialable } from '../../lib/phone.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import type { Content, Path, Source } from './source.ts';
import { listAt, recordsOf, sourcesOf, textAt } from './values.ts';

/** Phone numbers that are written correctly but lead nowhere. */
function checkPhones(content: Content): Problem[] {
	return sourcesOf(content, 'company').flatMap((source) => {
		const paths: Path[] = [
			...listAt(source.data, 'phones').map((_, index) => ['phones', index, 'number']),
			['whatsapp', 'number'],
		];
		return paths.flatMap((path) => {
			const number = textAt(source.data, ...path);
			// Other ways of writing are refused by the schema, which also says how to write it.
			if (number === undefined || !/^\(\d{3}\) \d{3}-\d{4}$/.test(number) || isDialable(number)) return [];
			return [
				tellField(source, path, {
					found: `${number}, which no telephone can dial: the area code and the three digits after it begin with 2 to 9`,
				}),
			];
		});
	});
}

/** Two dates in the wrong order. */
function tellOrder(source: Source, data: unknown, early: string, late: string, why: string): Problem[] {
	const [first, second] = [textAt(data, early), textAt(data, late)];
	if (first === undefined || second === undefined || second >= first) return [];
	return [
		tellField(source, [late], {
			found: `${quoteFound(second)}, which is before ${first}`,
			why,
			write: `a date on or after ${first}`,
		}),
	];
}

/** Dates that are dates, but cannot be right. */
function checkDates(content: Content): Problem[] {
	const careers = recordsOf(content, 'careers').flatMap(({ source, data }) => {
		const last = textAt(data, 'validThrough') ?? '';
		const isExpired = /^\d{4}-\d{2}-\d{2}$/.test(last) && last < content.today;
		return [
			...(isExpired
				? [
						tellField(source, ['validThrough'], {
							found: `${last}, which is over (today is ${content.today})`,
							why: 'A job that nobody can apply for any more must not be offered; search engines punish it.',
							write: `a later day, or take the file ${source.file} away when the position is filled`,
						}),
					]
				: []),
			...tellOrder(source, data, 'datePosted', 'validThrough', 'A job cannot close before it is posted.'),
		];
	});
	const posts = recordsOf(content, 'posts').flatMap(({ source, data }) =>
		tellOrder(source, data, 'date', 'updated', 'An article cannot be changed before it is published.'),
	);
	return [...careers, ...posts];
}

/** Checks facts that are written correctly and still cannot be true. */
export function checkFacts(content: Content): Problem[] {
	return [...checkPhones(content), ...checkDates(content)];
}
