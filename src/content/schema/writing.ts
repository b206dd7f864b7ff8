/** What pages can show of a text, and how links in it are written. */
import { z } from 'astro/zod';
import { withoutLinks as stripLinks } from '../../lib/contact-text.ts';
import { articlePicture } from '../../source/reader.ts';

/** Markdown's [words](address) and [words](address "title"). The address may contain pairs of parentheses. */
const inlineLink = /(?<!!)\[([^\]]*)\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)>?[^)]*\)/g;
/** The definition of Markdown's [words][name]: "[name]: address". */
const definedLink = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s>]+)/gm;

/** The links in a text, each as it's written and where it leads. Words in braces are still in their addresses. */
export const linksIn = (text: string, isArticle = false) =>
	[...text.matchAll(inlineLink), ...(isArticle ? text.matchAll(definedLink) : [])].map(
		({ 0: part, 1: words = '', 2: address = '' }) => ({ part, words, address }),
	);

/** Parts of a text that pages can't show as they're meant, and what is said of each. */
interface Sign {
	find: (text: string) => readonly string[];
	field: string;
	why: string;
	write: string;
}

const html: Sign = {
	find: (text) => text.match(/<[a-z](?::[a-z])?[a-z0-9-]*(?:\s[^<>]*)?\/?>/gi) ?? [],
	field: 'HTML in the text',
	why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
	write: 'Delete it, and the tag that ends it, if there is one.',
};

const markdown =
	/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<!\w)__[^_]+__(?!\w)|^(?:#{1,6}|[-*+]) .*(?:\n[-*+] .*)*|!\[[^\]]*\]\([^)]*\)/gm;
const formatting: Sign = {
	find: (text) => text.match(markdown) ?? [],
	field: 'formatting in the text',
	why: 'Only articles and pages of your own can have it. Here, visitors would see the symbols.',
	write: 'Only the words, without the symbols.',
};

const howToLink =
	'Write it like this: [the words](/contact) or [the words](https://www.example.com)\nPhone numbers and email addresses are links by themselves.';
/** Links that visitors can't follow. */
const link = (
	isRight: (link: ReturnType<typeof linksIn>[number]) => boolean,
	write: string,
	isArticle = false,
): Sign => ({
	find: (text) => linksIn(text, isArticle).flatMap((one) => (isRight(one) ? [] : one.part)),
	field: 'a link in the text',
	why: 'Visitors would read the brackets, or the link would lead nowhere.',
	write,
});

const picture: Sign = {
	find: (text) =>
		text
			.split(/\r?\n[ \t]*\r?\n/)
			.filter((paragraph) => paragraph.trim().replace(articlePicture, ''))
			.flatMap((paragraph) => paragraph.match(/!\[[^\]]*\][([]?[^)\]\s]*[)\]]?/g) ?? []),
	field: 'a picture in the text',
	why: 'The page shows a photo of photos.yaml, by its id, between two paragraphs.',
	write: 'An empty line, and after it:\n![the words below it](the id of your photo)\nand another empty line',
};

/** Refuses each part of a text that has one of these signs. */
const without =
	(...signs: Sign[]): z.core.CheckFn<string> =>
	({ value, issues }) => {
		for (const { find, ...words } of signs)
			for (const part of find(value))
				issues.push({ code: 'custom', input: value, continue: true, params: { ...words, part } });
	};

/** For every text but an article: it's shown as it is. */
export const withoutSigns = without(html, formatting);
/** For a short text. */
export const withoutLinks = without(
	link(() => false, 'Write only the words: this text is shown without links.'),
);
/** For running text. */
export const withRightLinks = without(link(({ part }) => stripLinks(part) !== part, howToLink));

/** Articles know all forms of Markdown's links. */
const articleLink = link(
	({ words, address }) => words.trim() !== '' && /^(?:[/#]|https?:)/.test(address),
	`${howToLink}\nA picture is a paragraph of its own: ![the words](the id of your photo)`,
	true,
);

/** The text of an article, in Markdown. */
export const articleText = z
	.string()
	.refine((text) => text.trim(), {
		error: 'below the second ---',
		params: { why: 'The page would be empty.', write: 'Write it with an empty line between paragraphs.' },
	})
	.check(without(html, articleLink, picture))
	.meta({ title: 'the text', links: true });
