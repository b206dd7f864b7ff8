import { expect, test } from 'vitest';
import { findCountyNamed, projectLand } from './outlines.ts';

// Of Austin, of Kansas City in two states, of one island, of half of Florida, and of all of it where none is known.
test.each([
	[['TX'] as const, ['48453', '48491', '48209']],
	[['KS', 'MO'] as const, ['20091', '20209', '29095', '29047']],
	[['HI'] as const, ['15003']],
	[['FL'] as const, ['12057', '12103', '12081', '12115', '12071', '12021', '12086', '12011', '12099']],
	[['FL'] as const, []],
])('what is served in %s fills the map but for some land around it', (states, counties) => {
	const { bounds, margin } = projectLand(states, counties, 800, 540);
	expect(bounds[1][1] - bounds[0][1]).toBeCloseTo(454, 0);
	expect(margin).toBeCloseTo(43, 0);
});

test.each([
	['other states', ['MO'] as const, '29095'],
	['Mexico', ['AZ'] as const, '04019'],
])('the land goes on beyond the edges of the map, into %s', (_, states, county) => {
	const land = projectLand(states, [county], 800, 540).drawLand(0, 0, 800, 540);
	const points = [...land.matchAll(/([-\d.]+),([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
	expect(Math.max(...points.map(([x = 0]) => x))).toBe(809);
	expect(Math.max(...points.map(([, y = 0]) => y))).toBe(549);
});

test.each([
	['Marion', 'FL', '12083'],
	['Marion County', 'FL', '12083'],
	['saint lucie', 'FL', undefined],
	['St. Louis County', 'MO', '29189'],
	['Orleans Parish', 'LA', '22071'],
] as const)('the county named %s in %s is %s', (name, state, code) =>
	expect(findCountyNamed(name, state)).toBe(code),
);
