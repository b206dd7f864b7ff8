import { company, getPhone, labels, phone } from '../../content/facts.ts';
import { readAll } from '../../content/read.ts';
import type { CoverageData } from './coverage.ts';
import { normalizeTown, type ServedTown } from './place.ts';
import type { AreaRecord } from './schema.ts';
import { findTown, floridaZips } from './zip-codes.ts';

/** How many colors src/styles/tokens.css has for regions. */
const tones = 6;

/** Within this many miles of a town of ours, a place is nearby. */
const nearbyRadiusMiles = 20;

interface Spot {
	latitude: number;
	longitude: number;
}

/** Fills in what the owner left out of a region, and gives it its color. @param index its place in the list, from 0 */
function completeArea(record: AreaRecord, index: number) {
	const phoneId = record.phone ?? 'main';
	const towns = record.towns.map((town) => {
		const found = findTown(town.name);
		return {
			...found,
			...town,
			phone: getPhone(town.phone ?? phoneId),
			latitude: town.latitude ?? found.latitude,
			longitude: town.longitude ?? found.longitude,
		};
	});
	return {
		...record,
		/** As people write it. */
		phone: getPhone(phoneId),
		/** FIPS codes. */
		counties: record.counties ?? [...new Set(towns.map(({ county }) => county))],
		towns,
		/** Its color, from 1, the same on the map and in each list. */
		tone: (index % tones) + 1,
	};
}
/** A region as pages get it. */
export type Area = ReturnType<typeof completeArea>;

/** The regions, in the order of content/areas.yaml. */
export const getAreas = async (): Promise<Area[]> => (await readAll('areas')).map(completeArea);

/** The towns of all regions in their order, for the answer to a typed town or ZIP code. */
export async function getServedTowns(): Promise<ServedTown[]> {
	const areas = await getAreas();
	return areas.flatMap(({ towns }) => towns.map(({ name, zips, phone }) => ({ name, zips, phone })));
}

/** Miles between two points of Florida: a degree is 69.1 miles, one of longitude less by the cosine of the latitude. */
const getMiles = (a: Spot, b: Spot): number =>
	69.1 *
	Math.hypot(
		a.latitude - b.latitude,
		(a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360),
	);

/** Everything that "Do you serve my area?" needs in the browser to answer without asking anybody. */
export async function getCoverage(): Promise<CoverageData> {
	const [towns, areas] = await Promise.all([getServedTowns(), getAreas()]);
	const spots = areas.flatMap((area) => area.towns);
	const ours = new Set(towns.flatMap(({ zips }) => zips));
	const near: CoverageData['near'] = {};
	for (const zip of floridaZips) {
		if (ours.has(zip.zipCode)) continue;
		const miles = spots.map((spot) => getMiles(spot, zip));
		const least = Math.min(...miles);
		const index = least <= nearbyRadiusMiles ? miles.indexOf(least) : -1;
		near[normalizeTown(zip.placeName)] = index;
		if (index >= 0) near[zip.zipCode] = index;
	}
	const { days, opens, closes } = company.hours;
	return {
		towns,
		near,
		hours: { days, opens, closes },
		phone,
		locale: labels.locale,
		words: labels.coverage,
	};
}
