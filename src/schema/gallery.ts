import { z } from 'astro/zod';
import { photoId, sample, slug, text } from './field.ts';

/** content/gallery.yaml: three before/after cases. Specification section 3. */
export const gallerySchema = z.strictObject({
	id: slug('the id of the case'),
	title: text('the title'),
	location: text('the location'),
	before: photoId('the photo before'),
	after: photoId('the photo after'),
	description: text('the description'),
	testimonial: text('what the customer said').optional(),
	sample: sample(),
});
export type GalleryCase = z.infer<typeof gallerySchema>;
