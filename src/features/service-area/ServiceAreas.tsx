import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { AskOrCall } from '../../components/sections/AskOrCall.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { AreaMap } from './AreaMap.tsx';
import type { Area } from './areas.ts';
import styles from './ServiceAreas.module.css';

interface ServiceAreasProps extends Heading {
	areas: Area[];
	/** Shows the map beside the regions, with the ways to ask. */
	map?: boolean;
	/** Links to the page of all service areas. */
	all?: boolean;
	/** The place finder. */
	children?: ReactNode;
}

/** The regions with their towns, beside the map. */
export function ServiceAreas({ title, intro, areas, map = false, all = true, children }: ServiceAreasProps) {
	if (areas.length === 0) return null;
	const link = all && <TextLink href={copyPaths.serviceAreas}>{labels.action.allAreas}</TextLink>;
	return (
		<Section
			id="service-areas"
			title={title}
			intro={intro}
			aside={!map && <span data-print="none">{link}</span>}
		>
			<Stack gap={6} className={styles.parts} data-map={map ? '' : undefined}>
				{children && <div>{children}</div>}
				{map && <AreaMap areas={areas} />}
				<div className={styles.regions}>
					{areas.map((area) => (
						<div key={area.id} className={styles.region} style={{ '--color-area': area.color }}>
							<h3>{area.title}</h3>
							<ul className="soft">
								{area.towns.map((town) => (
									<li key={town.name}>{town.name}</li>
								))}
							</ul>
						</div>
					))}
				</div>
				{map && (
					<div data-print="none">
						<AskOrCall>{link}</AskOrCall>
					</div>
				)}
			</Stack>
		</Section>
	);
}
