import { geoCentroid, geoContains, geoMercator, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import outlines from 'us-atlas/counties-10m.json' with { type: 'json' };
import { type StateCode, stateNames } from '../../content/schema/states.ts';
import type { Spot } from './zip-codes.ts';

// US Census Bureau, cartographic boundary files of 2017, as packaged by us-atlas.
const states = outlines.objects.states.geometries;
const counties = outlines.objects.counties.geometries;
const weighted = presimplify(outlines);

const findState = (code: StateCode) =>
	states.filter(({ properties }) => properties.name.replace('United States', 'US') === stateNames[code]);

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

/** Bends and islands smaller than this aren't drawn, in square SVG units. */
const leastArea = 6;

/**
 * States in the Mercator projection, which suits any of them.
 * @param width and height that they fit in, in SVG units
 */
export function projectStates(codes: readonly StateCode[], width: number, height: number) {
	const chosen = codes.flatMap(findState);
	const whole = feature(outlines, { type: 'GeometryCollection', geometries: chosen });
	// The opposite of their middle is where the map is cut: Alaska goes on beyond 180 degrees.
	const projection = geoMercator()
		.rotate([-geoCentroid(whole)[0], 0])
		.fitSize([width, height], whole);
	const path = geoPath(projection).digits(0);
	const least = leastArea / (projection.scale() * (Math.PI / 180)) ** 2;
	const simple = simplify(weighted, least);
	const drawn = filter(simple, filterAttachedWeight(simple, 2 * least)) as typeof outlines;
	const draw = (of: 'states' | 'counties', ids: readonly string[]) =>
		path(
			merge(
				drawn,
				drawn.objects[of].geometries.filter(({ id }) => ids.includes(id)),
			),
		) ?? '';
	return {
		bounds: path.bounds(whole),
		states: chosen.map(({ id }) => draw('states', [id])).join(''),
		/** The outline of counties. @param ids FIPS codes */
		drawCounties: (ids: readonly string[]) => draw('counties', ids),
		/** The position of a place. */
		locate(spot: Spot) {
			const [x = 0, y = 0] = projection(toPoint(spot)) ?? [];
			return { x: Math.round(x), y: Math.round(y) };
		},
	};
}
