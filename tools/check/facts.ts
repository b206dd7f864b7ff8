import { isDialable } from '../../src/lib/phone.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import { type Content, type Path, rawOf, type Source } from './source.ts';
import { dateAt, listAt, recordsOf, sourcesOf, textAt, walk } from './values.ts';

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
					found: `${number}, which cannot be dialled: no number in the United States begins like this`,
				}),
			];
		});
	});
}

/** Two dates in the wrong order. */
function tellOrder(source: Source, data: unknown, early: string, late: string, why: string): Problem[] {
	const [first, second] = [dateAt(data, early), dateAt(data, late)];
	if (first === undefined || second === undefined || second >= first) return [];
	return [
		tellField(source, [late], {
			found: `${quoteFound(second)}, which is before ${first}`,
			why,
			write: `a date on or after ${first}`,
		}),
	];
}

/** Days that no calendar has: without quotation marks, YAML takes February 30 for March 2. */
function checkCalendar(content: Content): Problem[] {
	const problems: Problem[] = [];
	for (const source of content.sources) {
		walk(source.data, (value, path) => {
			if (!(value instanceof Date)) return;
			const raw = rawOf(source, path);
			if (Number.isNaN(value.getTime()) || !raw.startsWith(value.toISOString().slice(0, 10))) {
				problems.push(tellField(source, path, { found: `${raw}, a day that no calendar has` }));
			}
		});
	}
	return problems;
}

/** Dates that are dates, but cannot be right. */
function checkDates(content: Content): Problem[] {
	const careers = recordsOf(content, 'careers').flatMap(({ source, data }) => {
		const last = dateAt(data, 'validThrough');
		const isExpired = last !== undefined && last < content.today;
		return [
			...(isExpired
				? [
						tellField(source, ['validThrough'], {
							found: `${last}, which is over (today is ${content.today})`,
							why: 'Visitors no longer see the job, because nobody can apply for it any more.',
							isWarning: true,
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
	return [...checkPhones(content), ...checkCalendar(content), ...checkDates(content)];
}
