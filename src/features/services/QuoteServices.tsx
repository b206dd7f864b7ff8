import { BulletList } from '../../components/BulletList.tsx';
import { Link } from '../../components/Link.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import { Grid, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/Section.tsx';
import { recordPaths } from '../../content/paths.ts';
import type { QuotePage } from '../../content/schema/pages.ts';

/** The services in short, for the quote page. */
export function QuoteServices({ cards, ...heading }: NonNullable<QuotePage['services']>) {
	if (cards.length === 0) return null;
	return (
		<Section id="services" {...heading}>
			<Grid as="ul" columns={4} gap={4}>
				{cards.map((card) => (
					<Stack as="li" key={card.title} gap={2} className="ruled" lang={card.lang}>
						<h3>
							<Link href={recordPaths.services(card.service)}>{card.title}</Link>
						</h3>
						<LinkedText as="p" text={card.description} />
						{card.features.length > 0 && <BulletList items={card.features} className="small soft" />}
					</Stack>
				))}
			</Grid>
		</Section>
	);
}
