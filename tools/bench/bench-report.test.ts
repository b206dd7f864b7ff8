import { expect, test } from 'vitest';
import { type AllMeasures, formatBenchTable, judge } from './bench-report.ts';

const good: AllMeasures = {
	performance: 100,
	accessibility: 100,
	'best-practices': 100,
	seo: 100,
	lcp: 900,
	tbt: 0,
	cls: 0,
	script: 1500,
	scriptAfterScroll: 70_000,
	total: 100_000,
	fonts: 57_000,
	hero: 30_000,
};

test('a page that keeps every budget is not blamed', () => {
	expect(judge('/', good)).toEqual([]);
	expect(formatBenchTable([['/', good]])).not.toContain('!');
});

test('a page that misses a budget is told by how much, and marked in the table', () => {
	const slow = { ...good, lcp: 1500, accessibility: 98 };
	expect(judge('/services', slow)).toEqual([
		'/services: a11y is 98, at least 100 is wanted',
		'/services: LCP is 1500 ms, at most 1300 ms is wanted',
	]);
	expect(formatBenchTable([['/services', slow]])).toContain('1500 ms!');
});

test('the home page has to be perfect, others nearly', () => {
	expect(judge('/', { ...good, performance: 99 })).toHaveLength(1);
	expect(judge('/blog', { ...good, performance: 99 })).toEqual([]);
});

test('what could not be measured is no success', () => {
	expect(judge('/', { ...good, lcp: Number.NaN })).toHaveLength(1);
});
