/** A point in units of the drawing. */
export interface Point {
	x: number;
	y: number;
}

/** Where a town's name begins (right of the land) or ends (left of it), at the middle of its letters. */
type LabelPlace = Point & { side: 'left' | 'right' };

/** Smallest distance between two names, and the height of the strip that a name keeps clear of land, in units. */
const lineHeight = 30;

/** Distance of a name from the shore or from its dot, in units. */
const gap = 11;

/**
 * Moves heights apart, as little as possible: neighbours that are too near become a group, which keeps its middle.
 * @param heights in ascending order
 */
function spread(heights: readonly number[]): number[] {
	const groups: { sum: number; count: number }[] = [];
	const middle = (group: { sum: number; count: number }) => group.sum / group.count;
	for (const height of heights) {
		let group = { sum: height, count: 1 };
		for (let last = groups.at(-1); last; last = groups.at(-1)) {
			if (middle(group) - middle(last) >= ((group.count + last.count) / 2) * lineHeight) break;
			groups.pop();
			group = { sum: last.sum + group.sum, count: last.count + group.count };
		}
		groups.push(group);
	}
	return groups.flatMap((group) =>
		Array.from(
			{ length: group.count },
			(_, index) => middle(group) + (index - (group.count - 1) / 2) * lineHeight,
		),
	);
}

/** Where a line of the shore crosses the strip of a name: the horizontal positions of its ends within the strip. */
function crossings([a, b]: readonly [Point, Point], top: number, bottom: number): number[] {
	const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
	if (lower.y < top || upper.y > bottom) return [];
	const at = (y: number) =>
		lower.y === upper.y ? upper.x : upper.x + ((y - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x);
	return [at(Math.max(top, upper.y)), at(Math.min(bottom, lower.y))];
}

/**
 * Sets the names of towns into the sea beside them, so that no name covers land, a dot or another name.
 * @param towns points with the side of the land on which the name stands
 * @param shore lines of the outline
 * @returns the places in the order of the towns
 */
export function placeLabels(
	towns: readonly (Point & { side: 'left' | 'right' })[],
	shore: readonly (readonly [Point, Point])[],
): LabelPlace[] {
	const places = new Map<Point, LabelPlace>();
	for (const side of ['left', 'right'] as const) {
		const column = towns.filter((town) => town.side === side).sort((a, b) => a.y - b.y);
		const heights = spread(column.map((town) => town.y));
		column.forEach((town, index) => {
			const y = heights[index] ?? town.y;
			const land = shore.flatMap((line) => crossings(line, y - lineHeight / 2, y + lineHeight / 2));
			const x = side === 'left' ? Math.min(town.x, ...land) - gap : Math.max(town.x, ...land) + gap;
			places.set(town, { x: Math.round(x), y: Math.round(y), side });
		});
	}
	return towns.flatMap((town) => places.get(town) ?? []);
}
