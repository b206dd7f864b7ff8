import { labels } from '../../content/facts.ts';
import { contentLocale, foreign } from '../../content/language.ts';
import { readAll } from '../../content/read.ts';
import { translateMonth } from '../../lib/date.ts';
import type { Review } from './schema.ts';

/** The reviews with these ids, in this order, without those that have only a rating. */
export const getFeaturedReviews = async (ids: readonly string[]) =>
	(await readAll('reviews', ids.length > 0 ? ids : undefined))
		.filter(({ text }) => text)
		.slice(0, ids.length || 3);

/** What an island shows of a review: its text as it was written, with its language if that isn't the page's. */
export function showReview({ sample, language: written, date, ...review }: Review) {
	const language = foreign(written);
	return {
		...review,
		date: translateMonth(date, contentLocale, labels.locale),
		...(language && { language }),
	};
}
