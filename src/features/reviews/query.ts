import { readAll } from '../../content/read.ts';

/** The reviews with these ids, in this order, without those that have only a rating. */
export const getFeaturedReviews = async (ids: readonly string[]) =>
	(await readAll('reviews', ids)).filter(({ text }) => text);
