import { isUtf8 } from 'node:buffer';
import { LineCounter, type Node, parseDocument, visit } from 'yaml';
import { cleanText, splitArticle, yamlOptions } from '../source/source.ts';

/** What is wrong with how a file is written. Without a line, it's the whole file. */
export interface Slip {
	line?: number;
	found: string;
	why: string;
	write: string;
	/** Whether the file is read all the same. */
	isWarning?: boolean;
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
	found: 'no lines between --- and ---',
	why: 'The title and the other facts go between them.',
	write: '---\ntitle: "The title"\n…\n---\nThe text',
};
const isEmpty = {
	found: 'an empty file',
	why: 'The site can’t be built without it.',
	write: 'Restore what it said in the last version that worked. A list without entries is:\n[]',
};
const unreadable = {
	why: 'Until you fix this line, the site can’t read this file.',
	write:
		'In this line or one beside it: indent each level by two more spaces and not with a tab, put a space after each colon, a hyphen and\na space before each list entry, and straight quotation marks around a text with a colon or another sign in it. Close each\nquotation mark and bracket, write each field once, and type the spaces of pasted text again:\nfaqs:\n  - question: "…"\n    answer: "…"\n“npm run undo” lists what has changed.',
};
const isCut = {
	isWarning: true,
	why: 'Without quotation marks, nothing after # is read. For a note of your own, put a space after it.',
	write: 'Put straight quotation marks around the whole text.',
};

/** Reads a file, or says why it can't be read: of several mistakes the first one, which usually causes the rest. */
export function readContentFile(bytes: Buffer, extension: 'yaml' | 'md'): ReadFile {
	const lines = new LineCounter();
	// RTF is what TextEdit saves.
	const isPlain = isUtf8(bytes) && !bytes.subarray(0, 5).equals(Buffer.from('{\\rtf'));
	const text = isPlain ? cleanText(bytes.toString()) : '';
	const refuse = (slip: Slip): ReadFile => ({ text, lines, slips: [slip] });
	if (!isPlain) return refuse(notPlain);
	// https://git-scm.com/docs/git-merge#_how_conflicts_are_presented
	if (/^(?:<{7}|>{7})(?: |$)/m.test(text)) return refuse(unjoined);
	const article = extension === 'md' ? splitArticle(text) : undefined;
	if (extension === 'md' && !article) return refuse(noFacts);

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
	if (error) return refuse({ ...at(error.pos[0]), ...unreadable });
	if (!document.contents) return refuse(isEmpty);
	const slips: Slip[] = [];
	visit(document, {
		// YAML drops everything after #. That is intended for "# a note", but not for "#1".
		Scalar(_, { type, value, comment, range }) {
			if (type === 'PLAIN' && value !== null && /^[^\s#]/.test(comment ?? ''))
				slips.push({ ...at(range?.[0] ?? 0), ...isCut });
		},
	});
	return { text, lines, root: document.contents, data: document.toJS(), body: article?.body, slips };
}
