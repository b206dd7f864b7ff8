import { z } from 'astro/zod';
import { picture, recordId, sample, text } from './field.ts';
import { numeric } from './number.ts';

const tenth = (title: string, edges: string) =>
	numeric(z.int().min(0).max(100).multipleOf(10)).meta({
		title,
		why: `When the picture is cropped, this point stays in view. ${edges} Use steps of ten.`,
		example: '50',
	});

/** content/photos.yaml: every picture, with its alternative text. */
export const photoSchema = z.strictObject({
	id: recordId('the id of the photo'),
	file: picture('the picture file', './photos/living-room.jpg'),
	alt: text('the description of the picture', 'Two people in blue shirts carry tools into a house.')
		.meta({ why: 'People who can’t see the picture hear this instead.' })
		.refine((alt) => !/\.\w{3,4}$/.test(alt), 'which is a file name'),
	/** Focal point in percent from the left and from the top. */
	focus: z
		.strictObject({
			x: tenth('the focal point from the left', '0 is the left edge, 100 the right edge.'),
			y: tenth('the focal point from the top', '0 is the top edge, 100 the bottom edge.'),
		})
		.meta({ title: 'the focal point' })
		.optional(),
	sample: sample(),
});
