import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, type Node, type ParseOptions, parseDocument, type SchemaOptions, visit } from 'yaml';
import { contentFolder } from './content-folder.ts';

/**
 * A file without what nobody sees, which comes with pasted text and would break ids, links and searches: marks, joiners, control
 * characters, Word’s own tags. A line break of Word stands for a space, and so does a no-break space that indents a line. A tab that does
 * is two of them.
 */
const cleanText = (text: string): string =>
	text
		.replace(/<\/?o:[^<>]*>|[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g, '')
		.replace(/[\u2028\u2029]|[^\P{Control}\t\n\r]+/gu, ' ')
		.replace(/(?<=^[ \u00A0]*)\u00A0/gm, ' ')
		.replace(/(?<=^[ \t]*)\t/gm, '  ');

/** Numbers stay the text that they are, so that a ZIP code keeps its zero and a rating its decimal (src/content/schema/number.ts). */
const yamlOptions: ParseOptions & SchemaOptions = {
	customTags: (tags) => tags.filter((tag) => typeof tag === 'string' || !/:(?:int|float)$/.test(tag.tag)),
};

/** The front matter of an article, from the first line of hyphens to the second. */
const frontMatter = /^(\s*---[ \t]*\r?\n[\s\S]*?\n)---[ \t]*(?:\r?\n|$)/;

/** Splits an article into its front matter, which is YAML, and its text; undefined without front matter. */
function splitArticle(text: string): { facts: string; body: string } | undefined {
	const [head = '', facts] = frontMatter.exec(text) ?? [];
	return facts === undefined ? undefined : { facts, body: text.slice(head.length) };
}

/** A picture in an article: a paragraph of its own with a caption, which may be empty, and the id of a photo. */
export const articlePicture = /^!\[([^\]\n]*)\]\(([a-z0-9-]+)\)[ \t\r]*$/gm;

/** The ids of the photos in the text of an article. */
export const listPictures = (body = ''): string[] =>
	[...body.matchAll(articlePicture)].map(([, , id = '']) => id);

/** What is wrong with how a file is written. Without a line, it's the whole file. */
export interface Slip {
	line?: number;
	found: string;
	why: string;
	write: string;
	severity?: 'warning';
}

/** A file of the content as it was read. */
export interface ReadFile {
	text: string;
	/** What its YAML says, with the place of each part; both undefined if it can't be read. */
	data?: unknown;
	root?: Node | undefined;
	lines: LineCounter;
	/** Of an article, the text below its facts. */
	body?: string | undefined;
	slips: Slip[];
}

const notPlain = {
	found: 'text that isn’t saved as plain text in UTF-8',
	why: 'Only its words may be in it. In another encoding, accents and quotation marks turn into odd symbols.',
	write:
		'Save the file again as plain text, with the encoding “UTF-8.” Most text editors offer it under “Save As”; in TextEdit,\nchoose “Format,” “Make Plain Text” first.',
};
const unjoined = {
	found: 'two versions that Git couldn’t join',
	why: 'The site can’t read this file until you choose one.',
	write:
		'Between <<<<<<< and ======= is one version, and from there to >>>>>>> the other. Keep what is right, and delete these three lines.',
};
const noFacts = {
	why: 'The title and the other facts go between two of them.',
	write: '---\ntitle: "The title"\n…\n---\nThe text',
};
const isEmpty = {
	found: 'an empty file',
	why: 'The site can’t read a file with nothing in it.',
	write: 'Restore what it said in the last version that worked. A list without entries is:\n[]',
};
const unreadable = {
	why: 'Until you fix this line, the site can’t read this file.',
	write:
		'In this line or one beside it: begin it where the other fields of its entry do, or two spaces farther to the right. Put a\nspace after each colon and hyphen, and straight quotation marks around a text that has a colon in it or begins with a sign. Close\neach quotation mark and bracket. “npm run undo” lists what has changed.',
};
const isTwice = 'This entry has the field twice. Delete one, or begin a new entry with a hyphen and a space.';
const hasTab = 'The line begins with a Tab. Use spaces.';
const hasColon = 'The text has a colon in it, so put straight quotation marks around the whole text.';
const hasSign = 'The text begins with a sign, so put straight quotation marks around the whole text.';
const hasQuotes =
	'The text has straight quotation marks or an apostrophe inside it. Write those as “ and ”, and ’.';
