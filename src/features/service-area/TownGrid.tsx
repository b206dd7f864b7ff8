import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import type { Area } from './areas.ts';
import styles from './TownGrid.module.css';

interface TownGridProps extends Heading {
	/** Text of the link to all towns. */
	all: string;
	areas: Area[];
}

/** The towns that the quote page lists, chosen by a flag in the data, with a link to all of them. */
export function TownGrid({ all, areas, ...heading }: TownGridProps) {
	const towns = areas.flatMap((area) => area.towns.filter(({ onQuotePage }) => onQuotePage));
	const byName = Map.groupBy(towns, ({ name }) => name);
	const names = towns.map(({ name, state }) => (byName.get(name)?.length === 1 ? name : `${name}, ${state}`));
	if (towns.length === 0) return null;
	return (
		<Section id="towns" {...heading}>
			<ul className={classNames(styles.towns, 'small')}>
				{names.map((name) => (
					<li key={name}>{name}</li>
				))}
			</ul>
			<TextLink href={copyPaths.serviceAreas}>{all}</TextLink>
		</Section>
	);
}
