import { labels } from '../../content/facts.ts';
import { contentLocale, foreign } from '../../content/language.ts';
import { readAll } from '../../content/read.ts';
import { translateMonth } from '../../lib/date.ts';
import type { Review } from './schema.ts';

/** The reviews with these ids, in this order; where none are chosen, the first three that have words. */
export const getFeaturedReviews = async (ids: readonly string[]) =>
	ids.length > 0
		? readAll('reviews', ids)
		: (await readAll('reviews')).filter(({ text }) => text).slice(0, 3);

/** What an island shows of a review: its text as it was written, with its language if that isn't the page's. */
export function showReview({ sample, language: written, date, ...review }: Review) {
	const language = foreign(written);
	return {
		...review,
		date: translateMonth(date, contentLocale, labels.locale),
		...(language && { language }),
	};
}
