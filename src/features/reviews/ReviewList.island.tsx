import { useSyncExternalStore } from 'react';
import { IslandBoundary } from '../../components/island/IslandBoundary.tsx';
import { formatLabel, slugify } from '../../lib/text.ts';
import { ReviewGrid, type ReviewItem, type ReviewWords } from './ReviewGrid.tsx';
import styles from './ReviewList.module.css';

export interface ReviewListProps {
	reviews: ReviewItem[];
	labels: ReviewWords & {
		filter: string;
		all: string;
		/** With the number of all reviews in it; {shown} is that of those shown. */
		count: string;
	};
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

/** What the reviews are about: names by slug, in alphabetical order. Spellings with the same slug are one service. */
const listServices = (reviews: readonly ReviewItem[]): [slug: string, name: string][] => {
	const names = new Map(reviews.map(({ service = '' }) => [slugify(service), service]));
	names.delete('');
	return [...names].sort();
};

function ReviewListContent({ reviews, labels }: ReviewListProps) {
	const search = useSyncExternalStore(subscribe, getSearch, getServerSearch);
	const wanted = slugify(new URLSearchParams(search).get(parameter) ?? '');
	const services = listServices(reviews);
	const chosen = services.some(([slug]) => slug === wanted) ? wanted : '';
	const shown = chosen ? reviews.filter(({ service = '' }) => slugify(service) === chosen) : reviews;

	return (
		<>
			<div className={styles.bar}>
				<label className={styles.filter}>
					<span>{labels.filter}</span>
					<select value={chosen} autoComplete="off" onChange={(event) => writeFilter(event.target.value)}>
						<option value="">{labels.all}</option>
						{services.map(([slug, name]) => (
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
			<ReviewGrid reviews={shown} labels={labels} />
		</>
	);
}

/**
 * What: filters the reviews of this page by service; long ones open one at a time.
 * Why script: the filter changes what is shown and keeps itself in the address (?service=), so that reload and back
 * find it again. Opening a review needs none.
 * Why when visible: nobody filters what they do not see; a choice made before hydration is kept.
 * Without script: every review is there and opens, and no filter is shown that could do nothing.
 */
export function ReviewList(props: ReviewListProps) {
	return (
		<IslandBoundary>
			<ReviewListContent {...props} />
		</IslandBoundary>
	);
}
