import { labels } from '../../content/facts.ts';
import { states } from '../../content/in-words.ts';
import { classNames } from '../../lib/text.ts';
import styles from './AreaMap.module.css';
import type { Area } from './areas.ts';
import { projectStates } from './outlines.ts';

/** Size of the map with its names, in SVG units. */
const size = { width: 800, height: 540 };

/** Largest size of names, in SVG units. Larger ones would overlap. */
const mostNameSize = 30;

/** Space for a letter of a name, at the names' larger size on phones, in SVG units. */
const letterWidth = 14;

/** A dot within this distance above or below a name is in its way, in SVG units. */
const rowHeight = 15;

/** Distance of a name from the outermost dot beside it, in SVG units. */
const gap = 20;

/** What the map shows. @param room width of the states, which shrink until the names beside them fit */
function layOut(areas: readonly Area[], room = size.width) {
	const counties = areas.flatMap((area) => area.counties);
	const { bounds, margin, locate, ...outlines } = projectStates(states, counties, room, size.height);
	const towns = areas
		.flatMap((area) => area.towns)
		.flatMap(({ name, label, spot }) => (spot ? { name, label, ...locate(spot) } : []));
	const names = towns.flatMap(({ name, x, y, label }) => {
		if (!label) return [];
		const row = towns.filter((town) => Math.abs(town.y - y) < rowHeight).map((town) => town.x);
		const end = label === 'left' ? Math.min(...row) - gap : Math.max(...row) + gap;
		const side = label === 'left' ? -1 : 1;
		return [{ name, x, y, end, start: end + 4 * side, far: end + side * letterWidth * name.length, label }];
	});
	const [[west, north], [east, south]] = bounds;
	const left = Math.min(west, ...names.map(({ far }) => far));
	const right = Math.max(east, ...names.map(({ far }) => far));
	if (right - left > size.width && room > size.width / 2) return layOut(areas, room - 40);
	return {
		...outlines,
		/** Whether the states go on beyond the map. */
		isCut: margin > 0,
		towns,
		names,
		viewBox: [(left + right - size.width) / 2, north - 4 - margin, size.width, south - north + 8 + 2 * margin]
			.map(Math.round)
			.join(' '),
	};
}

/**
 * The regions in color on the states, as far as these have room, and the towns as dots. Some towns, chosen by the owner, have their
 * names. The page lists all towns as text.
 */
export function AreaMap({ areas }: { areas: Area[] }) {
	const { states: outline, drawCounties, isCut, towns, names, viewBox } = layOut(areas);
	return (
		<svg
			className={classNames(styles.map, isCut && styles.cut)}
			viewBox={viewBox}
			role="img"
			aria-labelledby="map_title"
		>
			<title id="map_title">{labels.areas.mapTitle}</title>
			<desc>{labels.areas.mapText}</desc>
			<path className={styles.state} d={outline} />
			{areas.map(({ id, color, counties }) => (
				<path
					key={id}
					className={styles.region}
					style={{ '--color-area': color }}
					d={drawCounties(counties)}
				/>
			))}
			{names.map(({ name, x, y, end }) => (
				<path key={`${name} ${x}`} d={`M${end},${y}H${x}`} />
			))}
			{towns.map(({ name, x, y, label }) => (
				<circle key={`${name} ${x}`} className={styles.town} cx={x} cy={y} r={label ? 5 : 3.5} />
			))}
			<g fontSize={mostNameSize}>
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
