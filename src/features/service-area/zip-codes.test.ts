import { expect, test } from 'vitest';
import { findTown } from './zip-codes.ts';

test.for([
	['St. Petersburg', '33701', '12103'],
	['Miami Beach', '33139', '12086'],
] as const)('finds the ZIP codes and the county of %s', ([name, zip, county]) => {
	const town = findTown(name);
	expect(town.zips).toContain(zip);
	expect(town.county).toBe(county);
});

test('refuses a town without a ZIP code by name', () => {
	expect(() => findTown('Tammpa')).toThrow('No ZIP code is known for Tammpa');
});
