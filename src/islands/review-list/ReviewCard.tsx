import { cutAtWord, formatLabel } from '../../lib/text.ts';
import { Stars } from '../../ui/Stars.tsx';
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

interface ReviewCardProps {
	review: ReviewItem;
	expanded: boolean;
	onToggle: () => void;
	labels: ReviewWords;
}

/** Longer texts are collapsed (specification section 9). */
const limit = 200;

/** One review; a long one shows its beginning until it is opened. The whole text is in the HTML for visitors without script. */
export function ReviewCard({ review, expanded, onToggle, labels }: ReviewCardProps) {
	const { start, rest } = cutAtWord(review.text, limit);
	const textId = `${review.id}-text`;
	return (
		<li className={styles.card}>
			<figure>
				<Stars rating={review.rating} label={formatLabel(labels.stars, { stars: review.rating })} />
				<blockquote className={styles.text} id={textId} data-collapsed={rest && !expanded ? '' : undefined}>
					{review.text ? (
						<p>
							{start}
							{rest && <span className={styles.ellipsis}>…</span>}
							{rest && <span className={styles.rest}>{rest}</span>}
						</p>
					) : (
						<p className={styles.only}>{formatLabel(labels.only, { stars: review.rating })}</p>
					)}
				</blockquote>
				{rest && (
					<button
						className={styles.toggle}
						type="button"
						aria-expanded={expanded}
						aria-controls={textId}
						onClick={onToggle}
					>
						{expanded ? labels.showLess : labels.readMore}
						<span className="visually-hidden">: {review.name}</span>
					</button>
				)}
				<figcaption className={styles.by}>
					<strong>{review.name}</strong>
					<span>{[review.service, review.date].filter(Boolean).join(' · ')}</span>
				</figcaption>
			</figure>
		</li>
	);
}
