import { z } from 'astro/zod';
import { fact, list, photoId, prose, recordId, sample, text } from '../../content/schema/field.ts';
import type { InLanguage } from '../../content/schema/part.ts';

/** content/team.yaml: the people. A member without a photo is shown by the initials, with “Photo Coming Soon”. */
export const memberSchema = z.strictObject({
	id: recordId('the id of the member'),
	name: fact('the name'),
	title: text('the job title', 'Operations Dispatch'),
	photo: photoId('the portrait')
		.meta({
			why: 'Without it, the page shows the initials and “Photo Coming Soon.” Where nobody has one, it shows a plain list.',
		})
		.optional(),
	description: prose('the description').optional(),
	specialties: list('the specialties', text('a specialty')),
	sample: sample(),
});
export type Member = InLanguage<z.infer<typeof memberSchema>>;
