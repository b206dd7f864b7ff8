import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { contentLanguage, translations } from '../../src/content/language.ts';
import { languageOf, siteUrl, toPath } from '../../src/site/site.ts';
import { contentIn } from '../content.ts';
import { addressIn, allPages, hasPage } from './site.ts';
import { listTexts, normalize, readProps, readStrings } from './texts.ts';

/** Where the links of translated pages lead, and whose words on them are in the content's language. */

const translated = allPages.filter(({ language, redirect }) => language !== contentLanguage && !redirect);
const own = new URL(siteUrl).origin;

/** The page in the content's language that an address is of; undefined for a translated page, a file and another site. */
function findOriginal(href: string, here: URL): string | undefined {
	const url = new URL(href, here);
	const isPage = url.origin === own && allPages.some(({ route }) => route === url.pathname);
	return isPage && languageOf(url.pathname) === contentLanguage ? toPath(url) : undefined;
}

/** Why a link of a translated page surprises its reader; undefined if it doesn't. */
function findFault(link: HTMLElement, here: URL): string | undefined {
	const language = languageOf(here.pathname);
	const href = link.getAttribute('href') ?? '';
	const path = findOriginal(href, here);
	// The link to another language is in that language.
	if (path === undefined || link.getAttribute('lang') === contentLanguage) return undefined;
	if (hasPage(addressIn(language, path))) return `${href} leads to the page in another language`;
	if (link.getAttribute('hreflang') !== contentLanguage) return `${href} has no hreflang`;
	return link.text.includes(contentIn(language).labels.shell.inOriginal)
		? undefined
		: `${href} does not say that it leads to a page in another language: ${link.text}`;
}

test.each(translated)(
	'every link of $route leads to a page in its language or says that it doesn’t',
	(page) => {
		const here = new URL(page.route, siteUrl);
		const links = page.document.querySelectorAll('a[href]');
		expect(links.flatMap((link) => findFault(link, here) ?? [])).toEqual([]);
		const marked = page.document.querySelectorAll(`a[hreflang="${contentLanguage}"]`);
		const wrong = marked.filter((link) => findOriginal(link.getAttribute('href') ?? '', here) === undefined);
		expect(wrong.map((link) => link.getAttribute('href'))).toEqual([]);
	},
);

test.each(translated)(
	'no address in the data of $route leads to a page in another language that is in its own, too',
	(page) => {
		const graph = page.document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}';
		const addresses = [...readProps(page.document), ...readStrings(JSON.parse(graph))].filter(
			({ text, key }) =>
				key === '@id' ? /#(?:webpage|service|breadcrumb)$/.test(text) : /^(?:\/|https:)\S*$/.test(text),
		);
		const here = new URL(page.route, siteUrl);
		const wrong = addresses.filter(({ text, key }) => {
			const path = findOriginal(text, here);
			// The company and its site are the same things in both languages; so are its places and people.
			const isSame = text === `${siteUrl}/` && key === 'url';
			return path !== undefined && !isSame && hasPage(addressIn(page.language, path));
		});
		expect(wrong.map(({ text }) => text)).toEqual([]);
	},
);

/** What customers said, with the language that they said it in. */
const quotes = Object.values(collections)
	.flatMap((collection) => listTexts(collection, 'byCustomer'))
	.map(({ original, language = contentLanguage }) => ({ start: normalize(original).slice(0, 60), language }));

const findQuote = (text: string) =>
	quotes.find(({ start }) => start.length > 20 && normalize(text).startsWith(start));

test.each(translated)('what a customer said is marked with its language on $route', ({ document }) => {
	const wrong = document.querySelectorAll('body *').flatMap((element) => {
		const [first] = element.childNodes;
		const quote = first?.nodeType === NodeType.TEXT_NODE ? findQuote(first.text) : undefined;
		const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
		return quote && !language.startsWith(quote.language) ? [quote.start] : [];
	});
	// What is marked in the data of an island isn't among these.
	const data = readProps(document).flatMap(({ text }) => findQuote(text) ?? []);
	expect([...wrong, ...data.filter(({ language }) => language === contentLanguage)]).toEqual([]);
});

test('customers are quoted on pages in every language', () => {
	const isQuoted = (element: HTMLElement) => findQuote(element.text) !== undefined;
	const count = (own: string, language: string) =>
		allPages
			.filter((page) => page.language === language && hasPage(addressIn(own, page.path)))
			.flatMap(({ document }) => document.querySelectorAll('blockquote').filter(isQuoted)).length;
	for (const own of translations) expect(count(own, own), own).toBe(count(own, contentLanguage));
});
