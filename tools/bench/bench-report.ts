import { formatSize, readBudgets } from '../build/budgets.ts';
import type { Measures, ScrolledMeasures } from './bench-page.ts';

export type AllMeasures = Measures & ScrolledMeasures;
type Key = keyof AllMeasures;

const budgets = readBudgets();
const score = (value: number) => String(value);
const milliseconds = (value: number) => `${Math.round(value)} ms`;

interface Column {
	key: Key;
	title: string;
	format: (value: number) => string;
	/** The budget of a route: at least this for scores, at most this for the rest. */
	limit: (route: string) => number;
	atLeast?: boolean;
}

const scores = Object.entries(budgets.lighthouse).map(
	([key, limits]): Column => ({
		key: key as keyof typeof budgets.lighthouse,
		title: { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' }[key] ?? key,
		format: score,
		limit: (route) => limits[route] ?? limits['*'] ?? 100,
		atLeast: true,
	}),
);

const columns: Column[] = [
	...scores,
	{ key: 'lcp', title: 'LCP', format: milliseconds, limit: () => budgets.time.lcp },
	{ key: 'tbt', title: 'TBT', format: milliseconds, limit: () => budgets.time.tbt },
	{ key: 'cls', title: 'CLS', format: (value) => value.toFixed(3), limit: () => budgets.time.cls },
	{ key: 'script', title: 'script', format: formatSize, limit: () => budgets.transfer.script },
	{
		key: 'scriptAfterScroll',
		title: 'scrolled',
		format: formatSize,
		limit: () => budgets.transfer.scriptAfterScroll,
	},
	{ key: 'total', title: 'total', format: formatSize, limit: () => budgets.transfer.total },
	{ key: 'fonts', title: 'fonts', format: formatSize, limit: () => budgets.transfer.fonts },
	{ key: 'hero', title: 'hero', format: formatSize, limit: () => budgets.transfer.hero },
];

/** A value that could not be measured (NaN) is a miss as well. */
const keeps = ({ key, limit, atLeast }: Column, route: string, measures: AllMeasures) =>
	atLeast ? measures[key] >= limit(route) : measures[key] <= limit(route);

/** The missed budgets of a page, one sentence each. */
export const judge = (route: string, measures: AllMeasures): string[] =>
	columns
		.filter((column) => !keeps(column, route, measures))
		.map(
			({ key, title, format, limit, atLeast }) =>
				`${route}: ${title} is ${format(measures[key])}, ${atLeast ? 'at least' : 'at most'} ${format(limit(route))} is wanted`,
		);

/** One line per page; an exclamation mark stands behind what misses its budget. */
export function formatBenchTable(rows: [route: string, measures: AllMeasures][]): string {
	const width = Math.max(5, ...rows.map(([route]) => route.length));
	const pad = (text: string) => text.padStart(10);
	const head = `${'page'.padEnd(width)}${columns.map(({ title }) => `${pad(title)} `).join('')}`;
	const body = rows.map(([route, measures]) => {
		const cells = columns.map(
			(column) => `${pad(column.format(measures[column.key]))}${keeps(column, route, measures) ? ' ' : '!'}`,
		);
		return `${route.padEnd(width)}${cells.join('')}`;
	});
	return [head, ...body].map((line) => line.trimEnd()).join('\n');
}
