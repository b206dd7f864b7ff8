import { countWords, type Problem } from './problem.ts';
import type { Content } from './source.ts';
import { recordsOf } from './values.ts';

/** Lines after the first stand under the first word of the text. */
const indent = (text: string) => text.split('\n').join('\n         ');

/** One problem as the owner reads it. */
function reportProblem({ file, line, field, found, why, write }: Problem): string {
	const place = line === undefined ? file : `${file}:${line}`;
	return [
		`${place}  ${field}`,
		`  Found: ${indent(found)}`,
		`  Why:   ${indent(why)}`,
		`  Write: ${indent(write)}`,
	].join('\n');
}

/** All problems and, at the end, one sentence that sums them up. */
export function reportProblems(problems: readonly Problem[]): string {
	const files = new Set(problems.map(({ file }) => file)).size;
	return [
		...problems.map(reportProblem),
		`${countWords(problems.length, 'problem')} in ${countWords(files, 'file')}. Nothing was built.`,
	].join('\n\n');
}

/** The one line that is printed when nothing is wrong. */
export function reportSuccess(content: Content): string {
	const counts = [
		countWords(recordsOf(content, 'services').length, 'service'),
		countWords(recordsOf(content, 'posts').length, 'article'),
		countWords(recordsOf(content, 'team').length, 'team member'),
		countWords(recordsOf(content, 'reviews').length, 'review'),
		countWords(recordsOf(content, 'photos').length, 'photo'),
	];
	return `The content is in order: ${countWords(content.sources.length, 'file')}, ${counts.join(', ')}.`;
}
