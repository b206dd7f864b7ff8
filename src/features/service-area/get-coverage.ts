import { getCompany, getLabels } from '../../content/company.ts';
import { getPhone } from '../../content/tokens.ts';
import { getAreas, getServiceArea } from './areas.ts';
import type { CoverageData } from './coverage.ts';
import { normalizeTown } from './place.ts';
import { listFloridaZips } from './zip-codes.ts';

/** Within this many miles of a town of ours, a place is near it. */
const nearMiles = 20;

/** Miles between two points on the globe, by the haversine formula; the mean radius of Earth is 3,958.8 miles. */
function getMiles([lat1, lon1]: [number, number], [lat2, lon2]: [number, number]): number {
	const rad = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2;
	const chord = half(lat1, lat2) + Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * half(lon1, lon2);
	return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
}

/** Everything that "Do you serve my area?" needs in the browser to answer without asking anybody. */
export async function getCoverage(): Promise<CoverageData> {
	const [area, areas, company, labels] = await Promise.all([
		getServiceArea(),
		getAreas(),
		getCompany(),
		getLabels(),
	]);
	const spots = areas.flatMap(({ towns }) =>
		towns.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
	);
	/** The town of ours that is near, by its place in the list; -1 for none. */
	const findNearest = (spot: [number, number]) => {
		const miles = spots.map((one) => getMiles(one, spot));
		const least = Math.min(...miles);
		return least <= nearMiles ? miles.indexOf(least) : -1;
	};
	const ours = new Set(area.towns.flatMap(({ zips }) => zips));
	const others = listFloridaZips()
		.filter(({ zip }) => !ours.has(zip))
		.map((place) => ({ ...place, near: findNearest(place.spot) }));
	const { days, opens, closes } = company.hours;
	return {
		area,
		nearZips: Object.fromEntries(others.flatMap(({ zip, near }) => (near < 0 ? [] : [[zip, near] as const]))),
		names: Object.fromEntries(others.map(({ name, near }) => [normalizeTown(name), near])),
		hours: { days, opens, closes },
		phone: getPhone(company, 'main').number,
		locale: labels.locale,
		words: { ...labels.coverage },
	};
}
