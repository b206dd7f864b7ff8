import { BulletList } from '../BulletList.tsx';
import { Card, Grid } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';

interface QuoteServicesProps {
	title: string;
	intro?: string | undefined;
	cards: { service: string; title: string; description: string; features: string[] }[];
}

/** Services in short, for someone who is about to ask (specification section 2, Quote). */
export function QuoteServices({ title, intro, cards }: QuoteServicesProps) {
	if (cards.length === 0) return null;
	return (
		<Section id="services" title={title} intro={intro}>
			<Grid as="ul" columns={4} gap={4}>
				{cards.map((card) => (
					<Card as="li" key={card.title}>
						<h3>
							<a href={`/services/${card.service}`}>{card.title}</a>
						</h3>
						<p>{card.description}</p>
						{card.features.length > 0 && <BulletList items={card.features} className="small soft" />}
					</Card>
				))}
			</Grid>
		</Section>
	);
}
