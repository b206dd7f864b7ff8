import { isBody } from './content.ts';
import type { Finding } from './report.ts';

/** What pages can't show as it's meant. */
export const signs: readonly Finding[] = [
	{
		field: 'HTML in the text',
		pattern: /(?<!\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
		why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
		write: 'Delete it, and the tag that ends it, if there is one.',
		// The end of an element is reported with its start.
		isMeant: (text, { 0: tag, index }) =>
			tag.startsWith('</') && text.slice(0, index).includes(tag.slice(0, -1).replace('/', '')),
	},
	{
		field: 'the text below the second ---',
		isFor: isBody,
		pattern: /^\s*$/g,
		why: 'The page would be empty.',
		write: 'The text, with an empty line between paragraphs.',
	},
	{
		field: 'a heading in the text',
		severity: 'warning',
		isFor: isBody,
		// Markdown's two ways of writing a heading of the first level.
		pattern: /^ {0,3}# .*$|^.+\n {0,3}=+[ \t]*$/gm,
		why: 'A page has one main heading, its title. With a second one, screen readers and search engines can’t tell what the page is about.',
		write: (heading) => `## ${heading.replace(/^ *# |\n.*$/g, '')}`,
	},
	{
		field: 'formatting in the text',
		isFor: (text) => !isBody(text),
		pattern:
			/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<!\w)__[^_]+__(?!\w)|^(?:#{1,6}|[-*+]) .*(?:\n[-*+] .*)*|!\[[^\]]*\]\([^)]*\)/gm,
		why: 'Only articles and pages of your own can have it. Here, visitors would see the symbols.',
		write: 'Only the words, without the symbols.',
	},
];
