import { readAll } from '../../content/read.ts';

/** The reviews with these ids that have words, in this order: a review may have a rating alone. */
export const getFeaturedReviews = async (ids: readonly string[]) =>
	(await readAll('reviews', ids)).filter(({ text }) => text);
