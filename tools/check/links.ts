import { withoutLinks } from '../../src/lib/contact-text.ts';
import {
	type Content,
	isBody,
	isByCustomer,
	type Place,
	partOf,
	shapeAt,
	type Text,
	textsOf,
} from './content.ts';
import { type Problem, reportField } from './report.ts';

/** Markdown's [words](address) and [words](address "title"). The address may contain pairs of parentheses. */
const inlineLink = /(?<!!)\[([^\]]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?[^)]*\)/g;
/** The definition of Markdown's [words][name]: "[name]: address". */
const definedLink = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;

/** The whole address of a page of another site that is written without https: "pay.example.com". */
export const withHttps = (link: string): string | undefined =>
	/^(?:http:\/\/)?[\w-]+(?:\.[\w-]+)*\.(?!html?\b)[a-z]{2,}(?:\/|$)/.test(link)
		? `https://${link.replace('http://', '')}`
		: undefined;

/** Whether an address is that of a page of this site, or meant as one: no other site, phone, email address or placeholder. */
export const isOwn = (address: string): boolean => !/^(?:https?|mailto|tel|sms):|^\{/.test(address);

/** A link in a text, as Markdown. */
export interface Link {
	/** The Markdown, as a part of its text. */
	from: Place;
	words: string;
	address: string;
	/** The Markdown with another address. */
	write: (address: string) => string;
}

/** The links in a text, except one that a customer wrote. Words in braces are still in their addresses. */
export function listLinks(text: Text): Link[] {
	if (isByCustomer(text)) return [];
	const defined = isBody(text) ? [...text.value.matchAll(definedLink)] : [];
	return [...text.value.matchAll(inlineLink), ...defined].map(
		({ 0: markdown, 1: words = '', 2: address = '', index }) => ({
			words,
			address,
			from: partOf(text, { text: markdown, index, name: 'a link in the text' }),
			write: (to) =>
				markdown.includes('](') ? `[${words.trim() || 'the words'}](${to})` : `[${words}]: ${to}`,
		}),
	);
}

/** Whether visitors see a link in a text as one. */
export const showsLinks = (text: Place): boolean => isBody(text) || shapeAt(text)?.links === true;

/** What is wrong with how a link is written, if anything. */
function findFault({ from, words, address, write }: Link) {
	if (!showsLinks(from))
		return {
			why: 'This text is shown without links, so visitors would read the brackets.',
			write: words,
		};
	if (/^(?:mailto|tel|sms):|^\{/.test(address))
		return {
			why: 'Phone numbers and email addresses in a text are links already.',
			write: /\{[^}]*\}/.exec(address)?.[0] ?? address.replace(/^\w+:/, ''),
		};
	const faults = {
		'Nobody can see a link without words.': words.trim() === '',
		'Browsers warn of pages without https.': address.startsWith('http:'),
		// Only articles support more than the simplest form of Markdown links.
		'Visitors would read the brackets.':
			!isBody(from) && /^(?:\/|https:)/.test(address) && withoutLinks(from.part?.text ?? '') !== words,
	};
	const [why] = Object.entries(faults).find(([, isWrong]) => isWrong) ?? [];
	return why && { why, write: write(address.replace('http:', 'https:')) };
}

/** Checks how links in texts are written. Where they lead is checked as a reference. */
export const checkLinks = (content: Content): Problem[] =>
	textsOf(content)
		.flatMap(listLinks)
		.flatMap((link) => {
			const fault = findFault(link);
			return fault ? reportField(link.from, fault) : [];
		});
