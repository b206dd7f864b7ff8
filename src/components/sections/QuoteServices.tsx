import { Section } from '../Section.tsx';
import styles from './QuoteServices.module.css';

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
			<ul className={styles.grid}>
				{cards.map((card) => (
					<li key={card.title} className={styles.card}>
						<h3>
							<a href={`/services/${card.service}`}>{card.title}</a>
						</h3>
						<p>{card.description}</p>
						{card.features.length > 0 && (
							<ul className={styles.features}>
								{card.features.map((feature) => (
									<li key={feature}>{feature}</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}
