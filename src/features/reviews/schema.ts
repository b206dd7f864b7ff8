import { z } from 'astro/zod';
import { fact, recordId, reference, sample, text } from '../../content/schema/field.ts';
import { rating } from '../../content/schema/number.ts';
import { closing, heading, page, saidIn } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';
import { getDay } from '../../content/today.ts';
import { isToCome } from '../../lib/date.ts';
import { slugify } from '../../lib/text.ts';

/** A time counted from the day it was written, which nobody knows later, as Google shows it: “2 months ago”. */
const isRelative = (date: string) =>
	/\b(?:ago|hace|yesterday|today|(?:last|this) (?:week|month|year))\b/i.test(date);

/** content/reviews.yaml: customers' reviews. If the text is empty, only the rating is shown. */
export const reviewSchema = z.strictObject({
	id: recordId('the id of the review'),
	name: fact('the name of the reviewer'),
	rating: rating(),
	text: z.string().trim().default('').meta({
		title: 'the text of the review',
		why: 'Without it, only the rating is shown.',
		byCustomer: true,
	}),
	language: saidIn(),
	date: fact('when the review was written, in words', 'March 2025')
		.refine((date) => !isRelative(date), {
			error: 'which means another day tomorrow',
			params: {
				why: 'Visitors read it for years.',
				write: 'Enter the month in which it was written, such as “March 2025.”',
			},
		})
		.refine((date) => !isToCome(date, getDay(undefined)), {
			error: 'which is still to come',
			params: {
				why: 'Visitors would doubt the others, too.',
				write: 'Enter the month in which it was written.',
			},
		}),
	/** What visitors filter by. */
	service: text('what the review is about', 'Repairs').optional(),
	sample: sample(),
});
export type Review = InLanguage<z.infer<typeof reviewSchema>>;

/** A review with the title of its service, in its language, where the owner gave the id of one, or wrote its title in their own way. */
export function nameService<About extends Pick<Review, 'service' | 'lang'>>(
	review: About,
	services: readonly { id: string; title: string; lang?: string | undefined }[],
): About {
	const slug = slugify(review.service ?? '');
	const service = services.find(({ id, title }) => [id, slugify(title)].includes(slug));
	return service ? { ...review, service: service.title, lang: service.lang } : review;
}

/** content/pages/testimonials.yaml. */
export const testimonialsPageSchema = page({
	opening: reference('review', 'the review beside the title', 'review-01')
		.meta({
			why: 'It’s shown large, in place of the hero photo. Choose a short one that says what you stand for, and not one of the newest, with which the list begins.',
		})
		.optional(),
	perfect: z
		.strictObject({
			label: text("the label of the company's rating at 5.0", 'Perfect Rating'),
			below: text("the label of the company's rating below 5.0", 'Rating on Google'),
		})
		.optional(),
	verified: z.strictObject({ value: text('the value'), label: text('the label') }).optional(),
	asOf: text('the date of the rating and the number of reviews').optional(),
	list: heading('the reviews'),
	closing: closing(),
});
export type TestimonialsPage = InLanguage<z.infer<typeof testimonialsPageSchema>>;
