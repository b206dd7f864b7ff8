import { labels } from '../../content/facts.ts';
import type { HouseCardData } from '../../content/house-cards.ts';
import styles from './HouseCard.module.css';

/** The rows of a card, in their order; the last two are side by side at its foot. */
const rows = ['family', 'room', 'fiber', 'stain', 'cameOut', 'stayed'] as const;

/** One card of the company's file, as it was filled in: what came out of a stain, and what stayed. */
export function HouseCard({ year, ...card }: HouseCardData) {
	const words = labels.houseCard;
	return (
		<figure className={styles.card}>
			<figcaption className={styles.title} data-numeral={year}>
				<span className="display">{words.title}</span>
				<span className="visually-hidden">, {year}</span>
			</figcaption>
			<dl className={styles.rows}>
				{rows.map((name) => (
					<div key={name}>
						<dt>{words[name]}</dt>
						<dd>{card[name]}</dd>
					</div>
				))}
			</dl>
		</figure>
	);
}
