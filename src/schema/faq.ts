import { z } from 'astro/zod';
import { paragraphs, sample, slug, text } from './field.ts';

/** content/faq.yaml: questions and answers in groups. The id of a question is its place on /faq: /faq#cost. */
export const faqSchema = z.strictObject({
	id: slug('the id of the group'),
	title: text('the heading of the group', 'Price, quotes and payment'),
	questions: z
		.array(
			z.strictObject({
				id: slug('the id of the question'),
				question: text('the question', 'How do I pay?'),
				answer: paragraphs('the answer'),
				sample: sample(),
			}),
		)
		.min(1)
		.meta({ title: 'the questions of the group' }),
});
export type FaqGroup = z.infer<typeof faqSchema>;
export type FaqItem = FaqGroup['questions'][number];
