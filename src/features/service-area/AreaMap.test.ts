import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaMap } from './AreaMap.tsx';
import type { Area } from './areas.ts';

const town = (name: string, latitude: number, longitude: number, label?: 'left' | 'right') => ({
	...{ name, label },
	spot: { latitude, longitude },
});
const draw = (...regions: (Pick<Area, 'counties' | 'colored'> & { towns: ReturnType<typeof town>[] })[]) => {
	const areas = regions.map((region, index) => ({ id: `${index}`, color: `#00000${index}`, ...region }));
	return parse(renderToStaticMarkup(createElement(AreaMap, { areas: areas as unknown as Area[] })));
};
const inColor = (map: ReturnType<typeof draw>, tag: string, color: string) =>
	map.querySelectorAll(tag).filter((one) => one.getAttribute('style')?.includes(color));

const hillsborough = ['12057'];
const pima = ['04019'];

test('in a county of two regions, the dots alone have the colors of these', () => {
	for (const colored of [[], pima]) {
		const map = draw(
			{ counties: pima, colored, towns: [town('Tucson', 32.22, -110.97)] },
			{ counties: pima, colored, towns: [town('Oro Valley', 32.39, -110.97)] },
		);
		for (const color of ['#000000', '#000001']) {
			expect(inColor(map, 'circle', color)).toHaveLength(1);
			for (const outline of inColor(map, 'path', color)) expect(outline.getAttribute('d')).toBe('');
		}
	}
});

test('a county that one region names has its color, on which dots have none', () => {
	const map = draw(
		{ counties: hillsborough, colored: hillsborough, towns: [town('Tampa', 27.95, -82.46)] },
		{ counties: ['12103'], colored: [], towns: [town('Largo', 27.91, -82.79)] },
	);
	expect(inColor(map, 'path', '#000000')[0]?.getAttribute('d')).toMatch(/^M\d/);
	expect(inColor(map, 'circle', '#000000')).toEqual([]);
	expect(inColor(map, 'circle', '#000001')).toHaveLength(1);
});

test('of a region where the owner chose no names, the first town has its name, beside its dot', () => {
	const map = draw({
		counties: ['48029'],
		colored: [],
		towns: [town('San Antonio', 29.42, -98.49), town('Leon', 29.6, -98.6)],
	});
	const [name, ...others] = map.querySelectorAll('text');
	expect(others).toEqual([]);
	expect(name?.text).toBe('San Antonio');
	const [dot] = map.querySelectorAll('circle');
	expect(Math.abs(Number(name?.getAttribute('x')) - Number(dot?.getAttribute('cx')))).toBeLessThan(30);
});

test('a name goes behind the dots that it would cover, and past none that it wouldn’t', () => {
	const map = draw({
		counties: hillsborough,
		colored: [],
		towns: [
			town('Brandon', 27.94, -82.29, 'left'),
			town('Tampa', 27.94, -82.4),
			town('Oldsmar', 27.94, -82.75),
		],
	});
	const [, tampa = 0, oldsmar = 0] = map
		.querySelectorAll('circle')
		.map((dot) => Number(dot.getAttribute('cx')));
	const name = Number(map.querySelector('text')?.getAttribute('x'));
	expect(name).toBeLessThan(tampa);
	expect(name).toBeGreaterThan(oldsmar);
});
