import { company, getPhone, labels, phone } from '../../content/facts.ts';
import { readAll } from '../../content/read.ts';
import { getMainPhone } from '../../content/schema/company.ts';
import type { CoverageData } from './coverage.ts';
import { normalizeTown, type ServiceAreaData } from './place.ts';
import type { Area, AreaRecord } from './schema.ts';
import { findTown, floridaPrefixes, floridaZips } from './zip-codes.ts';

/** How many colors src/styles/tokens.css has for regions. */
const tones = 6;

/** Within this many miles of a town of ours, a place is nearby. */
const nearbyRadiusMiles = 20;

type Spot = Pick<Area['towns'][number], 'latitude' | 'longitude'>;

/**
 * Fills in what the owner left out of a region, and gives it its color.
 * @param index its place in the list of all regions, from 0
 * @param mainPhone id of the main phone
 */
function completeArea(record: AreaRecord, index: number, mainPhone: string): Area {
	const towns = record.towns.map((town) => {
		const { latitude, longitude, ...found } = findTown(town.name);
		return {
			...town,
			...found,
			latitude: town.latitude ?? latitude,
			longitude: town.longitude ?? longitude,
		};
	});
	return {
		...record,
		phone: record.phone ?? mainPhone,
		counties: record.counties ?? [...new Set(towns.map(({ county }) => county))],
		towns,
		tone: (index % tones) + 1,
	};
}

/** The regions, in the order of content/areas.yaml. */
export async function getAreas(): Promise<Area[]> {
	const mainPhone = getMainPhone(company.phones).id;
	return (await readAll('areas')).map((record, index) => completeArea(record, index, mainPhone));
}

/** The regions with the towns that the quote page names, by a flag in the data (specification section 9). */
export async function getQuoteAreas(): Promise<Area[]> {
	const areas = await getAreas();
	return areas.map((area) => ({ ...area, towns: area.towns.filter((town) => town.onQuotePage) }));
}

/** Where the company works, for the answer to a town or ZIP code: towns with their ZIP codes and local number. */
export async function getServiceArea(): Promise<ServiceAreaData> {
	const towns = (await getAreas()).flatMap((area) =>
		area.towns.map(({ name, zips, phone = area.phone }) => ({ name, zips, phone: getPhone(phone) })),
	);
	return { towns, floridaPrefixes: [...floridaPrefixes] };
}

/** Miles between two points on the globe, by the haversine formula; the mean radius of Earth is 3,958.8 miles. */
function getMiles(a: Spot, b: Spot): number {
	const rad = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (from: number, to: number) => Math.sin(rad(to - from) / 2) ** 2;
	const chord =
		half(a.latitude, b.latitude) +
		Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * half(a.longitude, b.longitude);
	return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
}

/** Everything that "Do you serve my area?" needs in the browser to answer without asking anybody. */
export async function getCoverage(): Promise<CoverageData> {
	const [area, areas] = await Promise.all([getServiceArea(), getAreas()]);
	const spots = areas.flatMap(({ towns }) => towns);
	/** The nearby town of ours by its place in the list; -1 for none. */
	const findNearby = (spot: Spot) => {
		const miles = spots.map((one) => getMiles(one, spot));
		const least = Math.min(...miles);
		return least <= nearbyRadiusMiles ? miles.indexOf(least) : -1;
	};
	const ours = new Set(area.towns.flatMap(({ zips }) => zips));
	const others = floridaZips
		.filter(({ zipCode }) => !ours.has(zipCode))
		.map((zip) => ({ ...zip, nearby: findNearby(zip) }));
	const { days, opens, closes } = company.hours;
	return {
		area,
		nearZips: Object.fromEntries(
			others.filter(({ nearby }) => nearby >= 0).map(({ zipCode, nearby }) => [zipCode, nearby]),
		),
		names: Object.fromEntries(others.map(({ placeName, nearby }) => [normalizeTown(placeName), nearby])),
		hours: { days, opens, closes },
		phone,
		locale: labels.locale,
		words: labels.coverage,
	};
}
