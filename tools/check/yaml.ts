import { isAlias, isScalar, type Node, parseDocument, visit } from 'yaml';
import { lineAt } from './content.ts';
import { type Problem, quoteFound } from './report.ts';

/** A quoted text, or a list or group in brackets, that isn't closed on its line. */
const unclosed = /[:-]\s+(?:("|')(?:(?!\1).)*|\[[^\]]*|\{[^}]*)$/;

/** The line with its text in straight double quotes, for YAML. Quotes inside become curly. */
function quoteLine(line: string): string | undefined {
	const [, key, text = ''] = /^\s*((?:- +)?[\w-]+:|-) +(\S.*)$/.exec(line) ?? [];
	if (key === undefined || !/^[^\p{L}\d]|: | #/u.test(text)) return undefined;
	const inside = text.replace(/^"(.*)"$|^'(.*?)'?$/, '$1$2').replaceAll("'", '’');
	return `${key} "${inside.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”')}"`;
}

/** A special space where YAML allows only ordinary ones: before a text, or after its colon or hyphen. */
const oddSpace = /^ *(?:- *)?(?:[\w-]+: *)?[^\S \t\n\r]/;

/** A dash or a dot in place of a list's hyphen, or a hyphen without its space. */
const wrongBullet = /^\s*(?:[–—•·]\s*|-(?=[^\s-]))/;

/** A field without the space after its colon, which isn't an address. */
const tightColon = /^(\s*(?:- +)?[A-Za-z]\w*:)(?=[^\s/])/;

/** What to write instead of a line that the parser refuses. */
function suggest(code: string, line: string, before: string): string {
	const write = (say: string, whole: string) => `${say}\n${quoteLine(whole) ?? whole}`;
	if (code === 'DUPLICATE_KEY') return 'This field is here twice. Keep one and delete the other.';
	if (code === 'MULTIPLE_DOCS') return 'Delete this line.';
	if (/^ *\t/.test(line)) {
		const [indent = '', dash] = /^ *(-)?/.exec(before) ?? [];
		const isDeeper = /:\s*$/.test(before) || (dash && !/^\s*-/.test(line));
		const spaces = indent.replace('-', '') + (isDeeper ? '  ' : '');
		return `Indent with spaces, two for each level, and not with a tab:\n${spaces}${line.trim()}`;
	}
	if (oddSpace.test(line))
		return `Type these spaces again. They came with pasted text and aren’t ordinary ones:\n${line.replace(/[^\S\n\r]/g, ' ')}`;
	if (unclosed.test(line)) return 'Close the quotation mark or bracket at the end of the text.';
	if (quoteLine(line))
		return write('Put straight quotation marks around text with a colon or another sign in it:', line);
	if (wrongBullet.test(line))
		return write('Start each entry of a list with a hyphen and a space:', line.replace(wrongBullet, '- '));
	if (tightColon.test(line))
		return write('Put a space after the colon:', line.trim().replace(tightColon, '$1 '));
	if (!line.includes(':'))
		return 'Nothing more can be said of this line. Write it as it was while the file could be read. “npm run undo” lists what has changed.';
	return 'Indent each level by two more spaces. Put a space after each colon,\nand a hyphen and a space before each list entry:\nfaqs:\n  - question: "…"\n    answer: "…"';
}

interface Reading {
	/** Null if the file has only comments; absent if it can't be parsed. */
	root?: Node | null;
	data?: unknown;
	mistakes: (Omit<Problem, 'file' | 'severity'> & Partial<Problem>)[];
}
const unreadable = 'Until you fix this line, the site can’t read this file.';

/** The line of a mistake. The parser usually notices a mistake on a later line. */
function findMistake(code: string, lines: readonly string[], index: number): number {
	const above = lines.slice(0, index + 1);
	const near = [oddSpace, wrongBullet]
		.map((sign) => above.findLastIndex((line) => sign.test(line)))
		.find((at) => at !== -1 && index - at < 3);
	if (near !== undefined) return near;
	// The parser continues to the next quotation mark.
	const open = above.findLastIndex((line) => unclosed.test(line));
	if (/MISSING_CHAR|BAD_INDENT/.test(code) && open !== -1) return open;
	// The parser names the line above one that is indented too far or has no colon.
	return code === 'BLOCK_AS_IMPLICIT_KEY' && !quoteLine(lines[index] ?? '') ? index + 1 : index;
}

/**
 * Reads YAML and explains what is wrong with it. Only the first mistake that keeps it from being parsed is
 * explained, because it usually causes the rest.
 */
export function readYaml(yaml: string): Reading {
	const document = parseDocument(yaml, { prettyErrors: false });
	const errors = [...document.errors, ...document.warnings].map(({ code, pos: [at] }) => ({
		code: `${code}`,
		at,
	}));
	visit(document, {
		Node(role, node) {
			const at = node.range?.[0] ?? 0;
			if (isAlias(node) || node.anchor) errors.push({ code: 'REPEAT', at });
			// YAML drops everything after #. That is intended for "# a note", but not for "#1".
			const isCut = isScalar(node) && node.type === 'PLAIN' && /^[^\s#]/.test(node.comment ?? '');
			if (role !== 'key' && isCut) errors.push({ code: 'CUT', at });
		},
	});
	const isRecoverable = ({ code }: (typeof errors)[number]) => code === 'DUPLICATE_KEY' || code === 'CUT';
	const fatal = errors.find((error) => !isRecoverable(error));
	const lines = yaml.split('\n');
	const mistakes = [...errors.filter(isRecoverable), ...(fatal ? [fatal] : [])].map(({ code, at }) => {
		const index = findMistake(code, lines, lineAt(yaml, at) - 1);
		const line = lines[index] ?? '';
		return {
			line: index + 1,
			field: 'how the line is written',
			found: quoteFound(line),
			write: suggest(code, line, lines[index - 1] ?? ''),
			...(code === 'CUT'
				? {
						severity: 'warning' as const,
						why: 'Without quotation marks, visitors see nothing after #. For a note of your own, put a space after it.',
					}
				: { why: unreadable }),
		};
	});
	return fatal ? { mistakes } : { root: document.contents, data: document.toJS(), mistakes };
}
