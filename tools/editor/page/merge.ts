import { structuredPatch } from 'diff';

/** The changed lines from one text to another: how many lines of the first, from which on, became which. */
const listChanges = (from: string, to: string) =>
	structuredPatch('', '', from, to, '', '', { context: 0 }).hunks.map(({ oldStart, oldLines, lines }) => ({
		at: oldStart - 1,
		count: oldLines,
		lines: lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1)),
	}));

/**
 * Both changes to a text: `mine` and `theirs` each began as `base`. Undefined if both changed the same lines, or
 * added lines at the same place.
 */
export function merge(base: string, mine: string, theirs: string): string | undefined {
	if (theirs === base) return mine;
	const both = [...listChanges(base, mine), ...listChanges(base, theirs)];
	const changes = [...new Map(both.map((change) => [JSON.stringify(change), change])).values()];
	const lines = base.split('\n');
	let next = { at: Infinity, count: 0 };
	for (const change of changes.sort((a, b) => b.at - a.at)) {
		const gap = next.at - change.at - change.count;
		if (gap < 0 || (gap === 0 && (change.count === 0 || next.count === 0))) return undefined;
		lines.splice(change.at, change.count, ...change.lines);
		next = change;
	}
	return lines.join('\n');
}
