import { z } from 'astro/zod';
import { photoId, prose, recordId, sample, text, type WithId } from './field.ts';
import type { InLanguage } from './part.ts';

/** content/timeline.yaml: the company's history. A year is a number, or a month and year. */
export const timelineSchema = z.strictObject({
	id: recordId('the id of the item'),
	year: z
		.union([
			z.int().min(1800).max(2100),
			z.string().regex(
				// The month, in any language, such as “mayo de”.
				/^(?:[^\d{}]{3,20} )?(?:(?:1[89]|20)\d\d|\{founded\})$/,
			),
		])
		.meta({
			title: 'the year',
			why: 'A year, or a month and a year, or {founded}. It’s the heading on the timeline.',
			example: 'June 2025',
		}),
	title: text('the title'),
	description: prose('the description'),
	photo: photoId().optional(),
	sample: sample(),
});
export type TimelineItem = WithId<InLanguage<z.infer<typeof timelineSchema>>>;
