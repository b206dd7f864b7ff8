import { expect, test } from 'vitest';
import { findCounty } from './outlines.ts';
import { findNearby, findTown } from './zip-codes.ts';

test.for([
	['St. Petersburg', 'FL', '33701', '12103'],
	['Greenwich', 'CT', '06830', '09001'],
	['Cordova', 'AK', '99574', '02261'],
] as const)('finds the ZIP codes and the county of %s, %s', ([name, state, zip, county]) => {
	const town = findTown(name, state);
	expect(town.zips).toContain(zip);
	expect(findCounty(state, town.spot ?? expect.fail(), town.county)).toBe(county);
});

test('a suburb has the ZIP codes that the owner gives it, and lies where they do', () => {
	const { zips, county, spot } = findTown('Miramar', 'FL', ['33027', '33025']);
	expect({ zips, county }).toEqual({ zips: ['33025', '33027'], county: '011' });
	expect(spot?.latitude).toBeCloseTo(26, 0);
});

test('a town of Puerto Rico has the ZIP codes that the owner gives it, and lies where its municipio does', () => {
	const town = findTown('Bayamon', 'PR', ['00956', '00961']);
	expect(town).toMatchObject({ zips: ['00956', '00961'], county: '021' });
	expect(town.spot?.latitude).toBeCloseTo(18.35, 1);
	expect(findCounty('PR', town.spot ?? expect.fail(), town.county)).toBe('72021');
	const { near, far } = listNearby([town], ['PR']);
	expect(near).toEqual([expect.arrayContaining(['caguas', 'guaynabo'])]);
	expect(far).toEqual(expect.arrayContaining(['ponce', 'mayaguez']));
	expect([...far, ...near.flat()]).not.toContain('');
});

test('a town that the data does not know has no ZIP codes and no place', () => {
	expect(findTown('Miramar', 'FL')).toEqual({ zips: [] });
	expect(findTown('Miramar', 'FL', ['33999'])).toEqual({ zips: ['33999'] });
});

const listNearby = (...of: Parameters<typeof findNearby>) => {
	const { near, far } = findNearby(...of);
	return { near: near.map((places) => places.split('|')), far: far.split('|') };
};

test('of a name with several ZIP codes the nearest decides, and a town without a place is near nothing', () => {
	const venice = { ...findTown('Venice', 'FL'), spot: { latitude: 27.1, longitude: -82.45 } };
	const { near, far } = listNearby([{ zips: ['33025'] }, venice], ['FL']);
	expect(near).toEqual([[''], expect.arrayContaining(['n port', '34286'])]);
	expect(far).toContain('miami');
	expect(far).not.toContain('n port');
	// This ZIP code of North Port is too far.
	expect(near[1]).not.toContain('34288');
	for (const zip of ['33025', ...venice.zips]) expect(near[1]).not.toContain(zip);
});

test('places near a town are found in each of the states', () => {
	const { near, far } = listNearby([findTown('Cincinnati', 'OH')], ['OH', 'KY']);
	expect(near).toEqual([expect.arrayContaining(['covington', '41011', 'mason'])]);
	expect(far).toEqual(expect.arrayContaining(['columbus', 'louisville']));
	expect(far).not.toContain('indianapolis');
});
