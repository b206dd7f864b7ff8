import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { completeArea } from './complete-area.ts';
import { drawFloridaMap } from './florida-map.ts';
import { areaSchema } from './schema.ts';

const records = z.array(areaSchema).parse(parse(readFileSync('content/areas.yaml', 'utf8')));
const areas = records.map((record, index) =>
	completeArea({ ...record, id: record.id ?? record.title }, index, 'main'),
);
const map = drawFloridaMap(areas);

/** Smallest distance from a point to a corner of a path, and whether the point lies in one of its rings. */
function locate(path: string, x: number, y: number): { inside: boolean; distance: number } {
	let inside = false;
	let distance = Number.POSITIVE_INFINITY;
	for (const ring of path.split('M').slice(1)) {
		const corners = ring
			.replace('Z', '')
			.split('L')
			.map((pair) => pair.split(',').map(Number) as [number, number]);
		corners.forEach(([x1, y1], index) => {
			const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
			if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
			distance = Math.min(distance, Math.hypot(x - x1, y - y1));
		});
	}
	return { inside, distance };
}

test('every town lies in its own region, or at its shore', () => {
	expect(map.towns).toHaveLength(areas.flatMap(({ towns }) => towns).length);
	for (const town of map.towns) {
		const region = map.regions.find((candidate) => candidate.id === town.area);
		const { inside, distance } = locate(region?.path ?? '', town.x, town.y);
		expect(inside || distance < 10, `${town.name} is drawn outside of its region`).toBe(true);
	}
});

test('a region keeps its color where others are left out', () => {
	const tones = (drawn: typeof map) => drawn.regions.map(({ tone }) => tone);
	expect(tones(drawFloridaMap(areas.slice(1)))).toEqual(tones(map).slice(1));
});

test('every region has a shape', () => {
	for (const { id, path } of map.regions) expect(path.length, id).toBeGreaterThan(100);
});

test('the drawing stays light: all paths together under 4 KB', () => {
	const paths = [map.state, ...map.regions.map((region) => region.path)];
	expect(paths.join('').length).toBeLessThan(4000);
});

test('the names stand in the sea, one below the other, and none covers another', () => {
	const labels = map.towns.flatMap(({ label }) => label ?? []);
	expect(labels.length).toBeGreaterThan(0);
	for (const label of labels) {
		const { inside, distance } = locate(map.state, label.x, label.y);
		expect(inside).toBe(false);
		expect(distance).toBeGreaterThan(8);
		const others = labels.filter((other) => other !== label && other.side === label.side);
		// The largest letters are 25 units high, see FloridaMap.module.css.
		for (const other of others) expect(Math.abs(other.y - label.y)).toBeGreaterThanOrEqual(29);
	}
});

test('a region whose owner marked no town shows its first ones by name, each in the nearer sea', () => {
	const [first] = areas;
	if (!first) throw new Error('There are no regions.');
	const place = (name: string, latitude: number, longitude: number) => ({
		name,
		latitude,
		longitude,
		onQuotePage: true,
	});
	const towns = [
		place('Daytona Beach', 29.2108, -81.0228),
		place('Ormond Beach', 29.2858, -81.0559),
		place('Crystal River', 28.9025, -82.5926),
		place('Pensacola', 30.4213, -87.2169),
	];
	const drawn = drawFloridaMap([{ ...first, towns }]).towns;
	expect(drawn.map(({ name, label }) => [name, label?.side])).toEqual([
		['Daytona Beach', 'right'],
		// Too near to the town before.
		['Ormond Beach', undefined],
		['Crystal River', 'left'],
		// No room left of the state.
		['Pensacola', undefined],
	]);
});

test('of many towns close together, only those are named whose names find room beside them', () => {
	const [first] = areas;
	if (!first) throw new Error('There are no regions.');
	const towns = Array.from({ length: 40 }, (_, index) => ({
		name: `Town ${index}`,
		latitude: 27 + index / 30,
		longitude: -82.2,
		onQuotePage: true,
		label: 'left' as const,
	}));
	const named = drawFloridaMap([{ ...first, towns }]).towns.filter(({ label }) => label);
	expect(named[0]?.name).toBe('Town 0');
	expect(named.length).toBeGreaterThan(3);
	for (const { name, y, label } of named) expect(Math.abs((label?.y ?? 0) - y), name).toBeLessThanOrEqual(40);
});
