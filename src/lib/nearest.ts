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

/**
 * The candidate most similar to the word, ignoring case; undefined if every candidate differs in more than half of
 * the longer word's letters.
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

/** Whether two names differ by one typing mistake, so that they certainly mean the same record. */
export const isSlip = (name: string, other: string | undefined): boolean =>
	other !== undefined && editDistance(name, other) === 1;

/**
 * The name that was probably mistyped: one that is only a few letters away. Words that both begin or end with don't
 * count, because "gutter-cleaning" isn't "leather-cleaning".
 */
export function findTypo(name: string, candidates: Iterable<string>): string | undefined {
	const digits = /\d+/g;
	// "review-02" isn't "review-04".
	const nearest = findNearest(
		name,
		[...candidates].filter((other) => name.replace(digits, '') !== other.replace(digits, '')),
	);
	if (nearest === undefined || isSlip(name, nearest)) return nearest;
	const [own = '', other = ''] = `${name}\n${nearest}`
		.replace(/^(.*[-/])(.*\n)\1/, '$2')
		.replace(/([-/].*)(\n.*)\1$/, '$2')
		.split('\n');
	return editDistance(own, other) <= own.length / 4 ? nearest : undefined;
}
