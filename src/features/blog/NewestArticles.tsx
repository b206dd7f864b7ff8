import { Photo } from '../../components/Photo.tsx';
import { Section } from '../../components/Section.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { PhotoData } from '../../content/photo.ts';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './NewestArticles.module.css';

interface NewestArticlesProps {
	title: string;
	intro?: string | undefined;
	cards: { slug: string; href: string; title: string; category: string; photo: PhotoData }[];
	labels: Pick<Labels, 'action'>;
}

/** A few articles by their titles, three in a row; on phones one below the other, each with its picture beside it. */
export function NewestArticles({ title, intro, cards, labels }: NewestArticlesProps) {
	return (
		<Section
			id="articles"
			title={title}
			intro={intro}
			tone="band"
			aside={<TextLink href="/blog">{labels.action.allArticles}</TextLink>}
		>
			<ul className={styles.list}>
				{cards.map((card) => (
					<li key={card.slug} className={styles.card}>
						<div className={styles.frame}>
							<Photo
								photo={card.photo}
								sizes="(width < 46rem) 7rem, (width < 62rem) 30vw, 22rem"
								className={styles.photo ?? ''}
								transition={`post-${card.slug}`}
							/>
						</div>
						<div className={styles.words}>
							<p className={styles.category}>{card.category}</p>
							<h3>
								<a href={card.href}>{card.title}</a>
							</h3>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
