import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import { Photo } from '../Photo.tsx';
import { Section } from '../Section.tsx';
import { TextLink } from '../TextLink.tsx';
import styles from './ServiceList.module.css';

interface ServiceItem {
	id: string;
	title: string;
	href: string;
	description: string;
	icon: IconName;
	benefits: string[];
	photo: PhotoData;
}

interface ServiceListProps {
	title: string;
	intro?: string | undefined;
	cards: ServiceItem[];
	labels: Pick<Labels, 'action'>;
}

/** The services at length; the picture's side alternates by position (specification section 2, Services list). */
export function ServiceList({ title, intro, cards, labels }: ServiceListProps) {
	return (
		<Section id="services" title={title} intro={intro}>
			<ul className={styles.list}>
				{cards.map((card) => (
					<li key={card.id} className={styles.card} id={card.id}>
						<div className={styles.frame}>
							<Photo
								photo={card.photo}
								sizes="(width < 46rem) 92vw, (width < 76rem) 46vw, 34rem"
								className={styles.photo ?? ''}
								transition={`service-${card.id}`}
							/>
						</div>
						<div className={styles.words}>
							<h3>
								<Icon name={card.icon} />
								{card.title}
							</h3>
							<p>{card.description}</p>
							{card.benefits.length > 0 && (
								<ul className={styles.benefits}>
									{card.benefits.map((benefit) => (
										<li key={benefit}>{benefit}</li>
									))}
								</ul>
							)}
							<TextLink href={card.href} context={card.title}>
								{labels.action.learnMore}
							</TextLink>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
