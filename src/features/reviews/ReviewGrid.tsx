import { Stars } from '../../components/Stars.tsx';
import { classNames, cutAtWord, formatLabel } from '../../lib/text.ts';
import styles from './ReviewList.module.css';

export interface ReviewItem {
	id: string;
	name: string;
	rating: number;
	/** May be empty: then the rating stands alone. */
	text: string;
	date: string;
	service?: string | undefined;
}

export interface ReviewWords {
	stars: string;
	/** Said instead of an absent text. */
	only: string;
	readMore: string;
	showLess: string;
}

interface ReviewGridProps {
	reviews: readonly ReviewItem[];
	labels: ReviewWords;
}

/** Longer texts are collapsed (specification section 9). */
const limit = 200;

/** The reviews as a wall of cards. */
export function ReviewGrid({ reviews, labels }: ReviewGridProps) {
	return (
		<ul className={styles.list}>
			{reviews.map((review) => (
				<ReviewCard key={review.id} review={review} labels={labels} />
			))}
		</ul>
	);
}

/**
 * One review; a long one shows its beginning until it is opened. Details elements of one name open one at a time, also
 * without script. https://developer.mozilla.org/docs/Web/HTML/Element/details#name
 */
function ReviewCard({ review, labels }: { review: ReviewItem; labels: ReviewWords }) {
	return (
		<li className={styles.card}>
			<figure>
				<figcaption className={styles.by}>
					<strong>{review.name}</strong>
					<Stars rating={review.rating} label={formatLabel(labels.stars, { stars: review.rating })} />
					<span className={classNames(styles.about, 'soft')}>
						{[review.service, review.date].filter(Boolean).join(' · ')}
					</span>
				</figcaption>
				<blockquote className={styles.text}>
					{review.text ? (
						<ReviewText {...review} labels={labels} />
					) : (
						<p className={classNames(styles.only, 'soft')}>
							{formatLabel(labels.only, { stars: review.rating })}
						</p>
					)}
				</blockquote>
			</figure>
		</li>
	);
}

/** The beginning gives way to the whole text, so that no sentence breaks where it was cut. */
function ReviewText({ text, name, labels }: ReviewItem & { labels: ReviewWords }) {
	const { start, rest } = cutAtWord(text, limit);
	if (!rest) return <p>{text}</p>;
	return (
		<>
			<p className={styles.start}>{start}…</p>
			<details name="reviews" className={styles.long}>
				<summary className={styles.toggle}>
					<span className={styles.more}>{labels.readMore}</span>
					<span className={styles.less}>{labels.showLess}</span>
					<span className="visually-hidden">: {name}</span>
				</summary>
				<p>{text}</p>
			</details>
		</>
	);
}
