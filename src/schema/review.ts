import { z } from 'astro/zod';
import { rating, sample, slug, text } from './field.ts';

/** What a review can be about. Specification section 3, "Review (reviews page)". */
export const reviewServices = [
	'Carpet Cleaning',
	'Rug Cleaning',
	'Upholstery Cleaning',
	'Commercial Cleaning',
	'Carpet & Tile Cleaning',
] as const;

/** content/reviews.yaml: 14 reviews. The text may be empty: then only the rating is shown. */
export const reviewSchema = z.strictObject({
	id: slug('the id of the review'),
	name: text('the name of the reviewer'),
	rating: rating(),
	text: z.string().trim().meta({
		title: 'the text of the review',
		why: 'It may be empty (""), but it has to be there.',
		example: '""',
	}),
	date: text('when the review was written, in words', 'March 2025'),
	service: z
		.enum(reviewServices)
		.meta({ title: 'the service', why: 'Visitors filter reviews by it.', example: 'Rug Cleaning' })
		.optional(),
	sample: sample(),
});
export type Review = z.infer<typeof reviewSchema>;
