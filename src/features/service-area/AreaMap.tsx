import { labels } from '../../content/facts.ts';
import { states } from '../../content/in-words.ts';
import styles from './AreaMap.module.css';
import type { Area } from './areas.ts';
import { projectLand } from './outlines.ts';

/** Size of the map with its names, in SVG units. */
const size = { width: 800, height: 540 };

/** Space for a letter of a name, at the names' larger size on phones, in SVG units. */
const letterWidth = 14;

/** A dot within this distance above or below a name is in its way, in SVG units. */
const rowHeight = 15;

/** Distance of a name from the dot beside it, in SVG units. */
const gap = 20;

/** What the map shows. @param room width of what is served, which shrinks until the names beside it fit */
function layOut(areas: readonly Area[], room = size.width) {
	const counties = areas.flatMap((area) => area.counties);
	const { bounds, margin, locate, drawLand, drawCounties } = projectLand(states, counties, room, size.height);
	// Those that one region alone has, however many are drawn over each other.
	const colored = areas.map((area) =>
		area.colored.filter((county) =>
			areas.every((other) => other === area || !other.colored.includes(county)),
		),
	);
	const towns = areas.flatMap((area, index) => {
		// On its region's color, a dot in it would be lost.
		const color = colored[index]?.length ? undefined : area.color;
		const dots = area.towns.flatMap(({ name, label, spot }) =>
			spot ? { name, label, color, ...locate(spot) } : [],
		);
		const [first, ...others] = dots;
		if (!first || dots.some(({ label }) => label)) return dots;
		return [{ ...first, label: first.x < room / 2 ? ('right' as const) : ('left' as const) }, ...others];
	});
	const names = towns.flatMap(({ name, x, y, label }) => {
		if (!label) return [];
		const side = label === 'left' ? -1 : 1;
		const length = letterWidth * name.length;
		const inRow = towns.filter((town) => Math.abs(town.y - y) < rowHeight).map((town) => side * (town.x - x));
		// Behind the dots that it would cover.
		const start = inRow
			.filter((distance) => distance > 0)
			.toSorted((a, b) => a - b)
			.reduce((begin, distance) => (distance < begin + length ? distance + gap : begin), gap);
		const end = x + side * start;
		return [{ name, x, y, end, start: end + 4 * side, far: end + side * length, label }];
	});
	const [[west, north], [east, south]] = bounds;
	const left = Math.min(west - margin, ...names.map(({ far }) => far));
	const right = Math.max(east + margin, ...names.map(({ far }) => far));
	if (right - left > size.width && room > size.width / 2) return layOut(areas, room - 40);
	const [start, top] = [Math.round((left + right - size.width) / 2), Math.round(north - margin)];
	const height = Math.round(south - north + 2 * margin);
	return {
		land: drawLand(start, top, size.width, height),
		served: drawCounties(counties),
		regions: areas.map(({ id, color }, index) => ({
			id,
			color,
			outline: drawCounties(colored[index] ?? []),
		})),
		towns,
		names,
		viewBox: `${start} ${top} ${size.width} ${height}`,
	};
}

/**
 * The towns as dots in the colors of their regions, on the land around them. A county has a region's color only if that alone
 * names it in `counties`. Some towns, chosen by the owner, have their names. The page lists all towns as text.
 */
export function AreaMap({ areas }: { areas: Area[] }) {
	const { land, served, regions, towns, names, viewBox } = layOut(areas);
	return (
		<svg className={styles.map} viewBox={viewBox} role="img" aria-labelledby="map_title">
			<title id="map_title">{labels.areas.mapTitle}</title>
			<desc>{labels.areas.mapText}</desc>
			<path className={styles.land} d={land} />
			<path className={styles.region} d={served} />
			{regions.map(({ id, color, outline }) => (
				<path key={id} className={styles.region} style={{ '--color-area': color }} d={outline} />
			))}
			{names.map(({ name, x, y, end }) => (
				<path key={`${name} ${x}`} d={`M${end},${y}H${x}`} />
			))}
			{towns.map(({ name, x, y, label, color }) => (
				<circle
					key={`${name} ${x}`}
					className={styles.town}
					style={color ? { '--color-area': color } : undefined}
					cx={x}
					cy={y}
					r={label ? 6 : 4.5}
				/>
			))}
			{/* The largest size of names. Larger ones would overlap. */}
			<g fontSize={30}>
				{names.map(({ name, x, y, start, label }) => (
					<text
						key={`${name} ${x}`}
						className={styles.name}
						x={start}
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
