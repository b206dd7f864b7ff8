import { Stack } from '../../components/layout/layout.tsx';
import { RegionLink } from '../../components/RegionLink.tsx';
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
	const towns = areas
		.flatMap((area) => area.towns.map((town) => ({ ...town, id: area.id })))
		.filter(({ onQuotePage }) => onQuotePage);
	const byName = Map.groupBy(towns, ({ name }) => name);
	if (towns.length === 0) return null;
	return (
		<Section id="towns" {...heading}>
			<Stack gap={3}>
				<ul className={classNames(styles.towns, 'small')}>
					{towns.map(({ id, name, state }) => (
						<li key={name + state}>
							<RegionLink id={id} words={byName.get(name)?.[1] ? `${name}, ${state}` : name} />
						</li>
					))}
				</ul>
				<TextLink href={copyPaths.serviceAreas} lang={heading.lang}>
					{all}
				</TextLink>
			</Stack>
		</Section>
	);
}
