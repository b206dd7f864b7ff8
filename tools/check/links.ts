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

/** A link in a text, as Markdown. */
export interface Link {
	/** The Markdown, as a part of its text. */
	from: Place;
	address: string;
}

/** The links in a text, except one that a customer wrote. Words in braces are still in their addresses. */
export function listLinks(text: Text): Link[] {
	if (isByCustomer(text)) return [];
	const defined = isBody(text) ? [...text.value.matchAll(definedLink)] : [];
	return [...text.value.matchAll(inlineLink), ...defined].map(({ 0: markdown, 2: address = '' }) => ({
		address,
		from: partOf(text, { text: markdown, name: 'a link in the text' }),
	}));
}

/** Whether visitors see a link in a text as one. */
export const showsLinks = (text: Place): boolean => isBody(text) || shapeAt(text)?.links === true;

/** Whether visitors can follow a link. Only articles support more than the simplest form of Markdown links. */
function isLink({ from, address }: Link): boolean {
	const markdown = from.part?.text ?? '';
	return isBody(from)
		? /^(?:[/#]|https?:)/.test(address) && !/^\[\s*\]/.test(markdown)
		: withoutLinks(markdown) !== markdown;
}

function describeLink({ from }: Link): string {
	if (!showsLinks(from)) return 'Write only the words: this text is shown without links.';
	const picture = '\nA picture is a paragraph of its own: ![the words](the id of your photo)';
	return `Write it like this: [the words](/contact) or [the words](https://www.example.com)\nPhone numbers and email addresses are links by themselves.${isBody(from) ? picture : ''}`;
}

/** Checks how links in texts are written. Where they lead is checked as a reference. */
export const checkLinks = (content: Content): Problem[] =>
	textsOf(content)
		.flatMap(listLinks)
		.filter((link) => !(showsLinks(link.from) && isLink(link)))
		.map((link) =>
			reportField(link.from, {
				why: 'Visitors would read the brackets, or the link would lead nowhere.',
				write: describeLink(link),
			}),
		);
