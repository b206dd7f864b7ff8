import { labels } from '../../content/facts.ts';
import { states } from '../../content/in-words.ts';
import styles from './AreaMap.module.css';
import type { Area } from './areas.ts';
import { projectLand } from './outlines.ts';

/** Size of the map with its names, in SVG units. */
const size = { width: 800, height: 540 };

/** Space for a letter of a name, at the names' larger size on phones, in SVG units. */
const letterWidth = 15;

/** Height of a row of names, in SVG units. */
const rowHeight = 36;

/** Distance of the names from what is served, in SVG units. */
const gap = 16;

/** What the map shows. @param room width of what is served, which shrinks until the names beside it fit */
function layOut(areas: readonly Area[], room = size.width) {
	const counties = areas.flatMap((area) => area.counties);
	const { bounds, margin, locate, drawLand, drawCounties } = projectLand(states, counties, room, size.height);
	const [[west, north], [east, south]] = bounds;
	const countTowns = (area: Area, county: string) =>
		area.towns.filter((town) => town.county === county).length;
	/** Of several regions that name a county, the one with the most towns in it has it, or the first. */
	const ownerOf = (county: string) =>
		areas
			.filter(({ colored }) => colored.includes(county))
			.toSorted((a, b) => countTowns(b, county) - countTowns(a, county))[0];
	const towns = areas.flatMap((area) => {
		const named = listNamed(area, areas.length === 1);
		return area.towns.flatMap((town) => {
			if (!town.spot) return [];
			const { x, y } = locate(town.spot);
			const nearer = x < (west + east) / 2 ? 'left' : 'right';
			// What is one side of a region may be the middle of all.
			const side = areas.length === 1 ? (town.label ?? nearer) : nearer;
			// On its region's color, a dot in it would be lost.
			const color = town.county && ownerOf(town.county) === area ? undefined : area.color;
			return { name: town.name, x, y, color, side, isNamed: named.includes(town) };
		});
	});
	const named = ['left', 'right'].map((side) => towns.filter((town) => town.isNamed && town.side === side));
	const rows = Math.max(...named.map(({ length }) => length)) + 1;
	const height = Math.round(Math.max(south - north + 2 * margin, rows * rowHeight));
	const top = Math.round((north + south - height) / 2);
	const names = named.flatMap((side) =>
		stack(side, top + height - rowHeight / 2).map((town) => {
			const [edge, way] = town.side === 'left' ? [west - gap, -1] : [east + gap, 1];
			return { ...town, edge, far: edge + way * (letterWidth * town.name.length + 6) };
		}),
	);
	const left = Math.min(west - margin, ...names.map(({ far }) => far - 12));
	const right = Math.max(east + margin, ...names.map(({ far }) => far + 12));
	if (right - left > size.width && room > size.width / 4) return layOut(areas, room - 20);
	const start = Math.round((left + right - size.width) / 2);
	return {
		// It goes on below and above, where the map is taller than it has to be.
		land: drawLand(start, top - height / 2, size.width, 2 * height),
		served: drawCounties(counties),
		regions: areas.map((area) => ({
			id: area.id,
			color: area.color,
			outline: drawCounties(area.colored.filter((county) => ownerOf(county) === area)),
		})),
		towns,
		names,
		viewBox: `${start} ${top} ${size.width} ${height}`,
	};
}

/** The towns with names on the map: all of a region alone, if they have room; otherwise those with a label, or the first. */
function listNamed({ towns }: Area, isAlone: boolean) {
	const onMap = towns.filter(({ spot }) => spot);
	if (isAlone && (onMap.length + 1) * rowHeight <= size.height) return onMap;
	const labeled = onMap.filter(({ label }) => label);
	return labeled.length > 0 ? labeled : onMap.slice(0, 1);
}

/** Rows for names below each other, from north to south and above an end, each beside its town if there is room. */
function stack<Town extends { y: number }>(towns: readonly Town[], end: number) {
	const rows: (Town & { row: number })[] = [];
	for (const town of towns.toSorted((a, b) => a.y - b.y))
		rows.push({ ...town, row: Math.max(town.y, (rows.at(-1)?.row ?? 0) + rowHeight) });
	const over = Math.max(0, (rows.at(-1)?.row ?? 0) - end);
	return rows.map((town) => ({ ...town, row: town.row - over }));
}

/** The towns as dots in the colors of their regions, as are counties that a region names. The page lists all towns as text. */
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
			{names.map(({ name, x, y, edge, row }) => (
				<path key={`${name} ${x}`} className={styles.leader} d={`M${edge},${row}L${x},${y}`} />
			))}
			{towns.map(({ name, x, y, isNamed, color }) => (
				<circle
					key={`${name} ${x}`}
					className={styles.town}
					style={color ? { '--color-area': color } : undefined}
					cx={x}
					cy={y}
					r={isNamed ? 6 : 4.5}
				/>
			))}
			{/* The largest size of names. Larger ones would overlap. */}
			<g fontSize={30} data-alone={areas.length === 1 ? '' : undefined}>
				{names.map(({ name, x, edge, row, side }) => (
					<text
						key={`${name} ${x}`}
						className={styles.name}
						x={edge + (side === 'left' ? -6 : 6)}
						y={row}
						textAnchor={side === 'left' ? 'end' : 'start'}
					>
						{name}
					</text>
				))}
			</g>
		</svg>
	);
}
