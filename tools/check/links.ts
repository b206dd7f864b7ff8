import { withoutLinks } from '../../src/lib/contact-text.ts';
import { listAddresses, listHeadings, listLeftOut, listParts, listUnpublished, pageOf } from './addresses.ts';
import { type Content, isBody, type Text, textsOf } from './content.ts';
import { findTypo } from './deletions.ts';
import { isByCustomer, shapeAt } from './describe.ts';
import { fieldLines } from './example.ts';
import { type Problem, reportField } from './problem.ts';

/** Markdown's [words](address) and [words](address "title"). The address may contain pairs of parentheses. */
export const inlineLink = /(?<!!)\[([^\]]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?[^)]*\)/g;
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
	content: Content;
	/** Addresses of pages. */
	routes: ReadonlySet<string>;
	/** Addresses of articles that visitors don't see yet. */
	unpublished: ReturnType<typeof listUnpublished>;
}

/**
 * Reports a link to an anchor that its page doesn't have.
 * @param write returns what to write, given the right address
 * @param leftOut anchors of sections that were left out
 */
function findLostPart(
	address: string,
	parts: readonly string[] | undefined,
	write: (address: string) => string,
	leftOut: readonly string[] = [],
): Fault | undefined {
	const [page = '', part] = address.split('#');
	if (!part || (parts ? parts.includes(part) : !leftOut.includes(part))) return undefined;
	const typo = findTypo(part, parts ?? []);
	return {
		found: `${address}, but that page has no part “${part}”`,
		why: 'Visitors would land at the top of the page and not where you mean.',
		write: write(typo ? `${page}#${typo}` : page),
	};
}

/** What is wrong with the address of a link, if anything. @param write returns the link with another address */
function findFault(
	{ content, routes, unpublished }: Places,
	text: Text,
	{ words, address, write }: { words: string; address: string; write: (address: string) => string },
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
	if (isBody(text) && address.startsWith('#'))
		return findLostPart(address, listHeadings(text.value), (to) => (to ? write(to) : words));
	const page = pageOf(address);
	if (unpublished.get(page)?.isDraft)
		return {
			severity: 'warning',
			found: `${address}, which is a draft`,
			why: 'Until you publish that article, visitors read the words without a link.',
			write: `Nothing, if you’ll publish it. Otherwise write only the words: ${words}`,
		};
	if (routes.has(page) && address.startsWith('/'))
		return findLostPart(address, listParts(content, page), write, listLeftOut(content, page));
	const meant = findTypo(page, routes) ?? withHttps(address);
	return {
		found: `${address || 'no address'}, but there’s no such page`,
		why: 'A wrong link leads visitors to an error page.',
		write: meant ? write(meant) : `If the page is gone, keep the words without the link:\n${words}`,
	};
}

/** Checks the links of one text. */
function checkText(places: Places, text: Text): Problem[] {
	const isDrawn = isBody(text) || shapeAt(text)?.links;
	const defined = isBody(text) ? [...text.value.matchAll(definedLink)] : [];
	return [...text.value.matchAll(inlineLink), ...defined].flatMap(
		({ 0: needle, 1: words = '', 2: address = '', index }) => {
			const write = (to: string) => (needle.includes('](') ? `[${words}](${to})` : `[${words}]: ${to}`);
			const fault = isDrawn ? findFault(places, text, { words, address, write }) : undefined;
			if (fault) return reportField(text, { needle, index, field: 'a link in the text', ...fault });
			// Running text supports only the simplest form of Markdown links. Other texts support none.
			if (isBody(text) || (isDrawn && withoutLinks(needle) === words)) return [];
			return reportField(text, {
				needle,
				index,
				field: 'a link in the text',
				found: needle,
				why: isDrawn
					? 'Visitors would read the brackets.'
					: 'This text is shown without links, so visitors would read the brackets.',
				write: isDrawn ? write(address) : words,
			});
		},
	);
}

/** Checks the links in texts, except those that customers wrote. */
export function checkLinks(content: Content): Problem[] {
	const places = {
		content,
		routes: new Set(listAddresses(content)),
		unpublished: listUnpublished(content),
	};
	return textsOf(content).flatMap((text) => {
		if (isByCustomer(text)) return [];
		if (shapeAt(text)?.refers !== 'page') return checkText(places, text);
		const page = pageOf(text.value);
		const write = (address: string) => fieldLines(text, address);
		const fault = findLostPart(text.value, listParts(content, page), write, listLeftOut(content, page));
		return fault ? reportField(text, fault) : [];
	});
}
