import { type Document, isScalar, visit } from 'yaml';
import { type Problem, quoteFound } from './problem.ts';
import { lineAt, type Source } from './source.ts';
import { explainLine, type Telling, unreadable } from './yaml-line.ts';

/** Where a text in quotation marks that never ends begins: the parser names the end of the file instead. */
function findOpenQuote(document: Document, errorAt: number): number | undefined {
	let start: number | undefined;
	visit(document, {
		Scalar(_, node) {
			if (isScalar(node) && node.type?.startsWith('QUOTE') && node.range && node.range[1] >= errorAt)
				start ??= node.range[0];
		},
	});
	return start;
}

const indentation: Telling = {
	field: 'the indentation or the punctuation',
	found: '',
	why: unreadable,
	write:
		'two spaces more for each level, a colon and a space after each field name,\na hyphen and a space before each entry of a list:\nfaqs:\n  - question: "…"\n    answer: "…"',
};

/** Explains one fault of the YAML. */
function explainFault(
	yaml: string,
	document: Document,
	code: string,
	offset: number,
): { offset: number; telling: Telling } {
	const lineOf = (position: number) => yaml.split('\n')[lineAt(yaml, position) - 1] ?? '';
	if (code === 'DUPLICATE_KEY') {
		const key = /^[\w-]+/.exec(yaml.slice(offset))?.[0] ?? 'this field';
		return {
			offset,
			telling: {
				field: `the field “${key}”`,
				found: `“${key}” for the second time in the same place`,
				why: 'Only one of the two could be shown.',
				write: `“${key}” once; take the other one away`,
			},
		};
	}
	if (code === 'MULTIPLE_DOCS') {
		return {
			offset,
			telling: {
				field: 'the line ---',
				found: '--- in the middle of the file',
				why: 'Everything after it would be lost.',
				write: 'nothing: take the line away',
			},
		};
	}
	const open = code === 'MISSING_CHAR' ? findOpenQuote(document, offset) : undefined;
	if (open !== undefined) {
		const mark = yaml[open] ?? '"';
		return {
			offset: open,
			telling: {
				field: 'the quotation marks',
				found: quoteFound(lineOf(open)),
				why: `The text begins with ${mark} and never ends. ${unreadable}`,
				write: `${lineOf(open).trim()}${mark}`,
			},
		};
	}
	// The parser often stumbles at the start of the next line, or of the next field, over what is wrong in the line before.
	const before = yaml.slice(0, offset).trimEnd().length - 1;
	const told = explainLine(lineOf(offset));
	if (told) return { offset, telling: told };
	const earlier = explainLine(lineOf(before));
	if (earlier) return { offset: before, telling: earlier };
	// A line that is indented too far is taken for a part of the line before, which is then named.
	const next = yaml.indexOf('\n', offset) + 1;
	const place = /KEY$/.test(code) && next > 0 && /^ +[\w-]+:/.test(lineOf(next)) ? next : offset;
	return { offset: place, telling: { ...indentation, found: quoteFound(lineOf(place) || lineOf(before)) } };
}

interface Fault {
	code: string;
	pos: readonly [number, number];
}

/** What keeps the YAML from being read, and fields that are written twice. */
function findFaults(document: Document): Fault[] {
	const faults: Fault[] = [...document.errors, ...document.warnings];
	visit(document, {
		// "*word" repeats something that was named with "&word" before; in the content it is always a slip.
		Alias(_, { range }) {
			faults.push({ code: 'ALIAS', pos: [range?.[0] ?? 0, range?.[1] ?? 0] });
		},
	});
	return faults;
}

/** Whether the YAML can be turned into values; a field that is written twice does not prevent it. */
export function isReadable(document: Document): boolean {
	return findFaults(document).every(({ code }) => code === 'DUPLICATE_KEY');
}

/** Explains what the YAML reader refuses, in plain words. One fault per file, because the rest mostly follow from it. */
export function explainYaml(source: Source, yaml: string, document: Document): Problem[] {
	const tell = (offset: number, telling: Telling) => ({
		file: source.file,
		line: lineAt(source.text, source.yamlStart + offset),
		...telling,
	});
	const tab = /^ *\t[ \t]*\S.*$/m.exec(yaml);
	if (tab) {
		const write = `spaces, two for each level:\n${tab[0].replaceAll('\t', '  ')}`;
		return [
			tell(tab.index, {
				field: 'the indentation',
				found: `a tab before “${quoteFound(tab[0])}”`,
				why: 'Lines are indented with spaces; how far a tab reaches cannot be known.',
				write,
			}),
		];
	}
	const faults = findFaults(document);
	const doubled = faults.filter(({ code }) => code === 'DUPLICATE_KEY');
	const first = faults.find(({ code }) => code !== 'DUPLICATE_KEY');
	return [...doubled, ...(first ? [first] : [])].map((fault) => {
		const { offset, telling } = explainFault(yaml, document, fault.code, fault.pos[0]);
		return tell(offset, telling);
	});
}
