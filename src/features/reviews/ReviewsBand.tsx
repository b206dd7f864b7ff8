import type { ReactNode } from 'react';
import { Section } from '../../components/Section.tsx';
import { Stars } from '../../components/Stars.tsx';
import { SelectionNote } from '../../components/sections/SelectionNote.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './ReviewsBand.module.css';

interface ReviewsBandProps {
	title: string;
	intro?: string | undefined;
	/** The company's rating, such as "4.9"; without one no stars are drawn. */
	rating?: string | undefined;
	labels: Pick<Labels, 'action' | 'rating' | 'footer' | 'quotes'>;
	/** The carousel. */
	children: ReactNode;
}

/** Customers' words on the quiet highlight: the rating at the side, the carousel as the voice. */
export function ReviewsBand({ title, intro, rating, labels, children }: ReviewsBandProps) {
	return (
		<Section id="reviews" tone="highlight" className={styles.band}>
			<div className={styles.head}>
				<h2 id="reviews-title">{title}</h2>
				{intro && <p className={styles.intro}>{intro}</p>}
				<p className={styles.rating}>
					{rating && (
						<Stars rating={Number(rating)} label={formatLabel(labels.rating.stars, { stars: rating })} />
					)}
					<span>
						{labels.footer.rating}, {labels.footer.reviews}
					</span>
				</p>
				<SelectionNote labels={labels} />
				<TextLink href="/testimonials">{labels.action.allReviews}</TextLink>
			</div>
			<div className={styles.carousel}>{children}</div>
		</Section>
	);
}
