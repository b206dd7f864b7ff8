import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import { Photo } from '../Photo.tsx';
import { Section } from '../Section.tsx';
import { TextLink } from '../TextLink.tsx';
import styles from './ServiceGrid.module.css';

interface ServiceCard {
	id: string;
	title: string;
	href: string;
	description: string;
	icon: IconName;
	photo: PhotoData;
}

interface ServiceGridProps {
	title: string;
	intro?: string | undefined;
	cards: ServiceCard[];
	labels: Pick<Labels, 'action'>;
}

/** The services as cards, up to three in a row (specification section 9). */
export function ServiceGrid({ title, intro, cards, labels }: ServiceGridProps) {
	return (
		<Section id="services" title={title} intro={intro} className={styles.inner}>
			<ul className={styles.grid}>
				{cards.map((card, index) => {
					// On phones the last of an odd number has the row for itself.
					const isWide = index % 2 === 0 && index === cards.length - 1;
					return (
						<li key={card.id} className={styles.card}>
							<div className={styles.frame}>
								<Photo
									photo={card.photo}
									sizes={`(width < ${isWide ? 44 : 22}rem) 90vw, (width < 44rem) 45vw, (width < 62rem) 30vw, 22rem`}
									className={styles.photo ?? ''}
									transition={`service-${card.id}`}
								/>
							</div>
							<h3>
								<Icon name={card.icon} />
								{card.title}
							</h3>
							<p>{card.description}</p>
							<TextLink href={card.href} context={card.title}>
								{labels.action.learnMore}
							</TextLink>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
