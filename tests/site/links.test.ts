import { readFileSync } from 'node:fs';
import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { languageOf, siteUrl } from '../../src/site/site.ts';
import { company, contentIn, listFormer } from '../content.ts';
import {
	addressIn,
	allPages,
	type BuiltPage,
	find,
	findFile,
	hasPage,
	languages,
	linkFrom,
	pages,
	readLinks,
	testPages,
} from './site.ts';
import { readData } from './texts.ts';

const byRoute = new Map(allPages.map((page) => [page.route, page]));
const own = new URL(siteUrl).origin;
const former = new Map(listFormer());

/** Why a link fails a visitor; undefined when it leads to a page or a part of one. */
function findFault(href: string, here: URL): string | undefined {
	const url = new URL(href, here);
	if (/^(?:http|javascript):$/.test(url.protocol)) return `${href} is not safe`;
	if (url.origin !== own || url.protocol !== 'https:') return undefined;
	const { pathname } = url;
	if (former.has(pathname)) return `${href} is redirected to ${former.get(pathname)}: link there`;
	const target = byRoute.get(pathname);
	if (!target && (!findFile(pathname) || /\.html$|.\/$/.test(pathname))) return `${href} leads nowhere`;
	// An answer of the quote form is no part of its page: #place=Tampa.
	const id = /^#\w+=/.test(url.hash) ? '' : decodeURIComponent(url.hash.slice(1));
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
	// Whoever reads a text in a language isn't told in another one that the page has it, too.
	if (link.closest('[lang]')?.getAttribute('lang') === page.language) return undefined;
	const { inOriginal } = contentIn(language).labels.shell;
	if (link.innerHTML.includes(`</svg> ${inOriginal}`)) return `${href} has a picture in front of its note`;
	return link.text.includes(inOriginal)
		? undefined
		: `${href} does not say that it leads to a page in another language: ${link.text}`;
}

test('each former address has a page that leads on in its language, for hosts without redirects', () => {
	for (const [from, to] of former)
		for (const language of languages) {
			const address = addressIn(language, from);
			const page = readFileSync(findFile(address) ?? '', 'utf8');
			expect(page, address).toContain(
				`<meta http-equiv="refresh" content="0;url=${linkFrom(language, to)}">`,
			);
		}
});

testPages(
	'every address on a page leads to a page in its language or says that it doesn’t',
	allPages,
	({ route, redirect, document }) => {
		if (redirect) return [];
		const here = new URL(route, siteUrl);
		// The company and its site are the same things in all languages.
		const wrong = readData(document)
			.filter((text) => /^(?:\/|https:)\S*$/.test(text) && text !== `${siteUrl}/`)
			.filter((text) => hasPage(addressIn(languageOf(route), findForeign(text, here)?.path ?? '?')));
		return [...document.querySelectorAll('a[href]').map((link) => findSurprise(link, here)), ...wrong];
	},
);

testPages(
	'pages link to pages that exist, at the address they have, and to parts that exist',
	allPages,
	({ route, document }) =>
		document
			.querySelectorAll('a[href]')
			.map((link) => findFault(link.getAttribute('href') ?? '', new URL(route, siteUrl))),
);

test('the sitemap of each language leads once to every page that search engines may find, and elsewhere only to booking', () => {
	for (const language of languages) {
		const route = addressIn(language, '/sitemap');
		if (!hasPage(route)) continue;
		const links = readLinks(route, 'main a');
		expect(new Set(links).size, route).toBe(links.length);
		// A long list has further pages, to which its first leads.
		const found = pages.filter(
			(page) => page.indexed && page.language === language && !/\/(?:sitemap|\d+)$/.test(page.route),
		);
		expect(
			found.map((page) => page.route).filter((page) => !links.includes(page)),
			route,
		).toEqual([]);
		expect(find(route, 'main a[target]').map((link) => link.getAttribute('href'))).toEqual(
			company.links.booking ? [company.links.booking] : [],
		);
	}
});

testPages('every telephone number is a link', allPages, ({ document }) =>
	document
		.querySelectorAll('body *')
		.flatMap((element) => element.childNodes)
		.filter((node) => node.nodeType === NodeType.TEXT_NODE && /\(\d{3}\)\s?\d{3}-\d{4}/.test(node.text))
		.filter((node) => !node.parentNode?.closest('a[href], [data-print="only"], script, style, template'))
		.map(({ text }) => text),
);

testPages('pages load only their own files, which exist', allPages, ({ document }) =>
	document
		.querySelectorAll('img, source, script, link:not([rel="canonical"]), astro-island')
		.flatMap(({ rawTagName, attributes }) => [
			attributes['src'],
			rawTagName === 'link' ? attributes['href'] : '',
			...(attributes['srcset'] ?? attributes['srcSet'] ?? '')
				.split(',')
				.map((part) => part.trim().split(/\s+/)[0]),
			attributes['component-url'],
			attributes['renderer-url'],
		])
		.filter((file) => file && !findFile(file)),
);
