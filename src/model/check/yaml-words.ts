import { type Document, isScalar, visit } from 'yaml';
import { type Problem, quoteFound } from './problem.ts';
import { lineAt, type Source } from './source.ts';

type Telling = Pick<Problem, 'field' | 'found' | 'why' | 'write'>;

const unreadable = 'Until the line is mended, nothing in this file can be read.';

/** A text in straight double quotes, as YAML wants it. */
const quoted = (text: string) =>
	`"${text
		.trim()
		.replace(/^"|"$/g, '')
		.replace(/(^|\s)"/g, '$1“')
		.replaceAll('"', '”')}"`;

/** What is wrong with one line, told from the line itself: the parser's own words name tokens that the owner never wrote. */
function explainLine(line: string): Telling | undefined {
	const [, key = '', value = ''] = /^\s*(?:-\s+)?([\w-]+):\s+(.*)$/.exec(line) ?? [];
	const field = `the field “${key}”`;
	const glued = /^\s*(?:-\s+)?([\w-]+):([^\s/].*)$/.exec(line);
	if (glued) {
		return {
			field: `the field “${glued[1]}”`,
			found: quoteFound(line),
			why: unreadable,
			write: `a space after the colon:\n${glued[1]}: ${glued[2]}`,
		};
	}
	if (/^["'].*["']\s*\S+$/.test(value) && !/^(["'])[^"']*\1\s*#/.test(value)) {
		return {
			field,
			found: quoteFound(line),
			why: `Quotation marks inside the text end it too early. ${unreadable}`,
			write: `curly quotation marks inside the text:\n${key}: ${quoted(value.replace(/^'|'$/g, '').replaceAll("'", '’'))}`,
		};
	}
	if (/^[{[@`%*&!|>]/.test(value) && !/^[|>][+-]?\d?\s*$/.test(value)) {
		return {
			field,
			found: quoteFound(line),
			why: `A text that begins with ${value[0]} has to stand in quotation marks. ${unreadable}`,
			write: `${key}: ${quoted(value)}`,
		};
	}
	if (/^[^"'].*:(\s|$)/.test(value)) {
		return {
			field,
			found: quoteFound(line),
			why: `A text with a colon in it has to stand in quotation marks. ${unreadable}`,
			write: `${key}: ${quoted(value)}`,
		};
	}
	return undefined;
}

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
	return { offset, telling: { ...indentation, found: quoteFound(lineOf(offset) || lineOf(before)) } };
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
	const faults = [...document.errors, ...document.warnings];
	const doubled = faults.filter(({ code }) => code === 'DUPLICATE_KEY');
	const first = faults.find(({ code }) => code !== 'DUPLICATE_KEY');
	return [...doubled, ...(first ? [first] : [])].map((fault) => {
		const { offset, telling } = explainFault(yaml, document, fault.code, fault.pos[0]);
		return tell(offset, telling);
	});
}
