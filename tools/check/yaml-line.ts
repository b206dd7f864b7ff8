import { type Problem, quoteFound } from './problem.ts';

/** A problem without its place. */
export type Telling = Pick<Problem, 'field' | 'found' | 'why' | 'write'>;

/** What follows from a line that YAML cannot read. */
export const unreadable = 'Until the line is mended, nothing in this file can be read.';

/** A text in straight double quotes, as YAML wants it; marks inside become curly. */
function quoted(text: string): string {
	const inside = text.trim().replace(/^"(.*)"$/, '$1');
	return `"${inside.replace(/(^|\s)"/g, '$1“').replaceAll('"', '”')}"`;
}

/** A text in quotation marks that goes on after its second mark. */
const endsTooEarly = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#]/;

/** A text that begins with a word in brackets or braces and goes on after them. */
const beginsWithBrackets = /^(?:\{[^}]*\}|\[[^\]]*\])\s*[^\s#,\]}]/;

/** A text that begins with a sign which means something to YAML; | and > alone announce a text of several lines. */
const beginsWithSign = /^(?:[@`%*&!]|[|>](?![+-]?\d?\s*$))/;

/** The bracket that is missing at the end of a list or group that is written on one line. */
function missingBracket(value: string): ']' | '}' | undefined {
	const count = (sign: string) => value.split(sign).length;
	if (value.startsWith('[') && count('[') > count(']')) return ']';
	return value.startsWith('{') && count('{') > count('}') ? '}' : undefined;
}

/**
 * What is wrong with one line, told from the line itself, because the parser's own words name tokens that the owner
 * never wrote; undefined when the line looks sound.
 */
export function explainLine(line: string): Telling | undefined {
	const entry = /^\s*-\s+/.test(line);
	const [, key, value = ''] = /^\s*(?:-\s+)?(?:([\w-]+):\s+)?(.*)$/.exec(line) ?? [];
	if (key === undefined && !entry) {
		const [, glued, rest] = /^\s*([\w-]+):([^\s/].*)$/.exec(line) ?? [];
		if (glued === undefined) return undefined;
		const write = `a space after the colon:\n${glued}: ${rest}`;
		return { field: `the field “${glued}”`, found: quoteFound(line), why: unreadable, write };
	}
	const start = key === undefined ? '-' : `${key}:`;
	const tell = (why: string, write: string): Telling => ({
		field: key === undefined ? 'an entry of a list' : `the field “${key}”`,
		found: quoteFound(line),
		why: `${why} ${unreadable}`,
		write,
	});
	if (endsTooEarly.test(value)) {
		const curly = quoted(value.replace(/^'|'$/g, '').replaceAll("'", '’'));
		return tell(
			'Quotation marks inside the text end it too early.',
			`curly quotation marks inside the text:\n${start} ${curly}`,
		);
	}
	if (beginsWithSign.test(value) || beginsWithBrackets.test(value)) {
		return tell(
			`A text that begins with ${value[0]} has to stand in quotation marks.`,
			`${start} ${quoted(value)}`,
		);
	}
	const bracket = missingBracket(value);
	if (bracket)
		return tell(
			`What begins with ${value[0]} has to end with ${bracket}.`,
			`${start} ${value.trim()}${bracket}`,
		);
	if (/^[^"'{[].*:(?:\s|$)/.test(value)) {
		return tell('A text with a colon in it has to stand in quotation marks.', `${start} ${quoted(value)}`);
	}
	return undefined;
}
