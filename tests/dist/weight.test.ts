import { describe, expect, test } from 'vitest';
import { formatSize, readBudgets } from '../../tools/build/budgets.ts';
import { measureBrotli } from '../../tools/build/site-files.ts';
import { readFullPages } from './seo-site.ts';

/** Weight of a page as its files have it; npm run bench measures what a browser really loads. */
const budgets = readBudgets();

describe.each(readFullPages().map((page) => [page.route, page] as const))('%s', (_route, { document }) => {
	test('runs hardly any script before the visitor scrolls, and waits for no file of it', () => {
		const scripts = document
			.querySelectorAll('script')
			.filter((script) => script.getAttribute('type') !== 'application/ld+json');
		expect(scripts.map((script) => script.getAttribute('src')).filter(Boolean)).toEqual([]);
		const bytes = scripts.reduce((sum, script) => sum + measureBrotli(script.text), 0);
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
