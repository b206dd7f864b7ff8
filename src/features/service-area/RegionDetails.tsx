import { CallWords } from '../../components/CallWords.tsx';
import { Icon } from '../../components/Icon.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Split, Stack } from '../../components/layout/layout.tsx';
import { RegionLink } from '../../components/RegionLink.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import type { Heading } from '../../content/schema/page-part.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { Area } from './areas.ts';
import styles from './RegionDetails.module.css';
import { hasRegionPage } from './region.ts';

/** A local number to call. */
export const RegionCall = ({ number }: { number: string }) => (
	<a className="tap" href={buildTelLink(number)}>
		<Icon name="phone" />
		<CallWords text={formatLabel(labels.areas.nearestPhone, { number })} number={number} />
	</a>
);

/** What is different in a region; where it has a page, the headings alone, which lead there. @param whole on that page */
export const Conditions = ({
	id,
	conditions,
	whole = false,
}: Pick<Area, 'id' | 'conditions'> & { whole?: boolean }) => {
	if (conditions.length === 0) return null;
	return !whole && hasRegionPage({ id }) ? (
		<Grid as="ul" columns={2} gap={0}>
			{conditions.map(({ title, lang }) => (
				<li key={title}>
					<TextLink href={`${recordPaths.areas(id)}#conditions`} lang={lang}>
						{title}
					</TextLink>
				</li>
			))}
		</Grid>
	) : (
		<Grid as="dl" columns={2}>
			{conditions.map((condition) => (
				<Stack key={condition.title} gap={2} lang={condition.lang}>
					<dt className="display lead">{condition.title}</dt>
					<LinkedText as="dd" className="soft" text={condition.text} />
				</Stack>
			))}
		</Grid>
	);
};

/** What is different in each region of which something is said, with the local number; of one with a page, the headings. */
export function RegionDetails({ areas, ...heading }: Heading & { areas: Area[] }) {
	const described = areas.filter(
		(area) => area.conditions.length > 0 || (area.summary !== undefined && !hasRegionPage(area)),
	);
	if (described.length === 0) return null;
	return (
		<Section id="regions" {...heading} tone="band">
			<Stack gap={7}>
				{described.map((area) => (
					<Split as="article" columns="side" gap={5} key={area.id} className={styles.described} id={area.id}>
						<Stack gap={3}>
							<h3 className="text-xl">
								<RegionLink id={area.id} words={area.title} lang={area.lang} />
							</h3>
							<RegionCall number={area.phone} />
						</Stack>
						<Stack gap={5}>
							{area.summary && !hasRegionPage(area) && (
								<LinkedText as="p" className="lead" lang={area.lang} text={area.summary} />
							)}
							<Conditions {...area} />
						</Stack>
					</Split>
				))}
			</Stack>
		</Section>
	);
}
