import { exampleLines } from './example.ts';
import { countWords, type Problem, tellField } from './problem.ts';
import { schemaAt } from './schema-walk.ts';
import type { Content, Path, Source } from './source.ts';
import { listAt, recordsOf, sourcesOf, valueAt } from './values.ts';

interface Counted {
	field: string;
	count: number;
	/** The number that the specification fixes. */
	wanted: number;
	/** What is counted, in the singular. */
	one: string;
	why: string;
}

/** Tells a number of entries that is not the fixed one; nothing when it is. */
function tellCount(source: Source, path: Path, { field, count, wanted, one, why }: Counted): Problem[] {
	if (count === wanted) return [];
	const write = `exactly ${wanted}; that is ${Math.abs(wanted - count)} ${wanted > count ? 'more' : 'fewer'}`;
	return [tellField(source, path, { field, found: countWords(count, one), why, write })];
}

/** How many records the specification fixes (sections 3 and 9), and where visitors would notice. */
const lists = [
	{ name: 'team', wanted: 8, one: 'team member', why: 'The home page and About show eight people.' },
	{ name: 'timeline', wanted: 5, one: 'item', why: 'The timeline has five items.' },
	{ name: 'reviews', wanted: 14, one: 'review', why: 'The reviews page shows 14 reviews.' },
	{ name: 'gallery', wanted: 3, one: 'case', why: 'The before and after gallery shows three cases.' },
	{ name: 'areas', wanted: 3, one: 'region', why: 'The map and the lists of towns show three regions.' },
] as const;

function checkLists(content: Content): Problem[] {
	return lists.flatMap(({ name, wanted, one, why }) =>
		sourcesOf(content, name).flatMap((source) => {
			if (!Array.isArray(source.data)) return [];
			return tellCount(source, [], {
				field: `the number of ${one}s`,
				count: source.data.length,
				wanted,
				one,
				why,
			});
		}),
	);
}

/** Towns by region. Specification section 3. */
const towns = new Map<unknown, number>([
	['tampa-bay', 13],
	['southwest', 5],
	['southeast', 11],
]);

/** Specification section 9: the quote page lists 26 of the 29 towns. */
const townsOnQuotePage = 26;

function checkTowns(content: Content): Problem[] {
	const areas = recordsOf(content, 'areas');
	const perArea = areas.flatMap(({ source, path, data }) => {
		const id = valueAt(data, ['id']);
		const wanted = towns.get(id);
		if (wanted === undefined || valueAt(data, ['towns']) === undefined) return [];
		const why = 'The lists on all pages have 13, 5 and 11 towns.';
		const count = listAt(data, 'towns').length;
		return tellCount(source, [...path, 'towns'], {
			field: `the towns of “${id}”`,
			count,
			wanted,
			one: 'town',
			why,
		});
	});
	const [first] = areas;
	if (perArea.length > 0 || !first || areas.length !== towns.size) return perArea;
	const all = areas.flatMap(({ data }) => listAt(data, 'towns'));
	const shown = all.filter((town) => valueAt(town, ['onQuotePage']) !== false).length;
	if (shown === townsOnQuotePage) return [];
	return [
		tellField(first.source, [], {
			field: 'the towns on the quote page',
			found: countWords(shown, 'town'),
			why: `The quote page names ${townsOnQuotePage} of the ${all.length} towns.`,
			write: `onQuotePage: false for exactly ${all.length - townsOnQuotePage} towns`,
		}),
	];
}

/** The oriental rug page describes each step. Specification section 2, "Service detail". */
function checkRugSteps(content: Content): Problem[] {
	const rug = recordsOf(content, 'services').filter(({ source }) => source.name === 'oriental-rug-cleaning');
	return rug.flatMap(({ source, data }) => {
		const steps = listAt(data, 'process');
		const why = 'The oriental rug page describes each of its nine steps.';
		const counted = { field: 'the steps of the process', count: steps.length, wanted: 9, one: 'step', why };
		const silent = steps.flatMap((step, index) => {
			if (valueAt(step, ['description']) !== undefined) return [];
			return [
				tellField(source, ['process', index, 'description'], { found: 'nothing; the field is missing', why }),
			];
		});
		return [...tellCount(source, ['process'], counted), ...silent];
	});
}

/** Sections of the legal pages. Specification section 2. */
const sections: Record<string, number> = { 'privacy-policy': 10, terms: 14 };

function checkPolicies(content: Content): Problem[] {
	return recordsOf(content, 'legal').flatMap(({ source, data }) => {
		const own = listAt(data, 'sections');
		const wanted = sections[source.name];
		if (wanted !== undefined) {
			const why = 'Its sections are fixed, so that visitors find each of them.';
			return tellCount(source, ['sections'], {
				field: 'the sections',
				count: own.length,
				wanted,
				one: 'section',
				why,
			});
		}
		if (source.name !== 'cookie-policy' || own.some((section) => listAt(section, 'cookieTypes').length > 0))
			return [];
		const example = exampleLines('cookieTypes', schemaAt(source.schema, ['sections', 0, 'cookieTypes']));
		return [
			tellField(source, ['sections'], {
				field: 'the cookie types',
				found: 'no section with cookieTypes',
				why: 'The cookie policy lists the types of cookies.',
				write: `in one of the sections:\n${example}`,
			}),
		];
	});
}

/** Checks the numbers that the specification fixes across records; those inside one record are in the schemas. */
export function checkCounts(content: Content): Problem[] {
	return [checkLists, checkTowns, checkRugSteps, checkPolicies].flatMap((check) => check(content));
}
