import { company, getPhone, labels, phone } from '../../content/facts.ts';
import { readAll } from '../../content/read.ts';
import type { CoverageData } from './coverage.ts';
import type { ServedTown } from './place.ts';
import type { AreaRecord } from './schema.ts';
import { findNearby, findTown } from './zip-codes.ts';

/** How many colors src/styles/tokens.css has for regions. */
const tones = 6;

type Town = AreaRecord['towns'][number];

/** A town with its location. @param taken ZIP codes that the owner gives to towns, so that no other town has them */
function completeTown(town: Town, taken: ReadonlySet<string>) {
	const { latitude, longitude, ...written } = town;
	const found = findTown(town.name, town.zips);
	return {
		...found,
		...written,
		zips: town.zips ?? found.zips.filter((zip) => !taken.has(zip)),
		...(latitude !== undefined && longitude !== undefined && { spot: { latitude, longitude } }),
	};
}

/** Fills in what the owner left out of a region, and gives it a color. @param index its position in the list, from 0 */
function completeArea(record: AreaRecord, index: number, taken: ReadonlySet<string>) {
	const phoneId = record.phone ?? 'main';
	const towns = record.towns.map((town) => ({
		...completeTown(town, taken),
		phone: getPhone(town.phone ?? phoneId),
	}));
	return {
		...record,
		phone: getPhone(phoneId),
		/** County FIPS codes. */
		counties: record.counties ?? [...new Set(towns.flatMap(({ county }) => county ?? []))],
		towns,
		/** Number of its color, from 1, the same on the map and in lists. */
		tone: (index % tones) + 1,
	};
}
/** A region as pages get it. */
export type Area = ReturnType<typeof completeArea>;

/** The regions, in the order of content/areas.yaml. @param only the ids of those that are asked about */
export async function getAreas(only?: readonly string[]): Promise<Area[]> {
	const records = await readAll('areas');
	const taken = new Set(records.flatMap(({ towns }) => towns.flatMap(({ zips = [] }) => zips)));
	return records
		.map((record, index) => completeArea(record, index, taken))
		.filter(({ id }) => !only || only.includes(id));
}

const toServed = ({ name, zips, phone: number, also }: Area['towns'][number]): ServedTown => ({
	name,
	zips,
	phone: number,
	...(also.length > 0 && { also }),
});

/** The towns of all regions, in order. */
export const getServedTowns = async (): Promise<ServedTown[]> =>
	(await getAreas()).flatMap(({ towns }) => towns.map(toServed));

/** Everything that the place finder needs to answer in the browser. */
export async function getCoverage(): Promise<CoverageData> {
	const towns = (await getAreas()).flatMap((area) => area.towns);
	const { days, opens, closes } = company.hours;
	return {
		towns: towns.map(toServed),
		near: findNearby(towns),
		hours: { days, opens, closes },
		phone,
		locale: labels.locale,
		words: labels.coverage,
	};
}
