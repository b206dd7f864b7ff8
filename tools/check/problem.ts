import { exampleLines } from './example.ts';
import { fieldWords, shapeAt } from './schema-walk.ts';
import { lineOf, type Path, type Source } from './source.ts';

/** One mistake in the content, told to the site's owner. Texts may have several lines. */
export interface Problem {
	/** "content/company.yaml" */
	file: string;
	/** Absent when the file itself is the problem. */
	line?: number;
	/** The field in plain words. */
	field: string;
	found: string;
	why: string;
	write: string;
	/** True where the site is built all the same. */
	isWarning?: boolean;
}

interface Telling {
	found: string;
	why?: string;
	/** What to write; without it, the field's example. */
	write?: string;
	/** A piece of the text: the line that holds it is named. */
	needle?: string;
	/** The field in plain words, where the schema's own are not enough. */
	field?: string;
	isWarning?: boolean;
}

/** Tells a problem with a field; what is not given comes from the field's schema. */
export function tellField(
	source: Source,
	path: Path,
	{ found, why, write, needle, field, isWarning }: Telling,
): Problem {
	const shape = shapeAt(source, path);
	return {
		...(isWarning && { isWarning }),
		file: source.file,
		line: lineOf(source, path, needle),
		field: field ?? fieldWords(source, path),
		found,
		why: why ?? shape?.why ?? 'The site is built from this field.',
		write: write ?? exampleLines(path.at(-1), shape),
	};
}

/** Counts in words: "1 entry", "3 entries". */
export function countWords(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** A text as it is shown after "Found:", shortened to 70 characters. */
export function quoteFound(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line === '') return 'nothing';
	return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
}
