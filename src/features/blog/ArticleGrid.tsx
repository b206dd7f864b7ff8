import type { ReactNode } from 'react';
import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { formatDate } from '../../lib/date.ts';
import styles from './ArticleGrid.module.css';

interface ArticleCard {
	slug: string;
	href: string;
	title: string;
	excerpt: string;
	/** YYYY-MM-DD */
	date: string;
	category: string;
	photo: PhotoData;
}

interface ArticleGridProps {
	title: string;
	intro?: string | undefined;
	cards: ArticleCard[];
	labels: Pick<Labels, 'action' | 'locale'>;
	/** Links to the other pages of the list. */
	children?: ReactNode;
}

/** Articles: of three, the first one large and the others beside it; of others, all alike. */
export function ArticleGrid({ title, intro, cards, labels, children }: ArticleGridProps) {
	return (
		<Section id="articles" title={title} intro={intro}>
			<ul className={styles.grid}>
				{cards.map((card) => (
					<li key={card.slug} className={styles.card}>
						<div className={styles.frame}>
							<Photo
								photo={card.photo}
								sizes="(width < 62rem) 92vw, 40rem"
								className={styles.photo ?? ''}
								transition={`post-${card.slug}`}
							/>
						</div>
						<div className={styles.words}>
							<p className={styles.meta}>
								<span>{card.category}</span>{' '}
								<time dateTime={card.date}>{formatDate(card.date, labels.locale)}</time>
							</p>
							<h3>{card.title}</h3>
							<p className={styles.excerpt}>{card.excerpt}</p>
							<TextLink href={card.href} context={card.title}>
								{labels.action.readArticle}
							</TextLink>
						</div>
					</li>
				))}
			</ul>
			{children}
		</Section>
	);
}
