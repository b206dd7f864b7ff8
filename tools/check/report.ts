import type { Content } from './content.ts';
import { countWords, type Problem } from './problem.ts';

/** Indents the lines after the first as far as the first. */
const indent = (text: string) => text.split('\n').join('\n         ');

/** One problem as the owner reads it. */
function reportProblem({ file, line, field, found, why, write }: Problem): string {
	const place = line === undefined ? file : `${file}, line ${line}`;
	return [
		`${place}: ${field}`,
		`  Found: ${indent(found)}`,
		`  Why:   ${indent(why)}`,
		`  Fix:   ${indent(write)}`,
	].join('\n');
}

/** First what doesn’t keep the site from being built, then what does; a sentence sums up each. */
export function reportProblems(problems: readonly Problem[]): string {
	const faults = problems.filter(({ isWarning }) => !isWarning);
	const warnings = problems.filter(({ isWarning }) => isWarning);
	const files = new Set(faults.map(({ file }) => file)).size;
	return [
		...warnings.map(reportProblem),
		...(warnings.length > 0
			? [`${countWords(warnings.length, 'thing')} to look at. The site is still built.`]
			: []),
		...faults.map(reportProblem),
		...(faults.length > 0
			? [`${countWords(faults.length, 'problem')} in ${countWords(files, 'file')}. Nothing was built.`]
			: []),
	].join('\n\n');
}

/** The one line that is printed when nothing is wrong. */
export const reportSuccess = ({ sources }: Content): string =>
	`No problems in ${countWords(sources.length, 'file')}.`;
