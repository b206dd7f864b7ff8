import { z } from 'astro/zod';
import { photoId, sample, slug, text } from './field.ts';

/** content/team.yaml: eight people. A member without a photo shows the "Photo Coming Soon" placeholder. */
export const memberSchema = z.strictObject({
	id: slug('the id of the member'),
	name: text('the name'),
	title: text('the job title', 'Operations Dispatch'),
	photo: photoId('the portrait').optional(),
	description: text('the description'),
	specialties: z.array(text('a specialty')).min(1).meta({ title: 'the specialties' }),
	sample: sample(),
});
export type Member = z.infer<typeof memberSchema>;
