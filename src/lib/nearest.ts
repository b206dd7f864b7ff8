/**
 * Number of single-letter edits between two words. Swapping two neighboring letters counts as one, because it is the
 * most common typing mistake. Optimal string alignment: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
 */
export function editDistance(a: string, b: string): number {
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const same = a[row - 1] === b[column - 1];
			let best = Math.min(
				(last[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(last[column - 1] ?? 0) + (same ? 0 : 1),
			);
			const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
			current.push(best);
		}
		beforeLast = last;
		last = current;
	}
	return last[b.length] ?? 0;
}

/** Whether two names differ by one typing mistake, so that they certainly mean the same record. */
export const isSlip = (name: string, other: string | undefined): boolean =>
	other !== undefined && editDistance(name, other) === 1;

/**
 * The name that was mistyped: one that is a slip of the pen away, which is one letter, or two of a longer word, whatever
 * its case. Digits are no slip, because "review-02" isn't "review-04"; nor is another word beside those that both have, because
 * "gutter-cleaning" isn't "leather-cleaning".
 */
export function findTypo(name: string, candidates: Iterable<string>): string | undefined {
	const digits = /\d+/g;
	const word = name.toLowerCase();
	const distances = [...candidates]
		.filter((other) => name === other || name.replace(digits, '') !== other.replace(digits, ''))
		.map((other) => ({ other, distance: editDistance(word, other.toLowerCase()) }));
	const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
	if (!nearest || nearest.distance > 2 || word.length < 3) return undefined;
	const longest = Math.max(...word.split(/[-/.]/).map(({ length }) => length));
	return nearest.distance < 2 || longest >= 5 ? nearest.other : undefined;
}
