import type { QuotePage } from '../../content/schema/pages.ts';
import { BulletList } from '../BulletList.tsx';
import { LinkedText } from '../LinkedText.tsx';
import { Card, Grid } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';

/** The services in short, for the quote page. */
export function QuoteServices({ cards, ...heading }: QuotePage['services']) {
	if (cards.length === 0) return null;
	return (
		<Section id="services" {...heading}>
			<Grid as="ul" columns={4} gap={4}>
				{cards.map((card) => (
					<Card as="li" key={card.title}>
						<h3>
							<a href={`/services/${card.service}`}>{card.title}</a>
						</h3>
						<p>
							<LinkedText text={card.description} />
						</p>
						{card.features.length > 0 && <BulletList items={card.features} className="small soft" />}
					</Card>
				))}
			</Grid>
		</Section>
	);
}
