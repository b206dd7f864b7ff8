import { type Document, isCollection, isNode, isScalar, visit } from 'yaml';
import { lineAt, type Source } from './content.ts';
import { type Problem, quoteFound } from './problem.ts';

/** Explains what keeps a file from being read, by the parser's codes and positions. What it lets pass: yaml-slips.ts. */

type Telling = Omit<Problem, 'file' | 'line'>;

const unreadable = 'Until you fix this line, the site can’t read this file.';

/** What a field, or an entry of a list, is called in a message, and how its line begins. */
export const nameField = (key?: string) =>
	key === undefined
		? { field: 'a list entry', start: '-' }
		: { field: `the field “${key}”`, start: `${key}:` };

/** A text in straight double quotes, as YAML wants it; marks inside become curly. */
export const quoted = (text: string) => `"${text.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”')}"`;

interface Opening {
	key?: string;
	/** Where its line begins, and where its text does. */
	at: number;
	text: number;
}

/** Every field and every entry of a list that holds a text, in the order of the file. */
function listOpenings(document: Document): Opening[] {
	const openings: Opening[] = [];
	visit(document, {
		Pair(_, { key }) {
			if (!isScalar(key) || !key.range) return;
			openings.push({ key: String(key.value), at: key.range[0], text: key.range[1] + 1 });
		},
		Seq(_, { items }) {
			for (const item of items)
				if (isNode(item) && item.range && !(isCollection(item) && !item.flow))
					openings.push({ at: item.range[0], text: item.range[0] });
		},
	});
	return openings;
}

/** Where a text in quotation marks, or a list or group on one line, begins that is still open at a position. */
function findOpen(document: Document, at: number): number | undefined {
	let open: number | undefined;
	visit(document, {
		Node(_, node) {
			const canOpen = isScalar(node) ? node.type?.startsWith('QUOTE') : isCollection(node) && node.flow;
			if (canOpen && node.range && node.range[0] < at && node.range[1] >= at - 1) open ??= node.range[0];
		},
	});
	return open;
}

/** A text that has to stand in quotation marks, or that its own quotation marks end too early. */
function explainText(text: string, code: string): { why: string; meant: string; hint?: string } | undefined {
	const [sign = ''] = text;
	if (sign === '"' || sign === "'") {
		const inside = text.endsWith(sign) ? text.slice(1, -1) : text;
		return {
			why: 'Quotation marks inside the text end it too early.',
			hint: 'Use curly quotation marks inside the text:\n',
			meant: sign === '"' ? inside : inside.replaceAll("'", '’'),
		};
	}
	if (code === 'BLOCK_AS_IMPLICIT_KEY' && text.includes(':'))
		return { why: 'Text with a colon in it needs quotation marks.', meant: text };
	if (/[^\w\s]/.test(sign))
		return { why: `Text that starts with ${sign} needs quotation marks.`, meant: text };
	return undefined;
}

interface Fault {
	code: string;
	pos: readonly [from: number, to: number];
}

