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

/** Regions that are at least so wide and high, of their states, are shown with all of these, whose shape people know. */
const mostOfState = 0.4;

/** The part of a region's own size around it, in which its states go on. */
const around = 0.12;

/** Width and height of an area on a map of any size. */
function measure(shape: Parameters<typeof geoCentroid>[0]): [number, number] {
	const [[west, north], [east, south]] = geoPath(geoMercator().rotate([-geoCentroid(shape)[0], 0])).bounds(
		shape,
	);
	return [east - west, south - north];
}

/**
 * What the map is fitted to: the counties of the regions or, where these take up most of the states or none is known,
 * the states.
 * @param ids FIPS codes of the counties
 */
function findExtent(codes: readonly StateCode[], ids: readonly string[]) {
	const whole = feature(outlines, { type: 'GeometryCollection', geometries: codes.flatMap(findState) });
	const served = counties.filter(({ id }) => ids.includes(id));
	if (served.length === 0) return { shape: whole, isWhole: true };
	const shape = feature(outlines, { type: 'GeometryCollection', geometries: served });
	const [[width, height], [full, high]] = [measure(shape), measure(whole)];
	const isWhole = Math.max(width / full, height / high) >= mostOfState;
	return { shape: isWhole ? whole : shape, isWhole };
}

/**
 * States in the Mercator projection, which suits any of them, as far as the map shows them.
 * @param ids FIPS codes of the regions' counties, which fill the map unless they are most of the states
 * @param width and height that these fit in, in SVG units
 */
export function projectStates(
	codes: readonly StateCode[],
	ids: readonly string[],
	width: number,
	height: number,
) {
	const chosen = codes.flatMap(findState);
	const { shape: whole, isWhole } = findExtent(codes, ids);
	const margin = isWhole ? 0 : around * Math.min(width, height);
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
		/** Distance from the regions at which the map ends, in SVG units; 0 if it shows all of the states. */
		margin,
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
