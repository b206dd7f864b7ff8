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
 * Moves heights apart, as little as possible: neighbors that are too near become a group, which keeps its middle.
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

type Line = readonly [Point, Point];
type Side = LabelPlace['side'];

/** A town; `label` is the side that its owner wants its name on. */
export interface MapTown extends Point {
	area: string;
	label?: Side | undefined;
}

/** Where the land begins (left) and ends (right) at the height of a name. */
function findShore(y: number, shore: readonly Line[], x: number): { left: number; right: number } {
	const land = shore.flatMap((line) => crossings(line, y - lineHeight / 2, y + lineHeight / 2));
	return { left: Math.min(x, ...land), right: Math.max(x, ...land) };
}

/** Room that a name needs left of the land, in units: about 14 letters of the larger size. */
const nameWidth = 170;

/** How far a name may stand above or below its town, in units: further off, the lines to the towns cross each other. */
const reach = 40;

/** Names that a region shows where its owner chose none, and how far they keep from each other, in units. */
const perRegion = 3;
const distance = 45;

/**
 * Chooses the towns that carry their names. Where the owner marked some of a region, those; else its first towns, as far
 * as they lie apart, each on the side of the nearer shore. A name that has no room in the sea is left out: the lists
 * beside the map have every town.
 */
function chooseNamed<Town extends MapTown>(towns: readonly Town[], shore: readonly Line[]): [Town, Side][] {
	const chosen: [Town, Side][] = [];
	const isApart = (town: Town) =>
		chosen.every(([other]) => Math.hypot(other.x - town.x, other.y - town.y) >= distance);
	for (const group of Map.groupBy(towns, ({ area }) => area).values()) {
		const marked = group.flatMap((town) => (town.label ? [[town, town.label] as [Town, Side]] : []));
		chosen.push(...marked);
		if (marked.length > 0) continue;
		let left = perRegion;
		for (const town of group) {
			const ends = findShore(town.y, shore, town.x);
			const side = town.x - ends.left < ends.right - town.x ? 'left' : 'right';
			if (left === 0 || !isApart(town) || (side === 'left' && ends.left < nameWidth)) continue;
			chosen.push([town, side]);
			left -= 1;
		}
	}
	return chosen;
}

/** The towns of one side from north to south, without those that would push another name out of its reach. */
function thin<Town extends MapTown>(towns: readonly Town[]): { town: Town; y: number }[] {
	let column: { town: Town; y: number }[] = [];
	for (const next of towns) {
		const sorted = [...column.map(({ town }) => town), next].sort((a, b) => a.y - b.y);
		const heights = spread(sorted.map((town) => town.y));
		const moved = sorted.map((town, index) => ({ town, y: heights[index] ?? town.y }));
		if (moved.every(({ town, y }) => Math.abs(y - town.y) <= reach)) column = moved;
	}
	return column;
}

/**
 * Sets the names of towns into the sea beside them, so that no name covers land, a dot or another name. Where there are
 * too many, those of the first regions stay.
 * @param shore lines of the outline
 * @returns the places of those towns that carry their names
 */
export function placeLabels<Town extends MapTown>(
	towns: readonly Town[],
	shore: readonly Line[],
): ReadonlyMap<Town, LabelPlace> {
	const places = new Map<Town, LabelPlace>();
	const named = chooseNamed(towns, shore);
	for (const side of ['left', 'right'] as const) {
		for (const { town, y } of thin(named.flatMap(([town, itsSide]) => (itsSide === side ? [town] : [])))) {
			const ends = findShore(y, shore, town.x);
			const x = side === 'left' ? ends.left - gap : ends.right + gap;
			places.set(town, { x: Math.round(x), y: Math.round(y), side });
		}
	}
	return places;
}