/** Explains one fault of the YAML. @param next the parser's next complaint, which tells two kinds of slip apart */
function explainFault(
	yaml: string,
	document: Document,
	{ code, pos }: Fault,
	next?: Fault,
): Telling & { at: number } {
	const lines = yaml.split('\n');
	const lineOf = (at: number) => lines[lineAt(yaml, at) - 1] ?? '';
	const isSameLine = (one: number, other: number) => lineAt(yaml, one) === lineAt(yaml, other);
	const [from] = pos;
	const here = { at: from, found: quoteFound(lineOf(from)), why: unreadable };
	if (code === 'DUPLICATE_KEY') {
		const key = listOpenings(document).find(({ at }) => at === from)?.key ?? '';
		return {
			at: from,
			field: `the field “${key}”`,
			found: `“${key}” a second time`,
			why: 'The site could show only one of the two.',
			write: `Keep one “${key}” and delete the other.`,
		};
	}
	if (code === 'MULTIPLE_DOCS')
		return {
			at: from,
			field: 'the line ---',
			found: '--- in the middle of the file',
			why: 'Everything after it would be lost.',
			write: 'Delete this line.',
		};
	const tellTab = (at: number) => ({
		at,
		field: 'the indentation',
		found: `a tab before “${quoteFound(lineOf(at))}”`,
		why: 'These files can’t have tabs. Indent with spaces instead.',
		write: `Use two spaces for each level:\n${lineOf(at).replaceAll('\t', '  ')}`,
	});
	if (code === 'TAB_AS_INDENT') return tellTab(from);
	const openings = listOpenings(document);
	if (code === 'REPEAT') {
		const name = yaml.slice(...pos).slice(1);
		return {
			...here,
			field: nameField(openings.findLast(({ at }) => at <= from)?.key).field,
			why: `*${name} repeats the text marked &${name}. Here each field needs its own text, so you can change one without the other. ${unreadable}`,
			write: `Write the text again instead of *${name}. Then delete &${name}.`,
		};
	}
	const open = code === 'MISSING_CHAR' || code === 'BAD_INDENT' ? findOpen(document, from) : undefined;
	if (open !== undefined) {
		const sign = yaml[open] ?? '"';
		const end = { '[': ']', '{': '}' }[sign] ?? sign;
		return {
			at: open,
			field: nameField(openings.findLast(({ at }) => at <= open)?.key).field,
			found: quoteFound(lineOf(open)),
			why: `${end === sign ? `The text starts with ${sign} and never ends` : `What starts with ${sign} needs ${end} at the end`}. ${unreadable}`,
			write: `${lineOf(open).trim()}${end}`,
		};
	}
	// After a line that is indented too far, the parser takes it for a part of the line before.
	const isDeeper = code === 'BLOCK_AS_IMPLICIT_KEY' && next?.code === 'MULTILINE_IMPLICIT_KEY';
	const opening = openings.find(({ at }) => isSameLine(at, from));
	if (opening && !isDeeper) {
		const end = yaml.indexOf('\n', opening.text);
		const text = yaml.slice(opening.text, end === -1 ? undefined : end).trim();
		const told = explainText(text, code);
		const { field, start } = nameField(opening.key);
		if (told) {
			const { why, meant, hint = '' } = told;
			return { ...here, field, why: `${why} ${unreadable}`, write: `${hint}${start} ${quoted(meant)}` };
		}
		const [name = '', ...rest] = lineOf(from).trim().split(':');
		if (/IMPLICIT_KEY|CHAR$/.test(code) && rest.length > 0 && !name.includes(' '))
			return {
				...here,
				field: `the field “${name}”`,
				write: `Put a space after the colon:\n${name}: ${rest.join(':').trim()}`,
			};
	}
	const at = isDeeper ? next.pos[1] : from;
	// Under a line that goes on, the parser takes the tab for a space between words.
	if (/^ *\t/.test(lineOf(at))) return tellTab(at);
	return {
		at,
		field: 'the spacing or punctuation',
		found: quoteFound(lineOf(at)),
		why: unreadable,
		write:
			'Indent each level by two more spaces. Put a space after each colon,\nand a hyphen and a space before each list entry:\nfaqs:\n  - question: "…"\n    answer: "…"',
	};
}

/** What keeps the YAML from being read, and fields that are written twice. */
function findFaults(document: Document): Fault[] {
	const faults: Fault[] = [...document.errors, ...document.warnings];
	visit(document, {
		// "*word" repeats what was named with "&word" before. Where nothing was, it is a text that begins with an asterisk.
		Alias(_, node) {
			const code = node.resolve(document) ? 'REPEAT' : 'ALIAS';
			faults.push({ code, pos: [node.range?.[0] ?? 0, node.range?.[1] ?? 0] });
		},
	});
	return faults;
}

/** Whether the YAML can be turned into values; a field that is written twice does not prevent it. */
export const isReadable = (document: Document) =>
	findFaults(document).every(({ code }) => code === 'DUPLICATE_KEY');

/** Explains what the YAML reader refuses, in plain words. One fault per file, because the rest mostly follow from it. */
export function explainErrors(source: Source, yaml: string, document: Document): Problem[] {
	const faults = findFaults(document);
	const doubled = faults.filter(({ code }) => code === 'DUPLICATE_KEY');
	const [first, next] = faults.filter(({ code }) => code !== 'DUPLICATE_KEY');
	return [...doubled, ...(first ? [first] : [])].map((fault) => {
		const { at, ...telling } = explainFault(yaml, document, fault, next);
		return { file: source.file, line: lineAt(source.text, source.yamlStart + at), ...telling };
	});
}
