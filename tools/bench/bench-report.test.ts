import { expect, test } from 'vitest';
import {
	type AllMeasures,
	findUnjudged,
	formatBenchTable,
	isQuiet,
	isWorthRepeating,
	judge,
	mergeRuns,
} from './bench-report.ts';

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
	requests: 8,
};
const row = (changes: Partial<AllMeasures> = {}, quietRuns = 2, route = '/') => ({
	route,
	measures: { ...good, ...changes },
	quietRuns,
});

test('a page that keeps every budget is not blamed', () => {
	expect(judge(row())).toEqual([]);
	expect(formatBenchTable([row()])).not.toContain('!');
});

test('a page that misses a budget is told by how much, and marked in the table', () => {
	const slow = row({ lcp: 1500, accessibility: 98 }, 2, '/services');
	expect(judge(slow)).toEqual([
		'/services: a11y is 98, at least 100 is wanted',
		'/services: LCP is 1500 ms, at most 1300 ms is wanted',
	]);
	expect(formatBenchTable([slow])).toContain('1500 ms!');
});

test('the home page has to be perfect, others nearly', () => {
	expect(judge(row({ performance: 99 }))).toHaveLength(1);
	expect(judge(row({ performance: 99 }, 2, '/blog'))).toEqual([]);
});

test('what could not be measured is no success', () => {
	expect(judge(row({ lcp: Number.NaN }))).toHaveLength(1);
});

test('times that were missed on a busy machine are told, and no miss', () => {
	const times = { performance: 83, lcp: 1617, tbt: 665, cls: 0.02 };
	for (const quietRuns of [0, 1]) {
		expect(judge(row(times, quietRuns))).toEqual([]);
		expect(findUnjudged(row(times, quietRuns))).toHaveLength(4);
	}
	expect(judge(row(times))).toHaveLength(4);
	expect(findUnjudged(row(times))).toEqual([]);
});

test('noise excuses neither bytes nor requests', () => {
	const heavy = row({ total: 500_000, script: 9000, requests: 99, tbt: 300 }, 0);
	expect(judge(heavy)).toHaveLength(3);
	expect(isWorthRepeating(heavy)).toBe(false);
});

test('the machine is quiet where the reference page keeps the budgets of the pages', () => {
	expect(isQuiet({ performance: 100, lcp: 760, tbt: 0 })).toBe(true);
	expect(isQuiet({ performance: 92, lcp: 760, tbt: 357 })).toBe(false);
	expect(isQuiet({ performance: 100, lcp: Number.NaN, tbt: 0 })).toBe(false);
});

test('a page is measured again when only its times miss', () => {
	expect(isWorthRepeating(row())).toBe(false);
	expect(isWorthRepeating(row({ tbt: 100 }))).toBe(true);
	expect(isWorthRepeating(row({ tbt: 100, seo: 90 }))).toBe(false);
});

test('of several runs the best times count, and the worst of what noise can’t change', () => {
	const merged = mergeRuns([
		{ ...good, performance: 97, lcp: 1800, tbt: 0, cls: 0.02, total: 90_000, seo: 100 },
		{ ...good, performance: 99, lcp: 1200, tbt: 40, cls: 0, total: 110_000, seo: 99 },
	]);
	expect(merged).toMatchObject({ performance: 99, lcp: 1200, tbt: 0, cls: 0, total: 110_000, seo: 99 });
});
