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
	const both = [...listChanges(base, mine), ...listChanges(base, theirs)];
	const changes = [...new Map(both.map((change) => [JSON.stringify(change), change])).values()].sort(
		(a, b) => a.at - b.at,
	);
	const isClash = changes.some((change, index) => {
		const before = changes[index - 1];
		if (!before) return false;
		const gap = change.at - before.at - before.count;
		return gap < 0 || (gap === 0 && (change.count === 0 || before.count === 0));
	});
	if (isClash) return undefined;
	const lines = base.split('\n');
	for (const { at, count, lines: added } of changes.toReversed()) lines.splice(at, count, ...added);
	return lines.join('\n');
}
