import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaMap } from './AreaMap.tsx';
import type { Area } from './areas.ts';

const town = (name: string, latitude: number, longitude: number, label?: 'left' | 'right', county = '') => ({
	...{ name, label, county },
	spot: { latitude, longitude },
});
const draw = (...regions: (Pick<Area, 'counties' | 'colored'> & { towns: ReturnType<typeof town>[] })[]) => {
	const areas = regions.map((region, index) => ({ id: `${index}`, color: `#00000${index}`, ...region }));
	return parse(renderToStaticMarkup(createElement(AreaMap, { areas: areas as unknown as Area[] })));
};
const readBox = (map: ReturnType<typeof draw>) =>
	map.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
const inColor = (map: ReturnType<typeof draw>, tag: string, color: string) =>
	map.querySelectorAll(tag).filter((one) => one.getAttribute('style')?.includes(color));

const hillsborough = ['12057'];
const pima = ['04019'];

test('a county of two regions has the color of the one with more towns in it, in which other dots stay', () => {
	const tucson = town('Tucson', 32.22, -110.97, undefined, '04019');
	const drawBoth = (colored: string[], ...others: (typeof tucson)[]) => {
		const region = { counties: pima, colored };
		const map = draw({ ...region, towns: [tucson] }, { ...region, towns: [tucson, ...others] });
		const drawn = ['#000000', '#000001'].map((color) => ({
			isColored: inColor(map, 'path', color)[0]?.getAttribute('d') !== '',
			dots: inColor(map, 'circle', color).length,
		}));
		return drawn;
	};
	const [plain, colored] = [(dots: number) => ({ isColored: false, dots }), { isColored: true, dots: 0 }];
	expect(drawBoth([])).toEqual([plain(1), plain(1)]);
	expect(drawBoth(pima)).toEqual([colored, plain(1)]);
	expect(drawBoth(pima, tucson)).toEqual([plain(1), colored]);
});

const pinellas = ['12103'];
const tampaBay = {
	counties: [...pinellas, ...hillsborough],
	colored: [],
	towns: [
		town('Largo', 27.91, -82.79),
		town('Clearwater', 27.966, -82.8),
		town('Tampa', 27.95, -82.46, 'right'),
	],
};
const manyTowns = (count: number) =>
	Array.from({ length: count }, (_, index) => town(`${index}`, 27.7 + index / 1000, -82.7));
const readNames = (map: ReturnType<typeof draw>) =>
	map.querySelectorAll('text').map((name) => [name.text, name.getAttribute('text-anchor')]);

test('the map of one region names all of its towns, on the side that is nearer or chosen', () =>
	expect(readNames(draw(tampaBay))).toEqual([
		['Clearwater', 'end'],
		['Largo', 'end'],
		['Tampa', 'start'],
	]));

test('no two names on a side of the map overlap, and none is cut off', () => {
	const map = draw({ counties: pinellas, colored: [], towns: manyTowns(14) });
	const [, top = 0, , height = 0] = readBox(map);
	const rows = map.querySelectorAll('text').map((name) => Number(name.getAttribute('y')));
	expect(rows).toHaveLength(14);
	for (const [index, row] of rows.entries())
		expect(row - (rows[index - 1] ?? top - 15)).toBeGreaterThanOrEqual(30);
	expect(Math.max(...rows) + 15).toBeLessThanOrEqual(top + height);
});

test('names on both coasts fit beside the land, at the size that they have with large text', () => {
	const map = draw(
		{ ...tampaBay, towns: [town('St. Petersburg', 27.77, -82.64)] },
		{ counties: ['12099'], colored: [], towns: [town('West Palm Beach', 26.72, -80.05)] },
	);
	const [left = 0, , width = 0] = readBox(map);
	for (const name of map.querySelectorAll('text')) {
		const reach = 15.5 * name.text.length * (name.getAttribute('text-anchor') === 'end' ? -1 : 1);
		expect(Math.abs(Number(name.getAttribute('x')) + reach - left - width / 2)).toBeLessThan(width / 2);
	}
});

test('where not all have room, the map names the towns that the owner chose, or the first of a region', () => {
	const texas = { counties: ['48029'], colored: [], towns: [town('San Antonio', 29.42, -98.49)] };
	expect(readNames(draw(tampaBay, texas))).toEqual([
		['San Antonio', 'end'],
		['Tampa', 'start'],
	]);
	const full = { ...tampaBay, towns: [...manyTowns(40), ...tampaBay.towns] };
	expect(readNames(draw(full))).toEqual([['Tampa', 'start']]);
});
