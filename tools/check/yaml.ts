import { isAlias, isScalar, type Node, parseDocument, visit } from 'yaml';
import { yamlOptions } from '../../src/source/source.ts';
import { lineAt } from './content.ts';
import { type Problem, quoteFound } from './report.ts';

/** The line with its text in straight double quotes, for YAML. Quotes inside become curly. */
function quoteLine(line: string): string | undefined {
	const [, key, text = ''] = /^ *((?:- +)?[\w-]+:|-) +(\S.*)$/.exec(line) ?? [];
	// A list in brackets may have the quotation marks of its entries.
	if (key === undefined || !/^(?!\[.*["'])(?:[^\p{L}\d]|.*(?:: | #))/u.test(text)) return undefined;
	// The mark at the end may be what is missing.
	const inside = text.replace(/^"([^"]*)"?$|^"(.*)"$|^'(.*?)'?$/, '$1$2$3').replaceAll("'", '’');
	return `${key} "${inside.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”')}"`;
}

const howLinesLook =
	'In this line or one beside it: indent each level by two more spaces, put a space after each colon, a hyphen and a space\nbefore each list entry, close each quotation mark and bracket, and type the spaces of pasted text again:\nfaqs:\n  - question: "…"\n    answer: "…"\n“npm run undo” lists what has changed.';

/** What to do about a line that the parser refuses. @param before the lines above it */
function suggest(code: string, line: string, before: string[]): string {
	if (code === 'DUPLICATE_KEY') {
		const [indent = ''] = /^ */.exec(line) ?? [];
		const around = before.findLast((one) => !one.startsWith(indent) && one.trim()) ?? '';
		return `${/^ *- /.test(around) ? `If a new entry begins here, begin it with a hyphen and a space:\n- ${line.trim()}\nOtherwise, this` : 'This'} field is here twice. Keep one and delete the other.`;
	}
	if (code === 'MULTIPLE_DOCS') return 'Delete this line.';
	if (/^ *\t/.test(line)) return 'Indent with spaces, two for each level, and not with a tab.';
	const [, start, value] = /^ *((?:- +)?[\w-]+:)([^\s/].*)$/.exec(line) ?? [];
	if (start) return `Put a space after the colon:\n${start} ${value}`;
	const quoted = quoteLine(line);
	if (!quoted) return howLinesLook;
	return `Put straight quotation marks around text with a colon or another sign in it:\n${quoted}`;
}

interface Reading {
	/** Null if the file has only comments; absent if it can't be parsed. */
	root?: Node | null;
	data?: unknown;
	mistakes: (Omit<Problem, 'file' | 'severity'> & Partial<Problem>)[];
}

/**
 * Reads YAML and explains what is wrong with it. Only the first mistake that keeps it from being parsed is
 * explained, because it usually causes the rest.
 */
export function readYaml(yaml: string): Reading {
	const document = parseDocument(yaml, { ...yamlOptions, prettyErrors: false });
	const found = [...document.errors, ...document.warnings];
	const errors = found.map(({ code, pos: [at] }) => ({ code: String(code), at }));
	visit(document, {
		Node(role, node) {
			const [at = 0, end = at] = node.range ?? [];
			if (isAlias(node) || node.anchor) errors.push({ code: 'REPEAT', at });
			if (!isScalar(node) || role === 'key') return;
			// The parser misses a quotation mark where the text ends, which may be the end of the file.
			const open = errors.find((error) => error.code === 'MISSING_CHAR' && error.at > at && error.at <= end);
			if (open && node.type !== 'PLAIN') open.at = at;
			// YAML drops everything after #. That is intended for "# a note", but not for "#1".
			if (node.type !== 'PLAIN' || !/^[^\s#]/.test(node.comment ?? '')) return;
			errors.push({ code: node.value === null ? 'LOST' : 'CUT', at });
			// So that nothing is reported as missing.
			node.value ??= `#${node.comment}`;
		},
	});
	const isRecoverable = ({ code }: (typeof errors)[number]) => code === 'CUT' || code === 'LOST';
	const fatal = errors.find((error) => !isRecoverable(error));
	const lines = yaml.split('\n');
	const mistakes = [...errors.filter(isRecoverable), ...(fatal ? [fatal] : [])].map(({ code, at }) => {
		const index = lineAt(yaml, at) - 1;
		const line = lines[index] ?? '';
		return {
			line: index + 1,
			field: 'how the line is written',
			found: quoteFound(line),
			write: suggest(code, line, lines.slice(0, index)),
			...(code === 'CUT' && { severity: 'warning' as const }),
			why: isRecoverable({ code, at })
				? 'Without quotation marks, nothing after # is read. For a note of your own, put a space after it.'
				: 'Until you fix this line, the site can’t read this file.',
		};
	});
	return fatal ? { mistakes } : { root: document.contents, data: document.toJS(), mistakes };
}
