import styles from './FloridaMap.module.css';

/** The map as plain data, drawn by src/features/service-area/florida-map.ts at build. Coordinates are in units of the view box. */
export interface FloridaMapData {
	width: number;
	height: number;
	/** Outline of the state. */
	state: string;
	/** `tone` is its color, from 1 (src/features/service-area/area-tone.ts). */
	regions: { id: string; title: string; path: string; tone: number }[];
	towns: {
		name: string;
		area: string;
		x: number;
		y: number;
		/** Where the name ends (left of the land) or begins (right of it), in the sea; most towns are dots only. */
		label?: { x: number; y: number; side: 'left' | 'right' };
	}[];
}

export interface FloridaMapProps {
	map: FloridaMapData;
	/** Name and description for people who cannot see it; the towns are listed beside it as text. */
	title: string;
	description: string;
}

/** Room for the names that run into the sea, at their larger size on phones. */
const margin = { left: 0, right: 230 };

/** Florida with the regions in their colors and the towns as dots; some of them carry their names. */
export function FloridaMap({ map, title, description }: FloridaMapProps) {
	const named = map.towns.flatMap(({ label, ...town }) => (label ? [{ ...town, label }] : []));
	const rows = named.map(({ label }) => label.y);
	// Many names may stand above the land and below it.
	const [top, bottom] = [
		Math.min(-4, ...rows.map((y) => y - 24)),
		Math.max(map.height + 4, ...rows.map((y) => y + 16)),
	];
	return (
		<svg
			className={styles.map}
			viewBox={`${-margin.left} ${top} ${margin.left + map.width + margin.right} ${bottom - top}`}
			role="img"
			aria-labelledby="map-title map-description"
		>
			<title id="map-title">{title}</title>
			<desc id="map-description">{description}</desc>
			<path className={styles.state} d={map.state} />
			{map.regions.map((region) => (
				<path key={region.id} className={styles.region} data-tone={region.tone} d={region.path} />
			))}
			{named.map(({ name, x, y, label }) => (
				<path
					key={name}
					className={styles.leader}
					d={`M${label.x + (label.side === 'left' ? 4 : -4)},${label.y}L${x},${y}`}
				/>
			))}
			{map.towns.map((town) => (
				<circle key={town.name} className={styles.town} cx={town.x} cy={town.y} r={town.label ? 5 : 3.5} />
			))}
			{named.map(({ name, label }) => (
				<text
					key={name}
					className={styles.name}
					x={label.x}
					y={label.y}
					textAnchor={label.side === 'left' ? 'end' : 'start'}
				>
					{name}
				</text>
			))}
		</svg>
	);
}
