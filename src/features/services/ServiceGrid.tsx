import { EmergencyNote } from '../../components/EmergencyNote.tsx';
import { Grid, Linked } from '../../components/layout/layout.tsx';
import { Twos } from '../../components/layout/Twos.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { classNames } from '../../lib/text.ts';
import styles from './ServiceGrid.module.css';
import { type ServicesProps, ServiceWords } from './ServiceWords.tsx';

/** The services as cards, up to three in a row (docs/specification.md, 8); those without photos in full rows. */
export function ServiceGrid({ cards, prices, ...section }: ServicesProps) {
	// Words alone don't fill a row.
	const head = cards.length === 1 && !cards[0]?.photo ? 'side' : 'above';
	const hasPhotos = cards.every(({ photo }) => photo);
	const List = hasPhotos ? Twos : Grid;
	return (
		<Section id="services" head={head} {...section}>
			<List
				as="ul"
				columns={hasPhotos || cards.length % 3 === 0 ? 3 : 2}
				className={hasPhotos ? classNames(styles.mosaic, cards.length === 4 && styles.four) : styles.cards}
			>
				{cards.map((card) => (
					<Linked key={card.id} className={styles.card}>
						{card.photo && <Photo photo={card.photo} transition={`service-${card.id}`} />}
						<ServiceWords card={card} price={prices.get(card.id)}>
							{card.urgent && <EmergencyNote className="small" />}
						</ServiceWords>
					</Linked>
				))}
			</List>
		</Section>
	);
}
