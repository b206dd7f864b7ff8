import type { Item, LaunchGroup } from './launch.ts';
import { countWords } from './problem.ts';

/** The items of one file: the first by its name, the others by their lines. */
function writeFile(items: readonly Item[]): string {
	const [first, ...others] = items.toSorted((a, b) => a.line - b.line);
	const lines = others.map(({ line }) => line).join(', ');
	const more = `, and ${others.length} more on ${others.length === 1 ? 'line' : 'lines'} ${lines}`;
	return `    ${first?.file}, line ${first?.line}: ${first?.what}${others.length > 0 ? more : ''}`;
}

/** The whole list as people read it: each kind with its number, its reason and its remedy, and a sentence that sums up. */
export function writeReport(groups: readonly LaunchGroup[]): string {
	const parts = groups.map(({ title, blocks, why, remedy, items }) =>
		[
			`${blocks ? 'Fix before launch' : 'Worth a look'}: ${title} (${items.length})`,
			`  Why: ${why}`,
			`  Do:  ${remedy}`,
			...[...Map.groupBy(items, ({ file }) => file).values()].map(writeFile),
		].join('\n'),
	);
	const count = (isWanted: boolean) =>
		groups.filter(({ blocks }) => blocks === isWanted).flatMap(({ items }) => items).length;
	const [blockers, notices] = [count(true), count(false)];
	const look = notices > 0 ? ` ${countWords(notices, 'thing')} worth a look.` : '';
	const sum =
		blockers > 0 ? `Not ready to launch: ${countWords(blockers, 'thing')} to fix.` : 'Ready to launch.';
	return [...parts, `${sum}${look}`].join('\n\n');
}
