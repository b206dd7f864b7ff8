import { Icon } from '../../components/Icon.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Split, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { copyPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import type { Area } from './areas.ts';
import styles from './ServiceAreas.module.css';

/** The regions with their towns. */
export const RegionList = ({ areas }: { areas: Area[] }) => (
	<div className="container">
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
								{formatLabel(labels.areas.nearestPhone, { number: area.phone })}
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
