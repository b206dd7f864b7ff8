/** Typed here, because TypeScript would read all of the 840 KB to find it out, and of the 3.6 MB below. */
declare module 'us-atlas/counties-10m.json' {
	import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

	/** A state or county, with its FIPS code. Some are a single polygon. */
	type Shape = MultiPolygon & { id: string; properties: { name: string } };
	interface Shapes extends GeometryCollection {
		geometries: Shape[];
	}
	const outlines: Topology<Record<'states' | 'counties', Shapes>>;
	export default outlines;
}

declare module 'world-atlas/countries-10m.json' {
	import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

	const world: Topology<{
		countries: GeometryCollection & { geometries: (MultiPolygon & { id: string })[] };
	}>;
	export default world;
}
