import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { floridaPrefixes, getTownZips } from './zip-codes.ts';

const areas = parse(readFileSync('content/areas.yaml', 'utf8')) as { towns: { name: string }[] }[];
const towns = getTownZips(areas.flatMap((area) => area.towns.map((town) => town.name)));
const zipsOf = (name: string) => towns.find((town) => town.name === name)?.zips;

test('all 29 towns have ZIP codes of five digits, and all of them are in Florida', () => {
	expect(towns).toHaveLength(29);
	for (const zip of towns.flatMap((town) => town.zips)) {
		expect(zip).toMatch(/^\d{5}$/);
		expect(floridaPrefixes).toContain(zip.slice(0, 3));
	}
});

test('known addresses are found in their town', () => {
	expect(zipsOf('Tampa')).toContain('33602');
	expect(zipsOf('St. Petersburg')).toContain('33701');
	expect(zipsOf('Miami Beach')).toContain('33139');
	expect(zipsOf('Naples')).toContain('34102');
});

test('neighboring states and military mail are not Florida', () => {
	expect(floridaPrefixes).not.toContain('303');
	expect(floridaPrefixes).not.toContain('366');
	expect(floridaPrefixes).not.toContain('340');
});

test('a town without a ZIP code is refused by name', () => {
	expect(() => getTownZips(['Tammpa'])).toThrow('No ZIP code is known for Tammpa');
});
