import { readAll, readRecords } from '../../content/read.ts';
import type { Review } from './schema.ts';

export const getReviews = (): Promise<Review[]> => readAll('reviews');

/** The reviews with these ids, in this order. */
export const getFeaturedReviews = async (ids: readonly string[]): Promise<Review[]> =>
	(await readRecords('reviews', ids)).map(({ data }) => data);
