import { z } from 'astro/zod';
import { endDate, prose, sample, text } from './field.ts';

/**
 * content/offer.yaml, optional: the offer at the end of the home page. An offer without an end, or without
 * one of its conditions, can deceive (16 CFR part 238 and Fla. Stat. 817.41).
 */
export const offerSchema = z
	.strictObject({
		eyebrow: text('the small line above the offer', 'Limited Time Offer').optional(),
		title: text('the heading of the offer', 'Special Pricing Available'),
		/** Screen readers skip it, because the text says the same. */
		figure: text('the large figure beside the offer', '10%')
			.meta({ why: 'Visitors read it large, and in the text instead of {figure}.' })
			.optional(),
		text: prose('the offer', 'Get {figure} off when you book two services for one visit.').meta({
			placeholders: ['figure'],
		}),
		conditions: prose('the conditions of the offer', 'New bookings only.')
			.meta({ why: 'Say every condition. An offer that leaves one out can be called deceptive.' })
			.optional(),
		/** The last day of the offer, where the company is, which the page says. */
		ends: endDate('the last day of the offer'),
		sample: sample(),
	})
	.refine(
		({ figure, text }) =>
			Boolean(figure) === text.includes('{figure}') || Boolean(figure && text.includes(figure)),
		{
			path: ['text'],
			error: ({ input }) => {
				const { figure } = Object(input);
				return figure ? `without {figure}, although “figure” is ${figure}` : 'although there is no “figure”';
			},
			params: {
				why: 'The figure stands beside the text, and both have to say the same.',
				write:
					'Write {figure} in the text where it says the figure, such as “take {figure} off,” and the figure once, as “figure.”',
			},
		},
	);
