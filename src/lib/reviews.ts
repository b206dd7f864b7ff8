import { slugify } from './text.ts';

interface About {
	service?: string | undefined;
}

/** What reviews are about, in alphabetical order. Two spellings that lead to the same address are one service. */
export const listServices = (reviews: readonly About[]): string[] => {
	const bySlug = new Map(reviews.map(({ service = '' }) => [slugify(service), service]));
	bySlug.delete('');
	return [...bySlug.values()].sort();
};

/** The reviews about a service, however they spell it; all of them where none is named. */
export const takeService = <Review extends About>(
	reviews: readonly Review[],
	service?: string,
): readonly Review[] =>
	service ? reviews.filter((review) => slugify(review.service ?? '') === slugify(service)) : reviews;
