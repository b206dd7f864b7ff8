import { z } from 'astro/zod';
import { date, prose, sample, text } from './field.ts';

/**
 * content/offer.yaml, optional: the offer at the end of the home page. An offer without conditions or an end can
 * deceive (16 CFR part 238 and Fla. Stat. 817.41), so both are required.
 */
export const offerSchema = z.strictObject({
	eyebrow: text('the small line above the offer', 'Limited Time Offer'),
	title: text('the heading of the offer', 'Special Pricing Available'),
	until: text('the words that say when the offer ends', 'Offer ends {date}.').meta({
		placeholders: ['date'],
	}),
	/** Screen readers skip it, because the text says the same. */
	figure: text('the large figure beside the offer', '10%').optional(),
	text: prose('the offer', '10 percent off when you book two services for one visit.'),
	conditions: prose('the conditions of the offer', 'New bookings only.').meta({
		why: 'Say every condition. An offer that leaves one out can be called deceptive.',
	}),
	/** The last day of the offer, where the company is. */
	ends: date('the last day of the offer'),
	sample: sample(),
});