const isCut = {
	severity: 'warning' as const,
	why: 'Without quotation marks, nothing after # is read. For a note of your own, put a space after it.',
	write: 'Put straight quotation marks around the whole text.',
};

/** Parses a text: of several mistakes only the first is told, which usually causes the rest. */
function parseText(written: string, isArticle: boolean): ReadFile {
	const text = cleanText(written);
	const lines = new LineCounter();
	const refuse = (slip: Slip): ReadFile => ({ text, lines, slips: [slip] });
	// https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
	if (/^(?:<{7}|>{7})(?: |$)/m.test(text)) return refuse(unjoined);
	const article = isArticle ? splitArticle(text) : undefined;
	if (isArticle && !article) {
		const count = text.match(/^---[ \t]*\r?$/gm)?.length;
		return refuse({ found: count === 1 ? 'only one line of ---' : 'no lines of ---', ...noFacts });
	}

	const document = parseDocument(article?.facts ?? text, {
		...yamlOptions,
		lineCounter: lines,
		prettyErrors: false,
	});
	const at = (offset: number) => {
		const { line } = lines.linePos(offset);
		return { line, found: text.split('\n')[line - 1]?.trim() ?? '' };
	};
	const [error] = [...document.errors, ...document.warnings];
	if (error) {
		const place = at(error.pos[0]);
		const isPlain = /^(?:- )*\w+: +[^"'[{].*:(?: |$)/.test(place.found);
		const inside = /^(?:- +)*(?:\w+: +)?[{[]/.test(place.found) ? hasSign : hasQuotes;
		const known = isPlain ? hasColon : error.message.startsWith('Unexpected scalar at node end') && inside;
		const isTabbed = /^ *\t/.test(written.split('\n')[place.line - 1] ?? '');
		const write =
			(error.code === 'DUPLICATE_KEY' ? isTwice : known) || (isTabbed ? hasTab : unreadable.write);
		return refuse({ ...place, ...unreadable, write });
	}
	if (!document.contents) return refuse(isEmpty);
	const slips: Slip[] = [];
	visit(document, {
		// YAML drops everything after #. That is intended for "# a note", but not for "#1" or a color.
		Scalar(_, node) {
			const { type, value, comment, range } = node;
			if (value === null && /^(?:[\da-f]{3}){1,2}$/i.test(comment ?? '')) node.value = `#${comment}`;
			if (type === 'PLAIN' && value !== null && /^[^\s#]/.test(comment ?? ''))
				slips.push({ ...at(range?.[0] ?? 0), ...isCut });
		},
	});
	return { text, lines, root: document.contents, data: document.toJS(), body: article?.body, slips };
}

// Loader, facts, lists of pages and check ask for the same files, and again after a change to one of them.
const parsed = { yaml: new Map<string, ReadFile>(), md: new Map<string, ReadFile>() };

/** Reads a YAML file or an article of the content as it is now; undefined without such a file. Astro's loader, facts, check and tools ask it. */
export function readFile(file: string, folder = contentFolder): ReadFile | undefined {
	const place = path.join(folder, file);
	if (!existsSync(place)) return undefined;
	const bytes = readFileSync(place);
	// RTF is what TextEdit saves.
	if (!isUtf8(bytes) || bytes.subarray(0, 5).equals(Buffer.from('{\\rtf')))
		return { text: '', lines: new LineCounter(), slips: [notPlain] };
	const text = bytes.toString();
	const kind = file.endsWith('.md') ? 'md' : 'yaml';
	return parsed[kind].getOrInsertComputed(text, () => parseText(text, kind === 'md'));
}

/** What a YAML file of the content says; undefined if there is none, or if it can't be read, which the content check reports. */
export const readData = (file: string): unknown => readFile(file)?.data;
