import type { Item, LaunchReport } from './launch.ts';
import { countWords } from './problem.ts';

/** The one sentence that sums a report up. */
export function sumUp({ isReady, blockers, notices }: LaunchReport): string {
	const look = notices > 0 ? ` ${countWords(notices, 'thing')} worth a look.` : '';
	if (isReady) return `Ready to launch.${look}`;
	return `Not ready to launch: ${countWords(blockers, 'thing')} to fix.${look}`;
}

/** The things of one file: the first by its name, the others by their lines. */
function writeFile(items: readonly Item[]): string {
	const [{ file, line, what } = { file: '', what: '' }, ...others] = items.toSorted(
		(a, b) => (a.line ?? 0) - (b.line ?? 0),
	);
	const place = line === undefined ? file : `${file}, line ${line}`;
	const rest =
		others.length > 0
			? `, and ${others.length} more on ${others.length === 1 ? 'line' : 'lines'} ${others.map((item) => item.line).join(', ')}`
			: '';
	return `    ${place}: ${what}${rest}`;
}

/** The whole list as people read it: what blocks comes first, each kind with its number, its reason and its remedy. */
export function writeReport(report: LaunchReport): string {
	const parts = report.groups.map(({ title, blocks, why, remedy, items }) =>
		[
			`${blocks ? 'Fix before launch' : 'Worth a look'}: ${title} (${items.length})`,
			`  Why: ${why}`,
			`  Do:  ${remedy}`,
			...[...Map.groupBy(items, ({ file }) => file).values()].map(writeFile),
		].join('\n'),
	);
	return [...parts, sumUp(report)].join('\n\n');
}

/** The head of the list: how many things of each kind have to be fixed. */
export const writeHead = (report: LaunchReport): string =>
	[
		sumUp(report),
		...report.groups
			.filter(({ blocks }) => blocks)
			.map(({ title, items }) => `  ${String(items.length).padStart(3)}  ${title}`),
	].join('\n');
