import { formatSize, readBudgets } from '../build/budgets.ts';
import type { Measures, ScrolledMeasures } from './bench-page.ts';

export type AllMeasures = Measures & ScrolledMeasures;
type Key = keyof AllMeasures;

const budgets = readBudgets();
const milliseconds = (value: number) => `${Math.round(value)} ms`;

/** What the reference page took in the same run: how slow the machine is just now. */
export type Reference = Pick<Measures, 'performance' | 'lcp' | 'tbt'>;

interface Column {
	key: Key;
	title: string;
	format: (value: number) => string;
	/** The budget of a route: at least this for scores, at most this for the rest. */
	limit: (route: string, reference: Reference) => number;
	atLeast?: boolean;
	/** Noise of the machine changes it, always for the worse: the best run counts. Of all others, the worst. */
	timed?: boolean;
}

/** How many times as long as on a quiet machine everything takes; a faster machine makes no budget stricter. */
const findSlowness = ({ lcp }: Reference) => Math.max(1, lcp / budgets.reference.lcp);

const scores = Object.entries(budgets.lighthouse).map(
	([key, limits]): Column => ({
		key: key as keyof typeof budgets.lighthouse,
		title: { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' }[key] ?? key,
		format: String,
		limit: (route, reference) =>
			// Points that even the reference page loses are not the page's fault.
			(limits[route] ?? limits['*'] ?? 100) - (key === 'performance' ? 100 - reference.performance : 0),
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
		limit: (_route, reference) => budgets.time.lcp * findSlowness(reference),
		timed: true,
	},
	{
		key: 'tbt',
		title: 'TBT',
		format: milliseconds,
		limit: (_route, reference) => budgets.time.tbt * findSlowness(reference) + reference.tbt,
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
const keeps = ({ key, limit, atLeast }: Column, { route, measures, reference }: Row) =>
	atLeast ? measures[key] >= limit(route, reference) : measures[key] <= limit(route, reference);

/** A page, what it took, and what the reference page took meanwhile. */
export interface Row {
	route: string;
	measures: AllMeasures;
	reference: Reference;
}

/** The missed budgets of a page, one sentence each. */
export const judge = (row: Row): string[] =>
	columns
		.filter((column) => !keeps(column, row))
		.map(
			({ key, title, format, limit, atLeast }) =>
				`${row.route}: ${title} is ${format(row.measures[key])}, ${atLeast ? 'at least' : 'at most'} ${format(limit(row.route, row.reference))} is wanted`,
		);

/** Whether another run could change the judgment: a time is missed, and nothing that is the same in every run. */
export function isWorthRepeating(row: Row): boolean {
	const missed = columns.filter((column) => !keeps(column, row));
	return missed.length > 0 && missed.every(({ timed }) => timed);
}

/** Of several runs, the best of what the machine's noise can only make worse, and the worst of everything else. */
export function mergeRuns<T extends Partial<AllMeasures>>(runs: T[]): T {
	const merged = { ...runs[0] } as T;
	for (const { key, atLeast = false, timed = false } of columns) {
		const values = runs.map((run) => run[key]).filter((value) => value !== undefined);
		const pick = atLeast === timed ? Math.max : Math.min;
		if (values.length > 0) Object.assign(merged, { [key]: pick(...values) });
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
