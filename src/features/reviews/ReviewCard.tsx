import { Stack } from '../../components/layout/layout.tsx';
import { Stars } from '../../components/Stars.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, cutAtWord, formatLabel } from '../../lib/text.ts';
import { limit } from './arrange.ts';
import styles from './ReviewList.module.css';
import type { Review } from './schema.ts';

export interface ReviewCardProps {
	/** "language" is that of the text, if not the page's. */
	review: Omit<Review, 'sample'>;
	labels: Labels['rating'] & Pick<Labels['testimonials'], 'readMore' | 'showLess'>;
}

/**
 * One review. A long one shows its beginning until it is opened. The details elements share a name, so at most one
 * is open. https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
export function ReviewCard({
	review: { name, rating, text, language, date, service },
	labels,
}: ReviewCardProps) {
	const { start, rest } = cutAtWord(text, limit);
	return (
		<li className={styles.card}>
			<Stack as="figure" gap={2}>
				<figcaption className={styles.by}>
					<strong>{name}</strong>
					<Stars rating={rating} label={formatLabel(labels.stars, { stars: rating })} />
					<span className={classNames(styles.about, 'soft')}>
						{[service, date].filter(Boolean).join(' · ')}
					</span>
				</figcaption>
				<blockquote className={styles.text}>
					{!text && (
						<p className="soft">
							<em>{formatLabel(labels.only, { stars: rating })}</em>
						</p>
					)}
					{text && !rest && <p lang={language}>{text}</p>}
					{/* Replaced by the whole text when opened, so that no sentence is split. */}
					{rest && (
						<p className={styles.start} lang={language} data-print="none">
							{start}…
						</p>
					)}
					{rest && (
						<details name="reviews" className={styles.long}>
							<summary className={classNames(styles.toggle, 'tap', 'as-link')} data-print="none">
								<span className={styles.more}>{labels.readMore}</span>
								<span className={styles.less}>{labels.showLess}</span>
								<span className="visually-hidden">: {name}</span>
							</summary>
							<p lang={language}>{text}</p>
						</details>
					)}
				</blockquote>
			</Stack>
		</li>
	);
}
