import { z } from 'astro/zod';
import { fact, photoId, recordId, reference, sample, text } from '../../content/schema/field.ts';
import { saidIn } from '../../content/schema/page-part.ts';

/** content/gallery.yaml: the before/after cases, the newest first. */
export const gallerySchema = z.strictObject({
	id: recordId('the id of the case'),
	title: text('the title'),
	location: fact('the location').optional(),
	before: photoId('the “before” photo'),
	after: photoId('the “after” photo'),
	description: text('the description'),
	cameOut: text('what came out', 'Nearly all of it').optional(),
	stayed: text('what stayed', 'A faint line by the door').optional(),
	service: reference(
		'service',
		'the service',
		'carpet-cleaning',
		'The pair is on that service’s page, too.',
	).optional(),
	testimonial: fact('what the customer said').meta({ byCustomer: true }).optional(),
	language: saidIn(),
	sample: sample(),
});
