import { countWords } from '../../src/lib/count.ts';
import { lineAt, lineOf, type Place, partOf, shapeAt } from './content.ts';
import { askLines, fieldWords } from './words.ts';

/** One thing that is wrong with the content, reported to the site's owner. Texts may have several lines. */
export interface Problem {
	/** An error breaks a page or misleads a visitor for certain, and keeps the site from being built; a launch problem keeps it from being published; a warning keeps nothing. */
	severity: 'error' | 'warning' | 'launch';
	/** "content/company.yaml" */
	file: string;
	/** Absent when the file itself is the problem. */
	line?: number;
	/** The field in plain words. */
	field: string;
	/** Part of the field's text, if the problem is with that alone. */
	part?: string;
	found: string;
	why: string;
	/** What to do: the owner's own value as it should be written, or an instruction. */
	write: string;
}

/** A problem with a field, or with a part of its text. Details that aren't given come from the field and its schema. */
export const reportField = (place: Place, details: Partial<Problem>): Problem => ({
	severity: 'error',
	file: place.source.file,
	line: lineOf(place),
	...(place.part && { part: place.part.text }),
	field: place.part?.name ?? fieldWords(place),
	found: quoteFound(place.part?.text ?? String(place.value ?? '')),
	why: shapeAt(place)?.why ?? 'The site can’t be built without it.',
	write: askLines(place),
	...details,
});

/** A pattern of problems in texts, and what to report about each. */
export interface Finding extends Partial<Omit<Problem, 'write'>> {
	pattern: RegExp;
	/** Which texts it is about; all of them if it isn't said. */
	isFor?: (text: Place) => boolean;
	why: string;
	write: string | ((piece: string) => string);
	/** Whether a match is not a problem, because of the words around it. */
	isMeant?: (text: string, piece: RegExpExecArray) => boolean;
}

/** A problem for each match in a text. */
export function reportPieces(
	place: Place,
	{ pattern, isFor, isMeant, write, ...details }: Finding,
): Problem[] {
	if (isFor?.(place) === false) return [];
	const text = String(place.value ?? '');
	return [...text.matchAll(pattern)]
		.filter((piece) => !isMeant?.(text, piece))
		.map(({ 0: piece, index }) =>
			reportField(partOf(place, { text: piece, index }), {
				write: typeof write === 'string' ? write : write(piece),
				...details,
			}),
		);
}

/** A problem with a file, or with a part of one that has no schema. */
export const reportFile = (
	file: string,
	details: Pick<Problem, 'found' | 'why' | 'write'> & Partial<Problem>,
): Problem => ({ severity: 'error', file, field: 'the whole file', ...details });

/** The first and last lines of two versions that Git couldn't join. https://git-scm.com/docs/git-merge#_how_conflicts_are_presented */
const conflictMarker = /^(?:<{7}|>{7})(?: |$)/m;

/** A problem with a file that has two versions in it; undefined for any other. */
export function reportConflict(file: string, text: string): Problem | undefined {
	const at = conflictMarker.exec(text)?.index;
	if (at === undefined) return undefined;
	return reportFile(file, {
		line: lineAt(text, at),
		found: 'two versions that Git couldn’t join',
		why: 'The site can’t read this file until you choose one.',
		write:
			'Between <<<<<<< and ======= is one version, and from there to >>>>>>> the other. Keep what is right, and delete these three lines. Look for more of them below.',
	});
}

/** A text as shown after "Found:", shortened to 70 characters. */
export function quoteFound(text: string): string {
	const line = text.replace(/\s+/g, ' ').trim();
	if (line === '') return 'nothing';
	return line.length > 70 ? `${line.slice(0, 69).trimEnd()}…` : line;
}

/** Places, file by file: "content/team.yaml, lines 4, 9". With what was found there, if that isn't what is known. */
export const listPlaces = (
	places: readonly (Pick<Problem, 'file' | 'line'> & Partial<Problem>)[],
	known?: string,
): string[] =>
	[...Map.groupBy(places, ({ file }) => file)].map(([file, some]) => {
		const lines = [...new Set(some.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b);
		const where = lines.length > 0 ? `, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}` : '';
		const others = [...new Set(some.map(({ found }) => found))].filter((found) => known && found !== known);
		return `${file}${where}${others.length > 0 ? `: ${quoteFound(others.join('; '))}` : ''}`;
	});

const indent = (text: string) => text.split('\n').join('\n         ');

/** Problems of one cause, as text: the first in full, the others by their lines. */
function reportGroup([first, ...others]: readonly [Problem, ...Problem[]]): string {
	return [
		`${listPlaces([first])}: ${first.field}${others.length > 0 ? ` (1 of ${others.length + 1})` : ''}`,
		`  Found: ${indent(first.found)}`,
		...(others.length > 0 ? [`  Also:  ${indent(listPlaces(others, first.found).join('\n'))}`] : []),
		`  Why:   ${indent(first.why)}`,
		`  Fix:   ${indent(first.write)}`,
	].join('\n');
}

/** The field, in whichever entry of a list that is. */
const kindOf = ({ field }: Problem) => field.replace(/, (?:in “|entry \d).*/, '');

/** Groups problems by their cause: the same kind of field and reason, and the same to write. */
const groupByCause = (problems: readonly Problem[]) =>
	[
		...Map.groupBy(problems, (problem) => [kindOf(problem), problem.why, problem.write].join('\n')).values(),
	] as [Problem, ...Problem[]][];

/**
 * First the warnings, then the errors, so that those are at the end of the screen; each with a summary. Equal
 * causes are told once.
 * @param outcome what errors lead to
 */
export function reportProblems(problems: readonly Problem[], outcome = 'Nothing was built.'): string {
	const { warning = [], error = [], launch = [] } = Object.groupBy(problems, ({ severity }) => severity);
	const places = listPlaces(error);
	const tell = (some: readonly Problem[], ...sum: string[]) =>
		some.length === 0 ? [] : [...groupByCause(some).map(reportGroup), ...sum];
	return [
		...tell(
			warning,
			`${countWords(warning.length, 'thing')} to look at. ${error.length + launch.length === 0 ? 'The site is still built.' : 'What follows blocks publishing.'}`,
		),
		...tell(
			error,
			...(places.length > 1 ? [['What blocks publishing, file by file', ...places].join('\n  ')] : []),
			`${countWords(error.length, 'problem')} in ${countWords(places.length, 'file')}. ${outcome}`,
		),
		...tell(launch, `Not ready to launch: ${countWords(launch.length, 'thing')} to fix.`),
	].join('\n\n');
}
