import { CallWords } from '../../components/CallWords.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { labels } from '../../content/facts.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { Area } from './areas.ts';
import styles from './RegionDetails.module.css';

/**
 * What the climate does in each region, with the local number. Regions without a description are left out; they are on the map
 * and in the list of towns.
 */
export function RegionDetails({ areas, ...heading }: Heading & { areas: Area[] }) {
	const described = areas.filter(({ summary, conditions }) => summary !== undefined || conditions.length > 0);
	if (described.length === 0) return null;
	return (
		<Section id="regions" {...heading} tone="band">
			<Stack gap={7}>
				{described.map((area) => (
					<Split as="article" columns="side" gap={5} key={area.id} className={styles.described} id={area.id}>
						<Stack gap={3}>
							<h3 className="text-2xl">{area.title}</h3>
							{area.summary && <LinkedText as="p" text={area.summary} />}
							<a className="tap" href={buildTelLink(area.phone)}>
								<Icon name="phone" />
								<CallWords
									text={formatLabel(labels.areas.nearestPhone, { number: area.phone })}
									number={area.phone}
								/>
							</a>
						</Stack>
						{area.conditions.length > 0 && (
							<Grid as="dl">
								{area.conditions.map((condition) => (
									<Stack key={condition.title} gap={2}>
										<dt className="display lead">{condition.title}</dt>
										<LinkedText as="dd" className="soft" text={condition.text} />
									</Stack>
								))}
							</Grid>
						)}
					</Split>
				))}
			</Stack>
		</Section>
	);
}
