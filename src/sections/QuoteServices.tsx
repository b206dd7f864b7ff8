import type { Labels } from '../schema/labels.ts';
import { Section } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import styles from './QuoteServices.module.css';

interface QuoteServicesProps {
	title: string;
	intro?: string | undefined;
	cards: { service: string; title: string; description: string; features: string[] }[];
	labels: Pick<Labels, 'action'>;
}

/** Services in short, for someone who is about to ask (specification section 2, Quote). */
export function QuoteServices({ title, intro, cards, labels }: QuoteServicesProps) {
	if (cards.length === 0) return null;
	return (
		<Section id="services" title={title} intro={intro}>
			<ul className={styles.grid}>
				{cards.map((card) => (
					<li key={card.title} className={styles.card}>
						<h3>{card.title}</h3>
						<p>{card.description}</p>
						{card.features.length > 0 && (
							<ul className={styles.features}>
								{card.features.map((feature) => (
									<li key={feature}>{feature}</li>
								))}
							</ul>
						)}
						<TextLink href={`/services/${card.service}`} context={card.title}>
							{labels.action.learnMore}
						</TextLink>
					</li>
				))}
			</ul>
		</Section>
	);
}
