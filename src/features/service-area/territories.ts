import { geoCentroid } from 'd3-geo';
import { feature } from 'topojson-client';
import outlines from 'us-atlas/counties-10m.json' with { type: 'json' };

/**
 * The territories by their FIPS codes, with the first digits of their ZIP codes (USPS, Domestic Mail Manual, labeling
 * list L002). GeoNames has no ZIP codes of them among those of the country.
 */
const territories = [
	{ stateCode: 'PR', fips: '72', zip: '00[679]' },
	{ stateCode: 'VI', fips: '78', zip: '008' },
];

/** What the ZIP codes of a territory begin with, as a regular expression; undefined for a state. */
export const findTerritoryZips = (state: string): string | undefined =>
	territories.find(({ stateCode }) => stateCode === state)?.zip;

/** The municipios of Puerto Rico and the Virgin Islands, each by its name and middle, without a ZIP code. */
export const territoryPlaces = outlines.objects.counties.geometries.flatMap((county) => {
	const territory = territories.find(({ fips }) => county.id.startsWith(fips));
	if (!territory) return [];
	const [longitude, latitude] = geoCentroid(feature(outlines, county));
	return {
		stateCode: territory.stateCode,
		placeName: county.properties.name,
		zipCode: '',
		countyCode: county.id.slice(2),
		latitude,
		longitude,
	};
});
