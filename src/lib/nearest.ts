/** Edits of a letter between two words, of which swapping neighbors is one: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
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

/** The name that was meant by one with a slip of the pen, whatever its case. Digits are no slip: "review-02" isn't "review-04". */
export function findTypo(name: string, candidates: Iterable<string>): string | undefined {
	const digits = /\d+/g;
	const word = name.toLowerCase();
	const distances = [...candidates]
		.filter((other) => name === other || name.replace(digits, '') !== other.replace(digits, ''))
		.map((other) => ({ other, distance: editDistance(word, other.toLowerCase()) }));
	const [nearest] = distances.toSorted((a, b) => a.distance - b.distance);
	return nearest && nearest.distance < 2 && word.length > 4 ? nearest.other : undefined;
}
