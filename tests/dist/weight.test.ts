import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatSize, readBudgets } from '../../tools/build/budgets.ts';
import { collectScripts, measureBrotli } from '../../tools/build/site-files.ts';
import { dist, readFullPages } from './seo-site.ts';

/** Weight of a page as its files have it; npm run bench measures what a browser really loads. */
const budgets = readBudgets();
const assets = join(dist, 'assets');
const measure = (file: string) => measureBrotli(readFileSync(join(assets, file)));

describe.each(readFullPages().map((page) => [page.route, page] as const))('%s', (_route, { document }) => {
	test('runs hardly any script before the visitor scrolls', () => {
		const scripts = document
			.querySelectorAll('script')
			.filter((script) => script.getAttribute('type') !== 'application/ld+json');
		const bytes = scripts.reduce((sum, script) => {
			const file = script.getAttribute('src')?.replace('/assets/', '');
			return (
				sum +
				(file
					? [...collectScripts(assets, file)].reduce((all, part) => all + measure(part), 0)
					: measureBrotli(script.text))
			);
		}, 0);
		expect(bytes, `${formatSize(bytes)} of script`).toBeLessThanOrEqual(budgets.transfer.script);
	});

	test('loads the script of every island when it is seen, not before', () => {
		const early = document
			.querySelectorAll('astro-island')
			.filter((island) => JSON.parse(island.getAttribute('opts') ?? '{}').value !== 'visible');
		expect(early.map((island) => island.getAttribute('component-export'))).toEqual([]);
	});

	test('waits for no style sheet, and for one font at most', () => {
		expect(document.querySelectorAll('link[rel="stylesheet"]').map((link) => link.outerHTML)).toEqual([]);
		expect(document.querySelectorAll('link[rel="preload"][as="font"]').length).toBeLessThanOrEqual(1);
	});
});
