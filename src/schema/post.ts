import { z } from 'astro/zod';
import { date, externalUrl, photoId, reference, sample, text } from './field.ts';

const postCategories = ['Carpet Care', 'Upholstery', 'Professional Tips'] as const;

/** content/posts/*.md: front matter of an article; the file name is its slug. */
export const postSchema = z.strictObject({
	title: text('the title'),
	excerpt: text('the excerpt'),
	date: date('the date of publication'),
	updated: date('the date of the last change').optional(),
	category: z
		.enum(postCategories)
		.meta({ title: 'the category', why: 'It is shown above the title.', example: 'Carpet Care' }),
	author: reference('member', 'the author', 'marisol-reyes'),
	photo: photoId('the photo on the card'),
	hero: photoId('the photo at the top'),
	metaTitle: text('the title for search results').optional(),
	metaDescription: z.string().trim().min(50).max(160).meta({
		title: 'the description for search results',
		why: 'Search results show 50 to 160 characters.',
		example: 'What to do in the first ten minutes after a spill, fibre by fibre, and when to stop.',
	}),
	sources: z
		.array(
			z.strictObject({
				title: text('the name of the source'),
				url: externalUrl('the address of the source'),
			}),
		)
		.default([]),
	relatedServices: z
		.array(reference('service', 'a related service', 'carpet-cleaning'))
		.min(1)
		.max(3),
	sample: sample(),
});
export type Post = z.infer<typeof postSchema>;
