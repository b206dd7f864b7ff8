import { formatLabel, slugify } from '../../lib/text.ts';
import { ReviewCards, type ReviewItem, type ReviewWords } from './ReviewCards.tsx';
import styles from './ReviewPage.module.css';

/** A page of reviews that the filter leads to. */
export interface ReviewChoice {
	/** Absent for all reviews. */
	service?: string | undefined;
	path: string;
	/** How many reviews it has, over all its pages. */
	total: number;
	isCurrent: boolean;
}

interface ReviewPageProps {
	reviews: readonly ReviewItem[];
	choices: readonly ReviewChoice[];
	labels: ReviewWords & { filter: string; all: string; link: string };
}

/**
 * One page of many reviews, without script: the filter is a list of links to the pages of each service, so that it finds
 * their reviews wherever they stand in the whole list.
 */
export function ReviewPage({ reviews, choices, labels }: ReviewPageProps) {
	return (
		<>
			<nav className={styles.filter} aria-labelledby="review-choices">
				<p id="review-choices">{labels.filter}</p>
				<ul className={styles.choices}>
					{choices.map(({ service, path, total, isCurrent }) => (
						<li key={path}>
							<a
								href={`${path}#reviews`}
								data-service={service && slugify(service)}
								aria-current={isCurrent ? 'true' : undefined}
							>
								{formatLabel(labels.link, { title: service ?? labels.all, total })}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<ReviewCards reviews={reviews} labels={labels} />
		</>
	);
}
