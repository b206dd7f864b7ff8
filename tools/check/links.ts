import { collections } from '../../src/collections.ts';
import { pageOf, recordPaths } from '../../src/content/paths.ts';
import { withoutLinks } from '../../src/lib/contact-text.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { hiddenPageOf, listAddresses, listUnpublished } from './addresses.ts';
import { type Content, childAt, isBody, rootOf, type Text, textsOf } from './content.ts';
import { isByCustomer, shapeAt } from './describe.ts';
import { fieldLines } from './example.ts';
import { countWords, type Problem, reportField } from './problem.ts';

/** Markdown's [words](address) and [words](address "title"). The address may contain pairs of parentheses. */
const inlineLink = /(?<!!)\[([^\]]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?[^)]*\)/g;
/** The definition of Markdown's [words][name]: "[name]: address". */
const definedLink = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;

/** The whole address of a page of another site that is written without https: "pay.example.com". */
export const withHttps = (link: string): string | undefined =>
	/^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?!html?\b)[a-z]{2,}(?:\/|$)/.test(link)
		? `https://${link.replace('http://', '')}`
		: undefined;

/** What is wrong with a link. */
type Fault = Pick<Problem, 'found' | 'why' | 'write'> & Partial<Problem>;

/** Everything that links can point to. */
interface Places {
	/** Addresses of pages. */
	routes: ReadonlySet<string>;
	/** Addresses of articles that visitors don't see yet. */
	unpublished: ReturnType<typeof listUnpublished>;
	/** Whether an address belongs to a page that the owner hides. */
	isHidden: (page: string) => boolean;
}

/** What is wrong with the address of a link, if anything. @param write returns the link with another address */
function findFault(
	{ routes, unpublished, isHidden }: Places,
	text: Text,
	{ words, address, write }: Link,
): Fault | undefined {
	if (/^(?:mailto|tel|sms):|^\{/.test(address))
		return {
			found: write(address),
			why: 'Phone numbers and email addresses in a text are links already.',
			write: /\{[^}]*\}/.exec(address)?.[0] ?? address.replace(/^\w+:/, ''),
		};
	if (words.trim() === '')
		return {
			found: `${write(address)}, which has no words`,
			why: 'Nobody can see it.',
			write: `[the words](${address})`,
		};
	if (address.startsWith('http:'))
		return {
			found: address,
			why: 'Browsers warn of pages without https.',
			write: write(address.replace('http:', 'https:')),
		};
	if (address.startsWith('https:')) return undefined;
	if (isBody(text) && address.startsWith('#')) return undefined;
	const page = pageOf(address);
	if (unpublished.get(page)?.isDraft)
		return {
			severity: 'warning',
			found: `${address}, which is a draft`,
			why: 'Until you publish that article, visitors read the words without a link.',
			write: `Nothing, if you’ll publish it. Otherwise write only the words: ${words}`,
		};
	if ((routes.has(page) || isHidden(page)) && address.startsWith('/')) return undefined;
	const meant = findTypo(page, routes) ?? withHttps(address);
	return {
		found: `${address || 'no address'}, but there’s no such page`,
		why: 'A wrong link leads visitors to an error page.',
		write: meant ? write(meant) : `If the page is gone, keep the words without the link:\n${words}`,
	};
}

/** A link in a text: all of a field that is an address, or a piece of Markdown. */
interface Link {
	words: string;
	address: string;
	/** The Markdown, and where it is in the text. */
	needle?: string;
	index?: number;
	/** What to write for a link to another address. */
	write: (address: string) => string;
}

/** The links in a text for visitors, except one that a customer wrote. Words in braces are still in their addresses. */
export function listLinks(text: Text): Link[] {
	if (isByCustomer(text)) return [];
	if (shapeAt(text)?.refers === 'page')
		return [{ words: '', address: text.value, write: (to) => fieldLines(text, to) }];
	const defined = isBody(text) ? [...text.value.matchAll(definedLink)] : [];
	return [...text.value.matchAll(inlineLink), ...defined].map(
		({ 0: needle, 1: words = '', 2: address = '', index }) => ({
			words,
			address,
			needle,
			index,
			write: (to) => (needle.includes('](') ? `[${words}](${to})` : `[${words}]: ${to}`),
		}),
	);
}

/** Checks a piece of Markdown. Addresses that are fields are checked as references. */
function checkLink(places: Places, text: Text, link: Link): Problem[] {
	const { needle, index, words, address, write } = link;
	if (needle === undefined) return [];
	const isDrawn = isBody(text) || shapeAt(text)?.links;
	const fault = isDrawn ? findFault(places, text, link) : undefined;
	if (fault) return [reportField(text, { needle, index, field: 'a link in the text', ...fault })];
	// Running text supports only the simplest form of Markdown links. Other texts support none.
	if (isBody(text) || (isDrawn && withoutLinks(needle) === words)) return [];
	return [
		reportField(text, {
			needle,
			index,
			field: 'a link in the text',
			found: needle,
			why: isDrawn
				? 'Visitors would read the brackets.'
				: 'This text is shown without links, so visitors would read the brackets.',
			write: isDrawn ? write(address) : words,
		}),
	];
}

/** Checks the links in texts, but not the parts of pages that they lead to (parts.ts). */
export function checkLinks(content: Content): Problem[] {
	const places = {
		routes: new Set(listAddresses(content)),
		unpublished: listUnpublished(content),
		isHidden: (page: string) => hiddenPageOf(content, page) !== undefined,
	};
	return textsOf(content).flatMap((text) => listLinks(text).flatMap((link) => checkLink(places, text, link)));
}

/** Says of each hidden page how much leaves the site with it. */
export function checkHidden(content: Content): Problem[] {
	const addresses = textsOf(content).flatMap((text) =>
		shapeAt(text)?.refers === 'post'
			? recordPaths.posts(text.value)
			: listLinks(text).map(({ address }) => address),
	);
	const pages = Map.groupBy(addresses, (address) => hiddenPageOf(content, address));
	return [...pages].flatMap(([page, { length }]) => {
		const source = content.hidden.find(({ collection }) => page && collection === collections[page]);
		return source
			? reportField(childAt(rootOf(source), 'hidden'), {
					severity: 'warning',
					found: `a hidden page that ${countWords(length, 'link leads', 'links lead')} to`,
					why: 'Menus, cards and lists leave out what leads there, and a text shows the words of its link.',
					write: 'Nothing, if you mean it. To show the page again, write:\nhidden: false',
				})
			: [];
	});
}
