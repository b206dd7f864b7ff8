import { expect, test } from 'vitest';
import { findNearby, findTown } from './zip-codes.ts';

test.for([
	['St. Petersburg', '33701', '12103'],
	['Miami Beach', '33139', '12086'],
] as const)('finds the ZIP codes and the county of %s', ([name, zip, county]) => {
	const town = findTown(name);
	expect(town.zips).toContain(zip);
	expect(town.county).toBe(county);
});

test('a suburb has the ZIP codes that the owner gives it, and lies where they do', () => {
	const { zips, county, spot } = findTown('Miramar', ['33027', '33025']);
	expect({ zips, county }).toEqual({ zips: ['33025', '33027'], county: '12011' });
	expect(spot?.latitude).toBeCloseTo(26, 0);
});

test('a town that the data does not know has no ZIP codes and no place', () => {
	expect(findTown('Miramar')).toEqual({ zips: [] });
	expect(findTown('Miramar', ['33999'])).toEqual({ zips: ['33999'] });
});

test('of a name with several ZIP codes the nearest decides, and a town without a place is near nothing', () => {
	const venice = { ...findTown('Venice'), spot: { latitude: 27.1, longitude: -82.45 } };
	const near = findNearby([{ zips: ['33025'] }, venice]);
	expect(near).toMatchObject({ 'n port': 1, '34286': 1, miami: -1 });
	// This ZIP code of North Port is too far.
	expect(near).not.toHaveProperty('34288');
	for (const zip of ['33025', ...venice.zips]) expect(near).not.toHaveProperty(zip);
});
