import { countWords, type Problem } from './problem.ts';

/** Indents all lines like the first. */
const indent = (text: string) => text.split('\n').join('\n         ');

const placeOf = ({ file, line }: Problem) => (line === undefined ? file : `${file}, line ${line}`);

/** The problems of one file that share their reason with an earlier one: one by what was found, the others by their lines. */
function reportSame(same: readonly Problem[]): string {
	const [first, ...others] = same.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
	if (!first) return '';
	const lines = others.map(({ line }) => line).join(', ');
	const more = `, and ${others.length} more on ${others.length === 1 ? 'line' : 'lines'} ${lines}`;
	return `${placeOf(first)}: ${first.found}${others.length > 0 ? more : ''}`;
}

/** Problems of one kind, as text: the first in full, the others with only file and line. */
function reportGroup([first, ...others]: readonly Problem[]): string {
	if (!first) return '';
	const also = [...Map.groupBy(others, ({ file }) => file).values()].map(reportSame);
	return [
		`${placeOf(first)}: ${first.field}${others.length > 0 ? ` (1 of ${others.length + 1})` : ''}`,
		`  Found: ${indent(first.found)}`,
		...(also.length > 0 ? [`  Also:  ${indent(also.join('\n'))}`] : []),
		`  Why:   ${indent(first.why)}`,
		`  Fix:   ${indent(first.write)}`,
	].join('\n');
}

/** Where problems are: each file with its lines, so that the end of a long report can be worked through. */
const listPlaces = (problems: readonly Problem[]): string[] =>
	[...Map.groupBy(problems, ({ file }) => file)].map(([file, some]) => {
		const lines = [...new Set(some.flatMap(({ line }) => line ?? []))];
		return `  ${file}${lines.length > 0 ? `, ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}` : ''}`;
	});

/** What one kind of problems means for the site. @param isLast whether no errors follow @param outcome what errors lead to */
const sums: [
	Problem['severity'],
	(problems: readonly Problem[], isLast: boolean, outcome: string) => string,
][] = [
	[
		'warning',
		({ length }, isLast) =>
			`${countWords(length, 'thing')} to look at. ${isLast ? 'The site is still built.' : 'What follows blocks publishing.'}`,
	],
	[
		'error',
		(problems, _, outcome) => {
			const places = listPlaces(problems);
			const sum = `${countWords(problems.length, 'problem')} in ${countWords(places.length, 'file')}. ${outcome}`;
			return places.length === 1
				? sum
				: ['What blocks publishing, file by file', ...places, '', sum].join('\n');
		},
	],
	['launch', ({ length }) => `Not ready to launch: ${countWords(length, 'thing')} to fix.`],
];

/** What a group of problems shares: its reason and the field, in whichever entry of a list that is. */
const causeOf = ({ field, why, write }: Problem) =>
	[field.replace(/, (?:in “|entry \d).*/, ''), why, write].join('\n');

/**
 * First the warnings, then the errors, so that those are at the end of the screen; each with a summary. Equal
 * reasons are told once.
 * @param outcome what errors lead to
 */
export const reportProblems = (problems: readonly Problem[], outcome = 'Nothing was built.'): string =>
	sums
		.flatMap(([severity, sum]) => {
			const some = problems.filter((problem) => problem.severity === severity);
			const isLast = problems.every((problem) => problem.severity !== 'error');
			const groups = Map.groupBy(some, causeOf);
			return some.length === 0 ? [] : [...[...groups.values()].map(reportGroup), sum(some, isLast, outcome)];
		})
		.join('\n\n');
