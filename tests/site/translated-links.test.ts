import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { contentLanguage, translations } from '../../src/content/language.ts';
import { languageOf, siteUrl } from '../../src/site/site.ts';
import { contentIn } from '../content.ts';
import { addressIn, allPages, type BuiltPage, hasPage } from './site.ts';
import { listTexts, normalize, readProps, readStrings } from './texts.ts';

/** Where links lead on a site in several languages, and whose words are marked as of another language. */

const translated = allPages.filter(({ language, redirect }) => language !== contentLanguage && !redirect);
const whole = allPages.filter(({ redirect }) => !redirect);
const own = new URL(siteUrl).origin;

/** The page in another language that an address is of; undefined for a page in that of `here`, a file and another site. */
function findForeign(href: string, here: URL): BuiltPage | undefined {
	const url = new URL(href, here);
	const page = url.origin === own ? allPages.find(({ route }) => route === url.pathname) : undefined;
	return page?.language === languageOf(here.pathname) ? undefined : page;
}

/** Why a link surprises its reader; undefined if it doesn't. */
function findFault(link: HTMLElement, here: URL): string | undefined {
	const language = languageOf(here.pathname);
	const href = link.getAttribute('href') ?? '';
	const page = findForeign(href, here);
	// The link to another language is in that language.
	if (!page || link.getAttribute('lang') === page.language) return undefined;
	if (hasPage(addressIn(language, page.path))) return `${href} leads to the page in another language`;
	if (link.getAttribute('hreflang') !== page.language) return `${href} has no hreflang`;
	return link.text.includes(contentIn(language).labels.shell.inOriginal)
		? undefined
		: `${href} does not say that it leads to a page in another language: ${link.text}`;
}

test.each(whole)('every link of $route leads to a page in its language or says that it doesn’t', (page) => {
	const here = new URL(page.route, siteUrl);
	const links = page.document.querySelectorAll('a[href]');
	expect(links.flatMap((link) => findFault(link, here) ?? [])).toEqual([]);
	const marked = page.document.querySelectorAll('a[hreflang]');
	const wrong = marked.filter((link) => !findForeign(link.getAttribute('href') ?? '', here));
	expect(wrong.map((link) => link.getAttribute('href'))).toEqual([]);
});

test.each(whole)(
	'no address in the data of $route leads to a page in another language that is in its own, too',
	(page) => {
		const graph = page.document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}';
		const addresses = [...readProps(page.document), ...readStrings(JSON.parse(graph))].filter(
			({ text, key }) =>
				key === '@id' ? /#(?:webpage|service|breadcrumb)$/.test(text) : /^(?:\/|https:)\S*$/.test(text),
		);
		const here = new URL(page.route, siteUrl);
		const wrong = addresses.filter(({ text, key }) => {
			const foreign = findForeign(text, here);
			// The company and its site are the same things in both languages; so are its places and people.
			const isSame = text === `${siteUrl}/` && key === 'url';
			return foreign && !isSame && hasPage(addressIn(page.language, foreign.path));
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
