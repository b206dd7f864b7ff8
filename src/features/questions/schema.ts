import { z } from 'astro/zod';
import {
	languageCode,
	nonEmptyList,
	paragraphs,
	recordId,
	reference,
	sample,
	text,
} from '../../content/schema/field.ts';
import { closing, page } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';

const question = z
	.strictObject({
		id: recordId('the id of the question'),
		question: text('the question', 'How do I pay?'),
		answer: paragraphs('the answer'),
		/** Language of the question and its answer, if not the content's. */
		language: languageCode()
			.meta({ why: 'Only for a question in another language. Screen readers use it to choose a voice.' })
			.optional(),
		sample: sample(),
	})
	.transform(({ language, ...others }) => ({ ...others, lang: language }));

/**
 * content/faq.yaml: questions and answers in groups. The id of a group or a question is its place on /faq: /faq#cost.
 * The page of a service leads to the group that names it.
 */
export const faqSchema = z.strictObject({
	id: recordId('the id of the group'),
	title: text('the heading of the group', 'Price, quotes and payment'),
	service: z
		.strictObject({
			id: reference('service', 'the service that the group is about', 'carpet-cleaning'),
			subject: text('the name of the subject in the link on the service’s page', 'repairs'),
		})
		.optional()
		.meta({ title: 'the service of the group', why: 'Its page links to these questions.' }),
	questions: nonEmptyList('the questions of the group', question),
});
export type FaqGroup = InLanguage<z.infer<typeof faqSchema>>;
export type FaqItem = FaqGroup['questions'][number];

/** content/pages/faq.yaml. */
export const faqPageSchema = page({ closing: closing().optional() });
