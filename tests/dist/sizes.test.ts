import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatSize, readBudgets } from '../../tools/build/budgets.ts';
import { collectScripts, measureBrotli } from '../../tools/build/site-files.ts';
import { readFullPages } from './seo-site.ts';

/** Sizes of what was built (Brotli), beside their limits in budgets.json. The owner's publishing doesn't run into them. */
const assets = 'dist/assets';
const limits = readBudgets().files;
const files = readdirSync(assets, { recursive: true, encoding: 'utf8' });

const sumBrotli = (names: Iterable<string>) =>
	[...names].reduce((sum, name) => sum + measureBrotli(readFileSync(path.join(assets, name))), 0);

/** What these elements hold in the page that carries most of it. */
const measureInPages = (selector: string) =>
	Math.max(
		...readFullPages().map(({ document }) =>
			measureBrotli(
				document
					.querySelectorAll(selector)
					.map(({ text }) => text)
					.join(''),
			),
		),
	);

test.each([
	['the script of a page', measureInPages('script[type="module"]'), limits.shell],
	['the styles of a page', measureInPages('style'), limits.styles],
	...files
		.filter((file) => /\.island\.[^/]+\.js$/.test(file))
		.map(
			(file) =>
				[`the island ${file.split('.')[0]}`, sumBrotli(collectScripts(assets, file)), limits.island] as const,
		),
	// One file, sent with the first island; its limit keeps shared code from growing unseen.
	[
		'React and what islands share',
		sumBrotli(files.filter((file) => /^(client|react)\.[^/]+\.js$/.test(file))),
		limits.react,
	],
	// woff2 is compressed already.
	[
		'both fonts',
		files
			.filter((file) => file.endsWith('.woff2'))
			.reduce((sum, file) => sum + readFileSync(path.join(assets, file)).length, 0),
		limits.fonts,
	],
	['the service worker', measureBrotli(readFileSync('dist/sw.js')), limits.worker],
] as const)('%s keeps to its limit', (_what, bytes, limit) => {
	expect(bytes).toBeGreaterThan(0);
	expect(bytes, `${formatSize(bytes)} of ${formatSize(limit)}`).toBeLessThanOrEqual(limit);
});
