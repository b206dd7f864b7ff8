import { countWords } from '../../src/lib/count.ts';
import { shorten } from '../../src/lib/text.ts';
import type { Place } from './content.ts';
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
export const reportField = (place: Place, details: Partial<Problem> = {}): Problem => ({
	severity: 'error',
	file: place.source.file,
	line: place.lineOf(details.part),
	field: fieldWords(place),
	found: quoteFound(details.part ?? place.raw),
	why: place.shape.why ?? 'The site can’t be built until this is right.',
	write: askLines(place),
	...details,
});

/** A problem with a file, or with a part of one that has no schema. */
export const reportFile = (
	file: string,
	details: Pick<Problem, 'found' | 'why' | 'write'> & Partial<Problem>,
): Problem => ({ severity: 'error', file, field: 'the whole file', ...details });

/** Whether one of these problems keeps the site from being built. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
	problems.some(({ severity }) => severity === 'error');

/** A text as shown after "Found:", shortened to 70 characters. */
export const quoteFound = (text: string): string =>
	shorten(text.replace(/\s+/g, ' ').trim(), 70) || 'nothing';

const indent = (text: string) => text.split('\n').join('\n         ');

/** Problems with the same reason and the same to write, as text: each with what was found there. */
const reportGroup = (problems: readonly Problem[], [{ why, write }] = problems as [Problem]): string =>
	[
		...problems.map(
			({ file, line, field, found }) =>
				`${line ? `${file}, line ${line}` : file}: ${field}\n  Found: ${indent(found)}`,
		),
		`  Why:   ${indent(why)}`,
		`  Fix:   ${indent(write)}`,
	].join('\n');

/**
 * First the warnings, then the errors, so that those are at the end of the screen; each with a summary. Equal
 * causes are told once.
 * @param outcome what errors lead to
 */
export function reportProblems(problems: readonly Problem[], outcome = 'Nothing was built.'): string {
	const { warning = [], error = [], launch = [] } = Object.groupBy(problems, ({ severity }) => severity);
	const files = new Set(error.map(({ file }) => file)).size;
	const tell = (some: readonly Problem[], sum: string) =>
		some.length === 0
			? []
			: [...Map.groupBy(some, ({ why, write }) => `${why}\n${write}`).values()]
					.map((group) => reportGroup(group))
					.concat(sum);
	return [
		...tell(
			warning,
			`${countWords(warning.length, 'thing')} to look at. ${error.length + launch.length === 0 ? 'The site is still built.' : 'What follows blocks publishing.'}`,
		),
		...tell(error, `${countWords(error.length, 'problem')} in ${countWords(files, 'file')}. ${outcome}`),
		...tell(launch, `Not ready to launch: ${countWords(launch.length, 'thing')} to fix.`),
	].join('\n\n');
}
