import { readFileSync } from 'node:fs';
import { type HTMLElement, NodeType } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { languageOf, redirects, siteUrl } from '../../src/site/site.ts';
import { contentIn } from '../content.ts';
import { addressIn, allPages, type BuiltPage, findFile, hasPage, languages, linkFrom } from './site.ts';
import { readData } from './texts.ts';

const byRoute = new Map(allPages.map((page) => [page.route, page]));
const own = new URL(siteUrl).origin;

/** Why a link fails a visitor; undefined when it leads to a page or a part of one. */
function findFault(href: string, here: URL): string | undefined {
	const url = new URL(href, here);
	if (/^(?:http|javascript):$/.test(url.protocol)) return `${href} is not safe`;
	if (url.origin !== own || url.protocol !== 'https:') return undefined;
	const { pathname } = url;
	if (redirects.has(pathname)) return `${href} is redirected to ${redirects.get(pathname)}: link there`;
	const target = byRoute.get(pathname);
	if (!target && (!findFile(pathname) || /\.html$|.\/$/.test(pathname))) return `${href} leads nowhere`;
	const id = decodeURIComponent(url.hash.slice(1));
	return id && target && !target.document.getElementById(id)
		? `${href} leads to a part that does not exist`
		: undefined;
}

/** The page in another language that an address is of; undefined for a page in that of `here`, a file and another site. */
function findForeign(href: string, here: URL): BuiltPage | undefined {
	const url = new URL(href, here);
	const page = url.origin === own ? byRoute.get(url.pathname) : undefined;
	return page?.language === languageOf(here.pathname) ? undefined : page;
}

/** Why a link surprises its reader; undefined if it doesn't. */
function findSurprise(link: HTMLElement, here: URL): string | undefined {
	const language = languageOf(here.pathname);
	const href = link.getAttribute('href') ?? '';
	const page = findForeign(href, here);
	if (!page) return link.hasAttribute('hreflang') ? `${href} has a hreflang` : undefined;
	// The link to another language is in that language.
	if (link.getAttribute('lang') === page.language) return undefined;
	if (hasPage(addressIn(language, page.path))) return `${href} leads to the page in another language`;
	if (link.getAttribute('hreflang') !== page.language) return `${href} has no hreflang`;
	return link.text.includes(contentIn(language).labels.shell.inOriginal)
		? undefined
		: `${href} does not say that it leads to a page in another language: ${link.text}`;
}

test('each former address has a page that leads on in its language, for hosts without redirects', () => {
	for (const [from, to] of redirects)
		for (const language of languages) {
			const address = addressIn(language, from);
			const page = readFileSync(findFile(address) ?? '', 'utf8');
			expect(page, address).toContain(
				`<meta http-equiv="refresh" content="0;url=${linkFrom(language, to)}">`,
			);
		}
});

test.each(allPages.filter(({ redirect }) => !redirect))(
	'every address on $route leads to a page in its language or says that it doesn’t',
	({ route, language, document }) => {
		const here = new URL(route, siteUrl);
		const links = document.querySelectorAll('a[href]');
		expect(links.flatMap((link) => findSurprise(link, here) ?? [])).toEqual([]);
		// The company and its site are the same things in all languages.
		const wrong = readData(document)
			.filter((text) => /^(?:\/|https:)\S*$/.test(text) && text !== `${siteUrl}/`)
			.filter((text) => hasPage(addressIn(language, findForeign(text, here)?.path ?? '?')));
		expect(wrong).toEqual([]);
	},
);

describe.each(allPages.map((page) => [page.route, page.document] as const))('%s', (route, document) => {
	const here = new URL(route, siteUrl);
	const links = document.querySelectorAll('a[href]');

	test('links to pages that exist, at the address they have, and to parts that exist', () => {
		const faults = links.flatMap((link) => findFault(link.getAttribute('href') ?? '', here) ?? []);
		expect(faults).toEqual([]);
	});

	test('gives no other site access to its tab', () => {
		const held = links.filter(
			(link) =>
				/\bopener\b/.test(link.getAttribute('rel') ?? '') &&
				new URL(link.getAttribute('href') ?? '', here).origin !== own,
		);
		expect(held.map(({ outerHTML }) => outerHTML)).toEqual([]);
	});

	test('links every telephone number', () => {
		const loose = document
			.querySelectorAll('body *')
			.flatMap((element) => element.childNodes)
			.filter((node) => node.nodeType === NodeType.TEXT_NODE && /\(\d{3}\)\s?\d{3}-\d{4}/.test(node.text))
			.filter((node) => !node.parentNode?.closest('a[href], [data-print="only"], script, style, template'));
		expect(loose.map(({ text }) => text)).toEqual([]);
	});

	test('loads only its own files, which exist', () => {
		const files = document
			.querySelectorAll('img, source, script, link:not([rel="canonical"]), astro-island')
			.flatMap(({ rawTagName, attributes }) => [
				attributes['src'],
				rawTagName === 'link' ? attributes['href'] : '',
				...(attributes['srcset'] ?? attributes['srcSet'] ?? '')
					.split(',')
					.map((part) => part.trim().split(/\s+/)[0]),
				attributes['component-url'],
				attributes['renderer-url'],
			]);
		expect(files.filter((file) => file && !findFile(file))).toEqual([]);
	});
});
