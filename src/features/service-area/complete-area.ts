import { getAreaTone } from './area-tone.ts';
import type { Area, AreaRecord } from './schema.ts';
import { findTownPlace } from './zip-codes.ts';

/**
 * Fills in what the owner left out of a region: where its towns are, the counties that they lie in, and the
 * phone; and gives it its color.
 * @param index its place in the list of all regions, from 0
 * @param phone id of the main phone
 * @throws Error when the ZIP data does not know a town that has no latitude and longitude of its own
 */
export function completeArea(record: AreaRecord, index: number, phone: string): Area {
	const places = new Map(record.towns.map(({ name }) => [name, findTownPlace(name)]));
	const towns = record.towns.map((town) => {
		const { latitude, longitude } = { ...places.get(town.name), ...town };
		if (latitude === undefined || longitude === undefined)
			throw new Error(
				`No ZIP code is known for ${town.name}. Check its spelling in content/areas.yaml, or give its latitude and longitude.`,
			);
		return { ...town, latitude, longitude };
	});
	const counties = [...places.values()].flatMap((place) => place?.county ?? []);
	return {
		...record,
		phone: record.phone ?? phone,
		counties: record.counties ?? [...new Set(counties)],
		towns,
		tone: getAreaTone(index),
	};
}
