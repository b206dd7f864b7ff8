import styles from './FloridaMap.module.css';

/** The map as plain data, drawn by src/model/florida-map.ts at build. Coordinates are in units of the view box. */
export interface FloridaMapData {
	width: number;
	height: number;
	/** Outline of the state. */
	state: string;
	/** Lines between counties. */
	counties: string;
	regions: { id: string; title: string; path: string }[];
	towns: { name: string; area: string; x: number; y: number; label?: 'left' | 'right' }[];
}

export interface FloridaMapProps {
	map: FloridaMapData;
	/** Name and description for people who cannot see it; the towns are listed beside it as text. */
	title: string;
	description: string;
}

/** Distance of a name from its dot, in units of the view box. */
const gap = 11;

/** Room for the names that run into the sea. */
const margin = { left: 0, right: 172 };

/** Florida with the three regions coloured and the towns as dots; some of them carry their names. */
export function FloridaMap({ map, title, description }: FloridaMapProps) {
	return (
		<svg
			className={styles.map}
			viewBox={`${-margin.left} -4 ${margin.left + map.width + margin.right} ${map.height + 8}`}
			role="img"
			aria-labelledby="map-title map-description"
		>
			<title id="map-title">{title}</title>
			<desc id="map-description">{description}</desc>
			<path className={styles.state} d={map.state} />
			<path className={styles.counties} d={map.counties} />
			{map.regions.map((region) => (
				<path key={region.id} className={styles.region} data-area={region.id} d={region.path} />
			))}
			{map.towns.map((town) => (
				<circle key={town.name} className={styles.town} cx={town.x} cy={town.y} r={town.label ? 5 : 3.5} />
			))}
			{map.towns
				.filter((town) => town.label)
				.map((town) => (
					<text
						key={town.name}
						className={styles.name}
						x={town.label === 'right' ? town.x + gap : town.x - gap}
						y={town.y + 6}
						textAnchor={town.label === 'right' ? 'start' : 'end'}
					>
						{town.name}
					</text>
				))}
		</svg>
	);
}
