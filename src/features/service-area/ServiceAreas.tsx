import { RegionLink } from '../../components/RegionLink.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import type { Area } from './areas.ts';
import styles from './ServiceAreas.module.css';

/** The regions with their towns. Each leads to its page, wherever it is pressed. */
export const RegionList = ({ areas }: { areas: Area[] }) => (
	<div className="container">
		{areas.map((area) => (
			<div key={area.id} className={styles.region} style={{ '--color-area': area.color }}>
				<h3>
					<RegionLink id={area.id} words={area.title} lang={area.lang} />
				</h3>
				<ul className="soft">
					{area.towns.map((town) => (
						<li key={town.name}>{town.name}</li>
					))}
				</ul>
			</div>
		))}
	</div>
);

/** A link to the page of all service areas. */
export const AllAreas = () => <TextLink href={copyPaths.serviceAreas}>{labels.action.allAreas}</TextLink>;

/** The regions in a section of their own. */
export function ServiceAreas({ areas, ...heading }: Heading & { areas: Area[] }) {
	if (areas.length === 0) return null;
	return (
		<Section
			id="service-areas"
			{...heading}
			aside={
				<span data-print="none">
					<AllAreas />
				</span>
			}
		>
			<RegionList areas={areas} />
		</Section>
	);
}
