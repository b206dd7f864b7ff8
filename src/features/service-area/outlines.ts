import { geoCentroid, geoContains, geoMercator, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import outlines from 'us-atlas/counties-10m.json' with { type: 'json' };
import world from 'world-atlas/countries-10m.json' with { type: 'json' };
import { type StateCode, stateNames } from '../../content/schema/states.ts';
import { slugify } from '../../lib/text.ts';
import type { Spot } from './zip-codes.ts';

// US Census Bureau, cartographic boundary files of 2017, as packaged by us-atlas.
const counties = outlines.objects.counties.geometries;
/** Made for the first map, because it takes a second. */
let weighted: typeof outlines | undefined;

/** Canada and Mexico by their ISO codes, of Natural Earth, as packaged by world-atlas. */
const neighbors = world.objects.countries.geometries
	.filter(({ id }) => id === '124' || id === '484')
	.map((country) => feature(world, country));

/** The outline of a state, in a list, which is empty for one that has none. */
const findState = (code: StateCode) =>
	outlines.objects.states.geometries.filter(
		({ properties }) => properties.name.replace('United States', 'US') === stateNames[code],
	);

const toPoint = ({ latitude, longitude }: Spot): [number, number] => [longitude, latitude];

/**
 * The FIPS code of the county that a place is in; undefined if it is in none.
 * @param county the last three digits, if known. The outlines lack those of Connecticut's new regions
 */
export function findCounty(state: StateCode, spot: Spot, county = ''): string | undefined {
	const [{ id: code } = {}] = findState(state);
	const whole = `${code}${county}`;
	if (counties.some(({ id }) => id === whole)) return whole;
	return counties.find(
		({ id, ...shape }) => id.startsWith(`${code}`) && geoContains(feature(outlines, shape), toPoint(spot)),
	)?.id;
}

/** The FIPS code of the county that a name means in a state: "Marion" and "Marion County." Of a city with the same name, the county's. */
export function findCountyNamed(name: string, state: StateCode): string | undefined {
	const plain = slugify(name);
	const names = [plain, plain.replace(/-(?:county|parish|borough)$/, '')];
	const [{ id: code } = {}] = findState(state);
	return counties
		.filter(({ id, properties }) => id.startsWith(`${code}`) && names.includes(slugify(properties.name)))
		.map(({ id }) => id)
		.sort()[0];
}

/** Bends and islands smaller than this aren't drawn, in square SVG units. */
const leastArea = 6;

/** The part of the map's size around what is served, in which the land goes on. */
const around = 0.08;

/**
 * The land around what is served, in the Mercator projection, which suits any state. Width and height are in SVG units.
 * @param ids FIPS codes of the counties that fill the map; without any, the states do
 */
export function projectLand(
	codes: readonly StateCode[],
	ids: readonly string[],
	width: number,
	height: number,
) {
	const served = counties.filter(({ id }) => ids.includes(id));
	const whole = feature(outlines, {
		type: 'GeometryCollection',
		geometries: served.length > 0 ? served : codes.flatMap(findState),
	});
	const margin = around * Math.min(width, height);
	// The opposite of their middle is where the map is cut: Alaska goes on beyond 180 degrees.
	const projection = geoMercator()
		.rotate([-geoCentroid(whole)[0], 0])
		.fitExtent(
			[
				[margin, margin],
				[width - margin, height - margin],
			],
			whole,
		);
	const path = geoPath(projection).digits(0);
	const least = leastArea / (projection.scale() * (Math.PI / 180)) ** 2;
	weighted ??= presimplify(outlines);
	const simple = simplify(weighted, least);
	const drawn = filter(simple, filterAttachedWeight(simple, 2 * least)) as typeof outlines;
	return {
		bounds: path.bounds(whole),
		/** Distance from what is served at which the map ends, in SVG units. */
		margin,
		/** The outlines of states and neighbors in a part of the plane, a little beyond its edges, so that these show no line. */
		drawLand(left: number, top: number, width: number, height: number) {
			projection.clipExtent([
				[left - 9, top - 9],
				[left + width + 9, top + height + 9],
			]);
			const shown = drawn.objects.states.geometries.map((state) => feature(drawn, state));
			const land = [...neighbors, ...shown].map((shape) => path(shape) ?? '').join('');
			projection.clipExtent(null);
			return land;
		},
		/** The outline of counties. @param ids FIPS codes */
		drawCounties: (ids: readonly string[]) =>
			path(
				merge(
					drawn,
					drawn.objects.counties.geometries.filter(({ id }) => ids.includes(id)),
				),
			) ?? '',
		/** The position of a place. */
		locate(spot: Spot) {
			const [x = 0, y = 0] = projection(toPoint(spot)) ?? [];
			return { x: Math.round(x), y: Math.round(y) };
		},
	};
}
