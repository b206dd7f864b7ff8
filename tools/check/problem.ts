import { lineOf, type Place } from './content.ts';
import { fieldWords, shapeAt } from './describe.ts';
import { exampleLines } from './example.ts';

/** One thing that is wrong with the content, reported to the site's owner. Texts may have several lines. */
export interface Problem {
	/** An error keeps the site from being built, a launch problem from being published; a warning keeps nothing. */
	severity: 'error' | 'warning' | 'launch';
	/** "content/company.yaml" */
	file: string;
	/** Absent when the file itself is the problem. */
	line?: number;
	/** The field in plain words. */
	field: string;
	/** Part of the field's text, if the problem is with that alone. */
	needle?: string;
	found: string;
	why: string;
	write: string;
}

/** What to report about a field. The rest comes from its schema. */
interface Details extends Partial<Problem> {
	found: string;
	/** Where the needle is in the text. Its line is named. */
	index?: number | undefined;
}

/** A problem with a field. Details that aren't given come from the field's schema. */
export const reportField = (place: Place, { index, ...details }: Details): Problem => ({
	severity: 'error',
	file: place.source.file,
	line: lineOf(place, details.needle, index),
	field: fieldWords(place),
	why: shapeAt(place)?.why ?? 'The site can’t be built without it.',
	write: exampleLines(place),
	...details,
});

/** A pattern of problems in texts, and what to report about each. */
export interface Finding extends Partial<Omit<Problem, 'write'>> {
	pattern: RegExp;
	why: string;
	write: string | ((piece: string) => string);
	/** Whether a match is not a problem, because of the words around it. */
	isMeant?: (text: string, piece: RegExpExecArray) => boolean;
}

/** A problem for each match in a text. */
export const reportPieces = (place: Place, { pattern, write, isMeant, ...details }: Finding): Problem[] => {
	const text = String(place.value ?? '');
	return [...text.matchAll(pattern)]
		.filter((piece) => !isMeant?.(text, piece))
		.map(({ 0: needle, index }) =>
			reportField(place, {
				needle,
				index,
				found: quoteFound(needle),
				write: typeof write === 'string' ? write : write(needle),
				...details,
			}),
		);
};

/** A problem with a whole file. */
export const reportFile = (
	file: string,
	details: Omit<Problem, 'severity' | 'file'> & Partial<Problem>,
): Problem => ({
	severity: 'error',
	file,
	...details,
});

/** Counts in words: "1 entry", "3 entries". */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
	`${count} ${count === 1 ? one : many}`;

/** A text as shown after "Found:", shortened to 70 characters. */
export function quoteFound(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line === '') return 'nothing';
	return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
}
