import { Stack } from '../../components/layout/layout.tsx';
import { LanguageNote, Quotation } from '../../components/Quotation.tsx';
import { Stars } from '../../components/Stars.tsx';
import { Words } from '../../components/Words.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import type { ShownReview } from './query.ts';
import styles from './ReviewCarousel.module.css';

/** One review of the carousel. One without words says so, as in the list of reviews. */
export const ReviewSlide = ({ labels, ...review }: ShownReview & { labels: Labels['rating'] }) => (
	<Stack as="figure" className={styles.slide}>
		<Stars rating={review.rating} label={formatLabel(labels.stars, { stars: review.rating })} />
		{review.text ? (
			<Quotation className={`${styles.text} display`} lang={review.language}>
				<p>{review.text}</p>
			</Quotation>
		) : (
			<p>
				<em>{formatLabel(labels.only, { stars: review.rating })}</em>
			</p>
		)}
		<Stack as="figcaption" gap={0} className={styles.author}>
			<span className="bold">{review.name}</span>
			<span className="soft">
				<Words lang={review.lang}>{review.date}</Words>
				<LanguageNote words={review.languageNote} />
			</span>
		</Stack>
	</Stack>
);
