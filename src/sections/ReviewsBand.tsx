import type { ReactNode } from 'react';
import { formatLabel } from '../lib/text.ts';
import type { Labels } from '../schema/labels.ts';
import { Section } from '../ui/Section.tsx';
import { Stars } from '../ui/Stars.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import styles from './ReviewsBand.module.css';
import { SelectionNote } from './SelectionNote.tsx';

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
