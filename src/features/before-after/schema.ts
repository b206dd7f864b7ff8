import { z } from 'astro/zod';
import { fact, photoId, recordId, sample, text } from '../../content/schema/field.ts';

/** content/gallery.yaml: the before/after cases. */
export const gallerySchema = z.strictObject({
	id: recordId('the id of the case'),
	title: text('the title'),
	location: fact('the location').optional(),
	before: photoId('the “before” photo'),
	after: photoId('the “after” photo'),
	description: text('the description'),
	testimonial: fact('what the customer said').meta({ byCustomer: true }).optional(),
	sample: sample(),
});
