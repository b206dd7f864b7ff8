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

/** What one kind of problems means for the site. */
const sums: [Problem['severity'], (problems: readonly Problem[]) => string][] = [
	['warning', ({ length }) => `${countWords(length, 'thing')} to look at. The site is still built.`],
	[
		'error',
		(problems) => {
			const files = new Set(problems.map(({ file }) => file)).size;
			return `${countWords(problems.length, 'problem')} in ${countWords(files, 'file')}. Nothing was built.`;
		},
	],
	['launch', ({ length }) => `Not ready to launch: ${countWords(length, 'thing')} to fix.`],
];

/**
 * First the warnings, then the errors, so that those are at the end of the screen; each with a summary. Equal
 * reasons are told once.
 */
export const reportProblems = (problems: readonly Problem[]): string =>
	sums
		.flatMap(([severity, sum]) => {
			const some = problems.filter((problem) => problem.severity === severity);
			const groups = Map.groupBy(some, ({ field, why, write }) => [field, why, write].join('\n'));
			return some.length === 0 ? [] : [...[...groups.values()].map(reportGroup), sum(some)];
		})
		.join('\n\n');
