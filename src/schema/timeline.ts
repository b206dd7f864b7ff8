import { z } from 'astro/zod';
import { photoId, sample, slug, text } from './field.ts';

/** content/timeline.yaml: five items; the year is a number or a month and year. */
export const timelineSchema = z.strictObject({
	id: slug('the id of the item'),
	year: z
		.union([
			z.int().min(1800).max(2100),
			z
				.string()
				.regex(
					/^(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
				),
		])
		.meta({ title: 'the year', why: 'It heads the item on the timeline.', example: 'June 2025' }),
	title: text('the title'),
	description: text('the description'),
	photo: photoId().optional(),
	sample: sample(),
});
export type TimelineItem = z.infer<typeof timelineSchema>;
