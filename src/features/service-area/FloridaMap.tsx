import { labels } from '../../content/facts.ts';
import type { Area } from './areas.ts';
import styles from './FloridaMap.module.css';
import florida from './florida.json' with { type: 'json' };
import type { Spot } from './zip-codes.ts';

/** Outlines by FIPS code. US Census Bureau, cartographic boundary files of 2017, in the Mercator projection. */
const counties: Readonly<Record<string, string | undefined>> = florida.counties;

/** Space for names beside the coast, at their larger size on phones, in SVG units. */
const margin = 240;

/** Largest size of names, in SVG units. Larger ones would overlap. */
const mostNameSize = 30;

/** A dot within this distance above or below a name is in its way, in SVG units. */
const rowHeight = 15;

/** Distance of a name from the outermost dot beside it, in SVG units. */
const gap = 20;

/** The position of a place on the map, in SVG units. */
function project({ latitude, longitude }: Spot) {
	const { unitsPerDegree, west, north } = florida;
	const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * (180 / Math.PI);
	return {
		x: Math.round(unitsPerDegree * (longitude - west)),
		y: Math.round(unitsPerDegree * (north - mercator)),
	};
}

/**
 * Florida with the regions in color and the towns as dots. Some towns, chosen by the owner, have their names. The
 * page lists all towns as text.
 */
export function FloridaMap({ areas }: { areas: Area[] }) {
	const towns = areas
		.flatMap((area) => area.towns)
		.flatMap(({ name, label, spot }) => (spot ? { name, label, ...project(spot) } : []));
	const names = towns.flatMap(({ name, x, y, label }) => {
		if (!label) return [];
		const row = towns.filter((town) => Math.abs(town.y - y) < rowHeight).map((town) => town.x);
		const end = label === 'left' ? Math.min(...row) - gap : Math.max(...row) + gap;
		return [{ name, x, y, end, label }];
	});
	return (
		<svg
			className={styles.map}
			viewBox={`0 -4 ${florida.width + margin} ${florida.height + 8}`}
			role="img"
			aria-labelledby="map-title map-description"
		>
			<title id="map-title">{labels.areas.mapTitle}</title>
			<desc id="map-description">{labels.areas.mapText}</desc>
			<path className={styles.state} d={florida.state} />
			{areas.map((area) => (
				<path
					key={area.id}
					className={styles.region}
					style={{ '--color-area': area.color }}
					d={area.counties.map((code) => counties[code]).join('')}
				/>
			))}
			{names.map(({ name, x, y, end }) => (
				<path key={name} className={styles.leader} d={`M${end},${y}H${x}`} />
			))}
			{towns.map(({ name, x, y, label }) => (
				<circle key={name} className={styles.town} cx={x} cy={y} r={label ? 5 : 3.5} />
			))}
			<g fontSize={mostNameSize}>
				{names.map(({ name, y, end, label }) => (
					<text
						key={name}
						className={styles.name}
						x={label === 'left' ? end - 4 : end + 4}
						y={y}
						textAnchor={label === 'left' ? 'end' : 'start'}
					>
						{name}
					</text>
				))}
			</g>
		</svg>
	);
}
