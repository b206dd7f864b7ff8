import { Stack } from '../../components/layout/layout.tsx';
import { LanguageNote, Quotation } from '../../components/Quotation.tsx';
import { Stars } from '../../components/Stars.tsx';
import { Words } from '../../components/Words.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import type { ShownReview } from './query.ts';
import styles from './ReviewCarousel.module.css';

interface ReviewSlideProps {
	review: ShownReview;
	/** With the number of stars to fill in. */
	labels: Labels['rating'];
}

/** One review of the carousel. One without words says so, as in the list of reviews. */
export const ReviewSlide = ({
	review: { name, rating, text, language, languageNote, date, lang },
	labels,
}: ReviewSlideProps) => (
	<Stack as="figure" className={styles.slide}>
		<Stars rating={rating} label={formatLabel(labels.stars, { stars: rating })} />
		{text ? (
			<Quotation className={styles.text} lang={language}>
				<p>{text}</p>
			</Quotation>
		) : (
			<p>
				<em>{formatLabel(labels.only, { stars: rating })}</em>
			</p>
		)}
		<Stack as="figcaption" gap={0} className={styles.author}>
			<span className="bold">{name}</span>
			<span className="soft">
				<Words lang={lang}>{date}</Words>
				<LanguageNote words={languageNote} />
			</span>
		</Stack>
	</Stack>
);
