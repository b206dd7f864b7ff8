import { labelsBeside } from '../../content/in-words.ts';
import { foreign } from '../../content/language.ts';
import { readAll } from '../../content/read.ts';
import { noteLanguage } from '../../content/say.ts';
import { showDate } from '../../lib/date.ts';
import type { Review } from './schema.ts';

/** The reviews with these ids, in this order; where none are chosen, the first three, those with words before others. */
export const getFeaturedReviews = async (ids: readonly string[] = []) =>
	ids.length > 0
		? readAll('reviews', ids)
		: (await readAll('reviews')).toSorted((a, b) => Number(!a.text) - Number(!b.text)).slice(0, 3);

/** What is shown of a review: its text as it was written, with its language and that in words if it isn't the page's. */
export function showReview({ sample, language: written, date, ...review }: Review) {
	const language = foreign(written);
	const languageNote = review.text ? noteLanguage(written) : undefined;
	return {
		...review,
		date: showDate(date, labelsBeside(review).locale).replaceAll(' ', '\u00a0'),
		...(language && { language }),
		...(languageNote && { languageNote }),
	};
}
export type ShownReview = ReturnType<typeof showReview>;
