import { labels } from '../../content/facts.ts';
import type { HouseCardData } from '../../content/house-cards.ts';
import styles from './HouseCard.module.css';

/** The rows of a card, in their order; the last two are side by side at its foot, unless it's brief. */
const rows = ['family', 'room', 'fiber', 'material', 'stain', 'cameOut', 'stayed'] as const;

/**
 * One card of the company's file, as it was filled in: what came out of a stain, and what stayed. When brief, only these, a line each:
 * read in a second.
 */
export function HouseCard({ year, brief = false, ...card }: HouseCardData & { brief?: boolean }) {
	const words = labels.houseCard;
	return (
		<figure className={styles.card} data-brief={brief ? '' : undefined}>
			<figcaption className={styles.title} data-numeral={year}>
				<span className="display">{words.title}</span>
				<span className="visually-hidden">, {year}</span>
			</figcaption>
			<dl className={styles.rows}>
				{rows.slice(brief ? -3 : 0).map(
					(name) =>
						card[name] && (
							<div key={name}>
								<dt>{words[name]}</dt>
								<dd lang={card.lang}>{card[name]}</dd>
							</div>
						),
				)}
			</dl>
		</figure>
	);
}
