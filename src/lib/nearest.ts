/**
 * Number of single-letter edits between two words, where swapping two neighbors counts as one edit, because that is
 * the commonest slip of the fingers. Optimal string alignment: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
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

/**
 * The candidate that was most likely meant, or undefined when none resembles the word: at most half of the longer
 * word's letters may differ. Upper and lower case count as the same letter.
 */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
	let nearest: string | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (distance < least && distance <= Math.max(word.length, candidate.length) / 2) {
			nearest = candidate;
			least = distance;
		}
	}
	return nearest;
}
