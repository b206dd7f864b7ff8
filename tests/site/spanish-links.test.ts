import { type HTMLElement, NodeType } from 'node-html-parser';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { languageOf, siteUrl, toPath } from '../../src/site/site.ts';
import { contentIn } from '../content.ts';
import { addressIn, allPages, hasPage } from './site.ts';
import { listTexts, normalize, readProps, readStrings } from './texts.ts';

/** Where the links of Spanish pages lead, and whose words on them are English. */

const spanish = allPages.filter(({ language, redirect }) => language === 'es' && !redirect);
const own = new URL(siteUrl).origin;

/** The English page that an address is of; undefined for a Spanish page, a file and another site. */
function findEnglish(href: string, here: URL): string | undefined {
	const url = new URL(href, here);
	const isPage = url.origin === own && allPages.some(({ route }) => route === url.pathname);
	return isPage && languageOf(url.pathname) === 'en' ? toPath(url) : undefined;
}

/** Why a link of a Spanish page surprises its reader; undefined if it doesn't. */
function findFault(link: HTMLElement, here: URL): string | undefined {
	const href = link.getAttribute('href') ?? '';
	const path = findEnglish(href, here);
	// The link to the other language is in that language.
	if (path === undefined || link.getAttribute('lang') === 'en') return undefined;
	if (hasPage(addressIn('es', path))) return `${href} leads to the English page`;
	if (link.getAttribute('hreflang') !== 'en') return `${href} has no hreflang`;
	return link.text.includes(contentIn('es').labels.shell.inEnglish)
		? undefined
		: `${href} does not say that it leads to an English page: ${link.text}`;
}

test.each(spanish)(
	'every link of $route leads to a Spanish page or says that it leads to an English one',
	(page) => {
		const here = new URL(page.route, siteUrl);
		const links = page.document.querySelectorAll('a[href]');
		expect(links.flatMap((link) => findFault(link, here) ?? [])).toEqual([]);
		const marked = page.document.querySelectorAll('a[hreflang="en"]');
		const wrong = marked.filter((link) => findEnglish(link.getAttribute('href') ?? '', here) === undefined);
		expect(wrong.map((link) => link.getAttribute('href'))).toEqual([]);
	},
);

test.each(spanish)(
	'no address in the data of $route leads to an English page that is in Spanish, too',
	(page) => {
		const graph = page.document.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}';
		const addresses = [...readProps(page.document), ...readStrings(JSON.parse(graph))].filter(
			({ text, key }) =>
				key === '@id' ? /#(?:webpage|service|breadcrumb)$/.test(text) : /^(?:\/|https:)\S*$/.test(text),
		);
		const here = new URL(page.route, siteUrl);
		const wrong = addresses.filter(({ text, key }) => {
			const path = findEnglish(text, here);
			// The company and its site are the same things in both languages; so are its places and people.
			const isSame = text === `${siteUrl}/` && key === 'url';
			return path !== undefined && !isSame && hasPage(addressIn('es', path));
		});
		expect(wrong.map(({ text }) => text)).toEqual([]);
	},
);

/** What customers said, with the language that they said it in. */
const quotes = Object.values(collections)
	.flatMap((collection) => listTexts(collection, 'byCustomer'))
	.map(({ english, language = 'en' }) => ({ start: normalize(english).slice(0, 60), language }));

const findQuote = (text: string) =>
	quotes.find(({ start }) => start.length > 20 && normalize(text).startsWith(start));

test.each(spanish)('what a customer said is marked with its language on $route', ({ document }) => {
	const wrong = document.querySelectorAll('body *').flatMap((element) => {
		const [first] = element.childNodes;
		const quote = first?.nodeType === NodeType.TEXT_NODE ? findQuote(first.text) : undefined;
		const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
		return quote && !language.startsWith(quote.language) ? [quote.start] : [];
	});
	// What is marked as English in the data of an island isn't among these.
	const data = readProps(document).flatMap(({ text }) => findQuote(text) ?? []);
	expect([...wrong, ...data.filter(({ language }) => language === 'en')]).toEqual([]);
});

test('customers are quoted on Spanish pages', () => {
	const isQuoted = (element: HTMLElement) => findQuote(element.text) !== undefined;
	const count = (language: string) =>
		allPages
			.filter((page) => page.language === language && hasPage(addressIn('es', page.path)))
			.flatMap(({ document }) => document.querySelectorAll('blockquote').filter(isQuoted)).length;
	expect(count('es')).toBe(count('en'));
});
