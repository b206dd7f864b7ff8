import { useSyncExternalStore } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel, slugify } from '../../lib/text.ts';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
import styles from './ReviewList.module.css';

export interface ReviewListProps {
	reviews: ReviewCardProps['review'][];
	/** The count has the number of all reviews in it; {shown} is that of those shown. */
	labels: ReviewCardProps['labels'] & Pick<Labels['testimonials'], 'filter' | 'all' | 'count'>;
}

/** Name of the address parameter that keeps the filter over reload and back. */
const parameter = 'service';

const subscribe = (notify: () => void) => {
	addEventListener('popstate', notify);
	return () => removeEventListener('popstate', notify);
};
const getSearch = () => location.search;
/** The server knows no address parameters: it renders all reviews of this page. */
const getServerSearch = () => '';

function writeFilter(service: string): void {
	const url = new URL(location.href);
	if (service) url.searchParams.set(parameter, service);
	else url.searchParams.delete(parameter);
	history.pushState(null, '', url);
	// pushState itself sends no event: https://developer.mozilla.org/docs/Web/API/Window/popstate_event
	dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * What: filters the reviews of this page by service; long ones open one at a time.
 * Why script: the filter changes what is shown and keeps itself in the address (?service=), so that reload and back
 * find it again. Opening a review needs none.
 * Why when visible: nobody filters what they do not see; a choice made before hydration is kept.
 * Without script: every review is there and opens, and no filter is shown that could do nothing; nor is one where all are
 * about the same.
 */
export const ReviewList = makeIsland(FilteredList);

function FilteredList({ reviews, labels }: ReviewListProps) {
	const search = useSyncExternalStore(subscribe, getSearch, getServerSearch);
	const wanted = slugify(new URLSearchParams(search).get(parameter) ?? '');
	// Spellings with the same slug are one service.
	const services = new Map(reviews.map(({ service = '' }) => [slugify(service), service]));
	const hasChoice = services.size > 1;
	services.delete('');
	const chosen = services.has(wanted) ? wanted : '';
	const shown = chosen ? reviews.filter(({ service = '' }) => slugify(service) === chosen) : reviews;

	return (
		<>
			{hasChoice && (
				<div className={styles.bar}>
					<label className={styles.filter}>
						<span>{labels.filter}</span>
						<select value={chosen} autoComplete="off" onChange={(event) => writeFilter(event.target.value)}>
							<option value="">{labels.all}</option>
							{[...services].sort().map(([slug, name]) => (
								<option key={slug} value={slug}>
									{name}
								</option>
							))}
						</select>
					</label>
					<p role="status" className="soft">
						{formatLabel(labels.count, { shown: shown.length })}
					</p>
				</div>
			)}
			<ul className={styles.list}>
				{shown.map((review) => (
					<ReviewCard key={review.id} review={review} labels={labels} />
				))}
			</ul>
		</>
	);
}
