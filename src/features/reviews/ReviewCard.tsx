import { Stack } from '../../components/layout/layout.tsx';
import { Stars } from '../../components/Stars.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, cutAtWord, formatLabel } from '../../lib/text.ts';
import styles from './ReviewList.module.css';
import type { Review } from './schema.ts';

export interface ReviewCardProps {
	/** "language" is that of the text, if not the page's. */
	review: Omit<Review, 'sample'>;
	/** Of two or three columns, those layouts in which a column starts with it. */
	starts?: string | undefined;
	labels: Labels['rating'] & Pick<Labels['testimonials'], 'readMore' | 'showLess'>;
}

/** Texts longer than this are collapsed (docs/specification.md, 8). In characters. */
const limit = 200;

/** Height of all of a card but its text, in characters of text. Measured at 768 and 1440 px. */
const frameHeight = 150;

/** Says of each review in which layouts a column starts with it, so that collapsed columns are about equally high. */
export function findColumnStarts(reviews: readonly { text: string }[]): string[] {
	const heights = reviews.map(({ text }) => frameHeight + Math.min(text.length, limit));
	const total = heights.reduce((sum, height) => sum + height, 0);
	/** The column of each review, by where its middle is. */
	const place = (columns: number) => {
		let above = 0;
		return heights.map((height) => {
			above += height;
			return Math.floor(((above - height / 2) / total) * columns);
		});
	};
	const layouts = [2, 3].map((columns) => ({ columns, places: place(columns) }));
	return reviews.map((_, index) =>
		layouts
			.filter(({ places }) => index > 0 && places[index] !== places[index - 1])
			.map(({ columns }) => columns)
			.join(' '),
	);
}

/**
 * One review. A long one shows its beginning until it is opened. The details elements share a name, so at most one
 * is open. https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
export function ReviewCard({
	review: { name, rating, text, language, date, service },
	starts,
	labels,
}: ReviewCardProps) {
	const { start, rest } = cutAtWord(text, limit);
	return (
		<li className={styles.card} data-starts={starts || undefined}>
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
