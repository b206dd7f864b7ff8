import { withoutLinks } from '../../src/lib/contact-text.ts';
import { type Content, type Field, textsOf } from './content.ts';
import { findTypo } from './deletions.ts';
import { fieldLines } from './example.ts';
import { listHeadings, listParts } from './page-parts.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { listAddresses, listUnpublished, pageOf } from './references.ts';
import { isByCustomer, shapeAt } from './schema-walk.ts';

type Text = Field & { value: string };
const isBody = ({ path }: Field): boolean => path[0] === 'body';

/** Markdown's [words](address) and [words](address "title"); pairs of parentheses may be in the address. */
const inlineLink = /(?<!!)\[([^\]]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?[^)]*\)/g;
/** Where Markdown's [words][name] leads: "[name]: address". */
const definedLink = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;

/** What a text may not hold. */
const html = {
	pattern: /(?<!\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
	field: 'HTML in the text',
	why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
	write: 'Delete it.',
};
const inArticles = [
	html,
	{
		pattern: /!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g,
		field: 'a picture in the text',
		why: 'Pictures inside the text aren’t shown.',
		write: 'Delete it. An article shows the photos named at its top, under “photo” and “hero.”',
	},
];
const elsewhere = [
	html,
	{
		pattern:
			/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<!\w)__[^_]+__(?!\w)|^(?:#{1,6}|[-*+]) .*(?:\n[-*+] .*)*|!\[[^\]]*\]\([^)]*\)/gm,
		field: 'formatting in the text',
		why: 'Only the text of an article can have it. Here, visitors would read the signs.',
		write: 'The words without the signs.',
	},
];

/** What a link that leads nowhere is reported with. */
type Fault = Pick<Problem, 'found' | 'why' | 'write'>;

/** Everything that links can lead to. */
interface Places {
	content: Content;
	/** Addresses of pages. */
	routes: ReadonlySet<string>;
	/** Those of articles that visitors don't see yet. */
	unpublished: ReturnType<typeof listUnpublished>;
}

/** A link to a part that its page doesn't have. @param write what to write, given the right address */
function findLostPart(
	address: string,
	parts: readonly string[] | undefined,
	write: (address: string) => string,
): Fault | undefined {
	const [page = '', part] = address.split('#');
	if (!part || !parts || parts.includes(part)) return undefined;
	const typo = findTypo(part, parts);
	return {
		found: `${address}, but that page has no part “${part}”`,
		why: 'Visitors would land at the top of the page and not where you mean.',
		write: write(typo ? `${page}#${typo}` : page),
	};
}

/** What is wrong with the address of a link that is drawn. @param write the link with another address */
function findFault(
	{ content, routes, unpublished }: Places,
	text: Text,
	{ words, address, write }: { words: string; address: string; write: (address: string) => string },
): (Fault & { isWarning?: boolean }) | undefined {
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
	if (isBody(text) && address.startsWith('#')) return findLostPart(address, listHeadings(text.value), write);
	const page = pageOf(address);
	if (unpublished.get(page)?.isDraft)
		return {
			found: `${address}, which is a draft`,
			why: 'Until you publish that article, visitors read the words without a link.',
			write: `Nothing, if you’ll publish it. Otherwise write only the words: ${words}`,
			isWarning: true,
		};
	if (routes.has(page) && address.startsWith('/'))
		return findLostPart(address, listParts(content, page), write);
	const typo = findTypo(page, routes);
	return {
		found: `${address || 'no address'}, but there’s no such page`,
		why: 'A wrong link leads visitors to an error page.',
		write: typo ? write(typo) : `If the page is gone, keep the words without the link:\n${words}`,
	};
}

/** Checks the links of one text. */
function checkText(places: Places, text: Text): Problem[] {
	const isDrawn = isBody(text) || shapeAt(text)?.links;
	const defined = isBody(text) ? [...text.value.matchAll(definedLink)] : [];
	return [...text.value.matchAll(inlineLink), ...defined].flatMap(([needle, words = '', address = '']) => {
		const write = (to: string) => (needle.includes('](') ? `[${words}](${to})` : `[${words}]: ${to}`);
		const fault = isDrawn
			? (findFault(places, text, { words, address, write }) ??
				(!isBody(text) && withoutLinks(needle) !== words
					? { found: needle, why: 'Visitors would read the brackets.', write: write(address) }
					: undefined))
			: {
					found: needle,
					why: 'This text is shown without links, so visitors would read the brackets.',
					write: words,
				};
		return fault ? reportField(text, { needle, field: 'a link in the text', ...fault }) : [];
	});
}

/** Checks links and formatting in the texts that visitors read, and that each article has a text. */
export function checkLinks(content: Content): Problem[] {
	const routes = new Set(listAddresses(content));
	const unpublished = listUnpublished(content);
	return textsOf(content).flatMap((text) => {
		// What customers wrote is shown as they wrote it.
		if (isByCustomer(text)) return [];
		if (shapeAt(text)?.refers === 'page') {
			const parts = listParts(content, pageOf(text.value));
			const fault = findLostPart(text.value, parts, (address) => fieldLines(text, address));
			return fault ? reportField(text, fault) : [];
		}
		if (isBody(text) && text.value.trim() === '')
			return reportField(text, {
				field: 'the text of the article',
				found: 'nothing below the second ---',
				why: 'The article would be an empty page.',
				write: 'The article, with an empty line between paragraphs.',
			});
		const signs = (isBody(text) ? inArticles : elsewhere).flatMap(({ pattern, ...words }) =>
			[...text.value.matchAll(pattern)].map(([needle]) =>
				reportField(text, { needle, found: quoteFound(needle), ...words }),
			),
		);
		return [...signs, ...checkText({ content, routes, unpublished }, text)];
	});
}
