import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath } from 'd3-geo';
import { merge } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Point, placeLabels } from './map-labels.ts';
import type { Area } from './schema.ts';

/** Width of the drawing in its own units; the height follows from the shape of the state. */
const width = 560;

/**
 * Triangles smaller than this, in square degrees, are left out of the outline (Visvalingam's method). Chosen by eye: the
 * Keys and Tampa Bay stay recognizable, and all paths together stay under 4 KB.
 */
const detail = 0.0012;

/** Florida's state code, with which its county codes begin (FIPS 5-2). */
const florida = '12';

type Counties = Topology<{ counties: GeometryCollection }>;

/** Outlines of the counties: US Census Bureau, cartographic boundary files of 2017, as packaged by us-atlas. */
function readCounties() {
	const require = createRequire(`${process.cwd()}/`);
	const file = require.resolve('us-atlas/counties-10m.json');
	const atlas = JSON.parse(readFileSync(file, 'utf8')) as Counties;
	const simple = simplify(presimplify(atlas), detail);
	const counties = simple.objects.counties.geometries.filter((county) =>
		String(county.id).startsWith(florida),
	);
	return { simple, counties: counties as ((Polygon | MultiPolygon) & { id?: string | number })[] };
}

/** The outline as single lines in units of the drawing. */
function readShore(state: ReturnType<typeof merge>, project: (point: Point) => Point): [Point, Point][] {
	return state.coordinates.flat().flatMap((ring) => {
		const corners = ring.map(([x = 0, y = 0]) => project({ x, y }));
		return corners.slice(1).map((corner, index): [Point, Point] => [corners[index] ?? corner, corner]);
	});
}

/**
 * Draws Florida and the regions as plain data, at build: paths in whole units, towns as points.
 * @param areas the regions with the codes of their counties and the positions of their towns
 */
export function drawFloridaMap(areas: readonly Pick<Area, 'id' | 'title' | 'counties' | 'towns' | 'tone'>[]) {
	const { simple, counties } = readCounties();
	const state = merge(simple, counties);
	const projection = geoMercator().fitWidth(width, state);
	const path = geoPath(projection).digits(0);
	const [, [, bottom]] = path.bounds(state);
	const project = ({ x, y }: Point): Point => {
		const [left = 0, top = 0] = projection([x, y]) ?? [];
		return { x: left, y: top };
	};
	const towns = areas.flatMap((area) =>
		area.towns.map((town) => {
			const { x, y } = project({ x: town.longitude, y: town.latitude });
			return { name: town.name, area: area.id, x: Math.round(x), y: Math.round(y), label: town.label };
		}),
	);
	const places = placeLabels(towns, readShore(state, project));
	return {
		width,
		height: Math.ceil(bottom),
		state: path(state) ?? '',
		regions: areas.map((area) => ({
			id: area.id,
			title: area.title,
			tone: area.tone,
			path:
				path(
					merge(
						simple,
						counties.filter((county) => area.counties.includes(String(county.id))),
					),
				) ?? '',
		})),
		towns: towns.map((town) => {
			const { name, area, x, y } = town;
			const label = places.get(town);
			return { name, area, x, y, ...(label && { label }) };
		}),
	};
}
