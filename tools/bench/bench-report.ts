import { formatSize, readBudgets } from '../build/budgets.ts';
import type { Measures, ScrolledMeasures } from './bench-page.ts';

export type AllMeasures = Measures & ScrolledMeasures;
type Key = keyof AllMeasures;

const budgets = readBudgets();
const milliseconds = (value: number) => `${Math.round(value)} ms`;

interface Column {
	key: Key;
	title: string;
	format: (value: number) => string;
	/** The budget of a route: at least this for scores, at most this for the rest. */
	limit: (route: string) => number;
	atLeast?: boolean;
	/** Noise of the machine changes it, always for the worse: the best run counts. Of all others, the worst. */
	timed?: boolean;
}

const scores = Object.entries(budgets.lighthouse).map(
	([key, limits]): Column => ({
		key: key as keyof typeof budgets.lighthouse,
		title: { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' }[key] ?? key,
		format: String,
		limit: (route) => limits[route] ?? limits['*'] ?? 100,
		atLeast: true,
		timed: key === 'performance',
	}),
);

const sizes = {
	script: 'script',
	scriptAfterScroll: 'scrolled',
	total: 'total',
	fonts: 'fonts',
	hero: 'hero',
} as const;

const columns: Column[] = [
	...scores,
	{
		key: 'lcp',
		title: 'LCP',
		format: milliseconds,
		limit: () => budgets.time.lcp,
		timed: true,
	},
	{
		key: 'tbt',
		title: 'TBT',
		format: milliseconds,
		limit: () => budgets.time.tbt,
		timed: true,
	},
	{
		key: 'cls',
		title: 'CLS',
		format: (value) => value.toFixed(3),
		limit: () => budgets.time.cls,
		timed: true,
	},
	...Object.entries(sizes).map(
		([key, title]): Column => ({
			key: key as keyof typeof sizes,
			title,
			format: formatSize,
			limit: () => budgets.transfer[key as keyof typeof sizes],
		}),
	),
	{ key: 'requests', title: 'requests', format: String, limit: () => budgets.transfer.requests },
];

/** A value that could not be measured (NaN) is a miss as well. */
const keeps = ({ key, limit, atLeast }: Column, { route, measures }: Row) =>
	atLeast ? measures[key] >= limit(route) : measures[key] <= limit(route);

/** A page, and what its runs took together: see mergeRuns. */
export interface Row {
	route: string;
	measures: AllMeasures;
	/** In how many runs the reference page was quiet before and after the page. */
	quietRuns: number;
}

/** So many quiet runs have to miss a time before it is called missed: noise can come between two looks at the reference. */
const quietRunsNeeded = 2;

const isJudged = ({ timed }: Column, { quietRuns }: Row) => !timed || quietRuns >= quietRunsNeeded;

const describeMiss = ({ key, title, format, limit, atLeast }: Column, { route, measures }: Row) =>
	`${route}: ${title} is ${format(measures[key])}, ${atLeast ? 'at least' : 'at most'} ${format(limit(route))} is wanted`;

const findMisses = (row: Row) => columns.filter((column) => !keeps(column, row));

/** The missed budgets of a page, one sentence each. */
export const judge = (row: Row): string[] =>
	findMisses(row)
		.filter((column) => isJudged(column, row))
		.map((column) => describeMiss(column, row));

/** Times of a page that say nothing, because the machine was busy in all runs that could have kept them. */
export const findUnjudged = (row: Row): string[] =>
	findMisses(row)
		.filter((column) => !isJudged(column, row))
		.map((column) => describeMiss(column, row));

/** Whether another run could change the judgment: times are missed, and nothing that is the same in every run. */
export function isWorthRepeating(row: Row): boolean {
	const misses = findMisses(row);
	return misses.length > 0 && misses.every(({ timed }) => timed);
}

/** Whether the reference page kept the budgets of the pages, which it does by far where nothing else keeps the machine busy. */
export const isQuiet = ({ performance, lcp, tbt }: Pick<Measures, 'performance' | 'lcp' | 'tbt'>): boolean =>
	performance === 100 && lcp <= budgets.time.lcp && tbt <= budgets.time.tbt;

/** Of several runs, the best of what the machine's noise can only make worse, and the worst of everything else. */
export function mergeRuns(runs: Measures[]): Measures {
	const [first] = runs;
	if (!first) throw new Error('--runs must be 1 or more.');
	const merged = { ...first };
	for (const { key, atLeast = false, timed = false } of columns) {
		if (!(key in merged)) continue;
		const values = runs.map((run) => run[key as keyof Measures]);
		merged[key as keyof Measures] = (atLeast === timed ? Math.max : Math.min)(...values);
	}
	return merged;
}

/** One line per page; an exclamation mark stands behind what misses its budget. */
export function formatBenchTable(rows: Row[]): string {
	const width = Math.max(5, ...rows.map(({ route }) => route.length));
	const pad = (text: string) => text.padStart(10);
	const head = `${'page'.padEnd(width)}${columns.map(({ title }) => `${pad(title)} `).join('')}`;
	const body = rows.map((row) => {
		const cells = columns.map(
			(column) => `${pad(column.format(row.measures[column.key]))}${keeps(column, row) ? ' ' : '!'}`,
		);
		return `${row.route.padEnd(width)}${cells.join('')}`;
	});
	return [head, ...body].map((line) => line.trimEnd()).join('\n');
}
