import { expect, test } from 'vitest';
import { readBudgets } from '../build/budgets.ts';
import {
	type AllMeasures,
	formatBenchTable,
	isWorthRepeating,
	judge,
	mergeRuns,
	type Reference,
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
const quiet: Reference = { performance: 100, lcp: readBudgets().reference.lcp, tbt: 0 };
/** The machine is twice as slow as usual, and blocked now and then. */
const busy: Reference = { performance: 98, lcp: quiet.lcp * 2, tbt: 60 };

const row = (changes: Partial<AllMeasures> = {}, reference = quiet, route = '/') => ({
	route,
	measures: { ...good, ...changes },
	reference,
});

test('a page that keeps every budget is not blamed', () => {
	expect(judge(row())).toEqual([]);
	expect(formatBenchTable([row()])).not.toContain('!');
});

test('a page that misses a budget is told by how much, and marked in the table', () => {
	const slow = row({ lcp: 1500, accessibility: 98 }, quiet, '/services');
	expect(judge(slow)).toEqual([
		'/services: a11y is 98, at least 100 is wanted',
		'/services: LCP is 1500 ms, at most 1300 ms is wanted',
	]);
	expect(formatBenchTable([slow])).toContain('1500 ms!');
});

test('the home page has to be perfect, others nearly', () => {
	expect(judge(row({ performance: 99 }))).toHaveLength(1);
	expect(judge(row({ performance: 99 }, quiet, '/blog'))).toEqual([]);
});

test('what could not be measured is no success', () => {
	expect(judge(row({ lcp: Number.NaN }))).toHaveLength(1);
	expect(judge(row({}, { ...quiet, lcp: Number.NaN }))).not.toEqual([]);
});

test('a machine that is slow just now is no fault of the page', () => {
	const inNoise = { performance: 98, lcp: 1900, tbt: 90 };
	expect(judge(row(inNoise))).toHaveLength(3);
	expect(judge(row(inNoise, busy))).toEqual([]);
});

test('a page that is slower than the machine explains is blamed on a slow machine as well', () => {
	expect(judge(row({ performance: 90, lcp: 2700, tbt: 300 }, busy))).toHaveLength(3);
});

test('a faster machine makes no budget stricter', () => {
	expect(judge(row({ lcp: 1290, tbt: 19 }, { ...quiet, lcp: quiet.lcp / 2 }))).toEqual([]);
});

test('noise excuses neither bytes nor requests', () => {
	const heavy = row({ total: 500_000, script: 9000, requests: 99 }, busy);
	expect(judge(heavy)).toHaveLength(3);
	expect(isWorthRepeating(heavy)).toBe(false);
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
