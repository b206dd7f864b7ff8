import { useSyncExternalStore } from 'react';
import { takeService } from '../../lib/reviews.ts';
import { formatLabel, slugify } from '../../lib/text.ts';
import type { FailureWords } from '../boundary/IslandBoundary.tsx';
import { IslandBoundary } from '../boundary/IslandBoundary.tsx';
import { ReviewCards, type ReviewItem, type ReviewWords } from './ReviewCards.tsx';
import styles from './ReviewList.module.css';

export interface ReviewListProps {
	reviews: ReviewItem[];
	/** Services that reviews are about, in the order of the filter. */
	services: string[];
	labels: ReviewWords & {
		filter: string;
		all: string;
		/** With the number of all reviews in it; {shown} is that of those shown. */
		count: string;
	};
	failure: FailureWords;
}

/** Name of the address parameter that keeps the filter over reload and back; src/shell/review-filter.ts knows it too. */
const parameter = 'service';

const subscribe = (notify: () => void) => {
	addEventListener('popstate', notify);
	return () => removeEventListener('popstate', notify);
};
const getSearch = () => location.search;
/** The server knows no address parameters: it draws all reviews, which stand on this page. */
const getServerSearch = () => '';

function writeFilter(service: string): void {
	const url = new URL(location.href);
	if (service) url.searchParams.set(parameter, service);
	else url.searchParams.delete(parameter);
	history.pushState(null, '', url);
	// pushState itself tells nobody: https://developer.mozilla.org/docs/Web/API/Window/popstate_event
	dispatchEvent(new PopStateEvent('popstate'));
}

function ReviewListContent({ reviews, services, labels }: Omit<ReviewListProps, 'failure'>) {
	const search = useSyncExternalStore(subscribe, getSearch, getServerSearch);
	const wanted = slugify(new URLSearchParams(search).get(parameter) ?? '');
	const service = services.find((name) => slugify(name) === wanted);
	const shown = takeService(reviews, service);

	return (
		<>
			<div className={styles.bar}>
				<label className={styles.filter}>
					<span>{labels.filter}</span>
					<select value={service ? wanted : ''} onChange={(event) => writeFilter(event.target.value)}>
						<option value="">{labels.all}</option>
						{services.map((name) => (
							<option key={name} value={slugify(name)}>
								{name}
							</option>
						))}
					</select>
				</label>
				<p role="status">{formatLabel(labels.count, { shown: shown.length })}</p>
			</div>
			<ReviewCards reviews={shown} labels={labels} />
		</>
	);
}

/**
 * What: filters the reviews by service, where one page shows all of them; long ones open one at a time.
 * Why script: the filter changes what is shown and keeps itself in the address (?service=), so that reload and back
 * find it again. Opening a review needs none. Where there are more reviews than one page shows, there is a page for each
 * service, and ReviewPage.tsx stands in this place.
 * Why when visible: nobody filters what they do not see; a choice made before the script has come is kept.
 * Without script: every review is there and opens, and no filter is shown that could do nothing.
 */
export function ReviewList({ failure, ...props }: ReviewListProps) {
	return (
		<IslandBoundary words={failure}>
			<ReviewListContent {...props} />
		</IslandBoundary>
	);
}
