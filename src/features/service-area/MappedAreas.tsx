import type { ReactNode } from 'react';
import { Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { AskOrCall } from '../../components/sections/AskOrCall.tsx';
import type { Heading } from '../../content/schema/page-part.ts';
import styles from './AreaMap.module.css';
import { AreaMap } from './AreaMap.tsx';
import type { Area } from './areas.ts';
import { AllAreas, RegionList } from './ServiceAreas.tsx';

interface MappedAreasProps extends Heading {
	areas: Area[];
	/** Links to the page of all service areas. */
	all?: boolean;
	/** Whether visitors can ask here. Not if the form is on the page. */
	ask?: boolean;
	/** The place finder. */
	children?: ReactNode;
}

/** More regions are taller than the map, so they are below it. */
const mostBesideMap = 6;

/** The regions with their towns and the ways to ask, beside the map. One alone is below the place finder, so that no place stays empty. */
export function MappedAreas({ areas, all = true, ask = true, children, ...heading }: MappedAreasProps) {
	if (areas.length === 0) return null;
	const isOne = areas.length === 1;
	const list = (
		<Stack gap={5}>
			<RegionList areas={areas} />
			{ask ? <AskOrCall>{all && <AllAreas />}</AskOrCall> : all && <AllAreas />}
		</Stack>
	);
	return (
		<Section id="service-areas" {...heading}>
			<Split columns={areas.length > mostBesideMap ? undefined : 'wide'}>
				<Stack gap={6} className={styles.beside}>
					{children}
					{isOne ? list : <AreaMap areas={areas} />}
				</Stack>
				{isOne ? <AreaMap areas={areas} /> : list}
			</Split>
		</Section>
	);
}
