import { z } from 'astro/zod';
import { groups, prose, reference, sample, slug, text } from '../../content/schema/field.ts';
import { chosenQuestions, heading, page } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';

const point = () => z.strictObject({ title: text('the title'), text: text('the text') });

/** content/pages/contact.yaml. */
export const contactPageSchema = page({
	schedule: heading('the schedule panel')
		.extend({
			actions: z.strictObject({
				quote: point(),
				/** Only with a booking link in company.yaml. */
				book: point().optional(),
				call: point(),
			}),
		})
		.optional(),
	information: z.strictObject({
		title: text('the heading of the contact information'),
		/** Beside the emergency line of company.yaml, and only with it. */
		openNow: text('the fixed badge', 'OPEN NOW').optional(),
	}),
	questions: chosenQuestions().optional(),
	locations: heading('the locations')
		.extend({
			items: groups('the location cards', {
				id: slug(),
				title: text('the title'),
				text: prose('the text'),
				address: reference('address', 'the address', 'tampa').optional(),
				phone: reference('phone', 'the phone', 'miami').optional(),
				sample: sample(),
			}),
		})
		.optional(),
	areas: heading('the service areas').optional(),
});
export type ContactPage = InLanguage<z.infer<typeof contactPageSchema>>;
