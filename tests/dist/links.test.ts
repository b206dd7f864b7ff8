import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../../src/site/site.ts';
import { dist, findFile, readPages } from './seo-site.ts';

const pages = readPages();
const byRoute = new Map(pages.map((page) => [page.route, page]));
const own = new URL(siteUrl).origin;

/** Former addresses that public/_redirects sends on for good, with where they lead. */
const redirects = new Map(
	readFileSync(join(dist, '_redirects'), 'utf8')
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.filter(([, , status]) => status === '301')
		.map(([from = '', to = '']) => [from, to] as const),
);

const split = (value: string) => value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, page) => {
	const links = page.document.querySelectorAll('a[href]');
	const here = new URL(route, siteUrl);

	test('leads to pages that exist, at the address they have, and to parts that are there', () => {
		const wrong = links.flatMap((link) => {
			const href = link.getAttribute('href') ?? '';
			const url = new URL(href, here);
			if (url.origin !== own || !/^https?:$/.test(url.protocol)) return [];
			if (redirects.has(url.pathname))
				return [`${href} is redirected to ${redirects.get(url.pathname)}: link there`];
			const target = byRoute.get(url.pathname);
			if (!target && (!findFile(url.pathname) || /\.html$|.\/$/.test(url.pathname)))
				return [`${href} leads nowhere`];
			const id = decodeURIComponent(url.hash.slice(1));
			if (id && target && !target.document.querySelectorAll('[id]').some((element) => element.id === id))
				return [`${href} leads to a part that does not exist`];
			return [];
		});
		expect(wrong).toEqual([]);
	});

	test('leaves the site in a way that cannot turn against the visitor', () => {
		const wrong = links.filter(
			(link) =>
				link.getAttribute('target') === '_blank' &&
				new URL(link.getAttribute('href') ?? '', here).origin !== own &&
				!/\b(noopener|noreferrer)\b/.test(link.getAttribute('rel') ?? ''),
		);
		expect(wrong.map((link) => link.outerHTML)).toEqual([]);
		expect(
			links
				.filter((link) => /^(http:|javascript:)/.test(link.getAttribute('href') ?? ''))
				.map((link) => link.outerHTML),
		).toEqual([]);
	});

	test('lets every telephone number in the page be pressed', () => {
		const loose = page.document
			.querySelectorAll('body *')
			.flatMap((element) => element.childNodes)
			.filter((node) => node.nodeType === NodeType.TEXT_NODE && /\(\d{3}\)\s?\d{3}-\d{4}/.test(node.text))
			.filter((node) => !node.parentNode?.closest('a[href], [data-print="only"], script, style, template'))
			.map((node) => node.text);
		expect(loose).toEqual([]);
	});

	test('loads files of its own that exist, and nothing from elsewhere', () => {
		const files = page.document
			.querySelectorAll(
				'img, source, script[src], link[rel="preload"], link[rel="stylesheet"], link[rel="modulepreload"], iframe',
			)
			.flatMap((element) => [
				element.getAttribute('src'),
				...split(element.getAttribute('srcset') ?? element.getAttribute('srcSet') ?? ''),
				element.rawTagName === 'link' ? element.getAttribute('href') : '',
			]);
		const islands = page.document
			.querySelectorAll('astro-island')
			.flatMap((island) => [island.getAttribute('component-url'), island.getAttribute('renderer-url')]);
		const wrong = [...files, ...islands].filter(
			(file): file is string => Boolean(file) && !findFile(file ?? ''),
		);
		expect(wrong).toEqual([]);
	});
});

test('redirects lead to pages that exist, in one step', () => {
	for (const [from, to] of redirects) {
		expect(byRoute.has(to), `${from} leads to ${to}`).toBe(true);
		expect(redirects.has(to), `${from} is redirected twice`).toBe(false);
	}
	// Some hosts take an address with a slash at its end for another one.
	for (const [from, to] of redirects)
		if (!from.endsWith('/')) expect(redirects.get(`${from}/`), `${from}/`).toBe(to);
});

test('there is a screen for every way to get lost', () => {
	for (const file of ['404.html', '500.html', 'services/404.html', 'blog/404.html'])
		expect(existsSync(join(dist, file)), file).toBe(true);
});
