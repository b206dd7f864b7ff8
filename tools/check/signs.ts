import { isBody } from './content.ts';
import type { Finding } from './report.ts';

/** What pages can't show as it's meant. */
export const signs: readonly Finding[] = [
	{
		field: 'HTML in the text',
		pattern: /(?<!\()<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
		why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
		write: 'Delete it, and the tag that ends it, if there is one.',
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
		pattern: /^ {0,3}# .*$/gm,
		why: 'A page has one main heading, its title. With a second one, screen readers and search engines can’t tell what the page is about.',
		write: 'Begin it with ## in the place of #.',
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
