import { Stack } from '../../components/layout/layout.tsx';
import { Stars } from '../../components/Stars.tsx';
import { formatLabel } from '../../lib/text.ts';
import styles from './ReviewCarousel.module.css';
import type { Review } from './schema.ts';

interface ReviewSlideProps {
	review: Omit<Review, 'sample'>;
	/** Text for screen readers, with the number of stars to fill in. */
	stars: string;
}

/** One review of the carousel. */
export const ReviewSlide = ({ review: { name, rating, text, language, date }, stars }: ReviewSlideProps) => (
	<Stack as="figure" className={styles.slide}>
		<Stars rating={rating} label={formatLabel(stars, { stars: rating })} />
		<blockquote className={styles.text} lang={language}>
			<p>{text}</p>
		</blockquote>
		<Stack as="figcaption" gap={0} className={styles.author}>
			<span className="bold">{name}</span>
			<span className="soft">{date}</span>
		</Stack>
	</Stack>
);
