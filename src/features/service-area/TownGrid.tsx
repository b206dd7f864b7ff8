import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Heading } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import type { Area } from './schema.ts';
import styles from './TownGrid.module.css';

interface TownGridProps extends Heading {
	/** Words of the link to all towns. */
	all: string;
	areas: Pick<Area, 'id' | 'title' | 'towns'>[];
}

/** The towns of the quote page: 26 of the 29, with the link to all of them (specification section 9). */
export function TownGrid({ title, intro, all, areas }: TownGridProps) {
	if (areas.length === 0) return null;
	return (
		<Section id="towns" title={title} intro={intro}>
			<ul className={classNames(styles.grid, 'small')}>
				{areas.flatMap((area) => area.towns.map((town) => <li key={town.name}>{town.name}</li>))}
			</ul>
			<TextLink href="/service-areas">{all}</TextLink>
		</Section>
	);
}
