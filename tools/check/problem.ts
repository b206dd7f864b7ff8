import { type Field, lineOf } from './content.ts';
import { exampleLines } from './example.ts';
import { fieldWords, shapeAt } from './schema-walk.ts';

/** One mistake in the content, reported to the site's owner. Texts may have several lines. */
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

/** What is said of a field; the rest comes from its schema. */
interface Details extends Partial<Problem> {
	found: string;
	/** A piece of the text: the line that holds it is named. */
	needle?: string;
}

/** A problem with a field; details that are not given come from the field's schema. */
export function reportField(field: Field, { needle, ...details }: Details): Problem {
	const shape = shapeAt(field);
	return {
		file: field.source.file,
		line: lineOf(field, needle),
		field: fieldWords(field),
		why: shape?.why ?? 'The site can’t be built without it.',
		write: exampleLines(field),
		...details,
	};
}

/** Counts in words: "1 entry", "3 entries". */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
	`${count} ${count === 1 ? one : many}`;

/** A text as it is shown after "Found:", shortened to 70 characters. */
export function quoteFound(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line === '') return 'nothing';
	return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
}
