import { z } from 'astro/zod';
import {
	groups,
	list,
	nonEmptyList,
	photoId,
	prose,
	reference,
	sample,
	source,
	text,
	type WithId,
} from '../../content/schema/field.ts';
import { numeric, rating } from '../../content/schema/number.ts';
import { closing, feature, icon, inSearch, passage, testimonial } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';

/** content/services/*.yaml: a service. The file name is its id and the end of its address. */
export const serviceSchema = z.strictObject({
	/** Services without it come last, sorted by file name. */
	order: numeric(z.int())
		.meta({ title: 'the position of the service', why: 'Lists and menus use this order.', example: '1' })
		.optional(),
	title: text('the name of the service', 'Yearly Check'),
	...inSearch(
		'Yearly Check at Home',
		'A yearly check: what we look at, how long it takes, what it costs, and what it can’t tell you.',
	),
	/** Shown as a card on the home page and on /services. */
	card: z.strictObject({
		/** Name of the service in the quote form. Without it, the title. */
		shortName: text('the short name of the service', 'Check').optional(),
		description: text('the description on the card'),
		icon: icon(),
		photo: photoId('the photo on the card').optional(),
		benefits: list('the benefits', text('a benefit')),
	}),
	hero: z.strictObject({
		title: text('the headline of the page'),
		subtitle: prose('the sentence under the headline'),
		photo: photoId('the hero photo').optional(),
	}),
	facts: groups('the key facts', {
		value: text('the number or short answer', '1 to 2 hours'),
		label: text('what it measures', 'Typical visit'),
	}),
	problem: passage('the challenge').optional(),
	solution: passage('the solution').optional(),
	beforeAfter: z
		.strictObject({
			before: photoId('the “before” photo'),
			after: photoId('the “after” photo').optional(),
			description: text('the description of the pair'),
		})
		.optional(),
	features: list('the features', feature()),
	process: groups('the steps of the process', {
		name: text('the name of the step'),
		description: prose('the description of the step').optional(),
	}),
	/** How to get ready for a visit, collapsed below the prices. */
	preparation: list(
		'how to get ready',
		prose('a step of the preparation', 'Pick up toys, lamps and breakable things.'),
		{ why: 'People follow a short list and skip a long one.' },
	),
	guide: list('the advice sections', passage('an advice section'), {
		why: 'The page has room for what the service can’t do and one more. Other advice belongs in an article or in faq.yaml.',
	}),
	benefits: list('what the customer gets', prose('a benefit')),
	testimonials: list('the testimonials', testimonial().extend({ rating: rating() }), {
		why: 'The page shows one. All reviews are on their own page.',
	}),
	serviceAreas: z
		.strictObject({
			title: text('the heading of the areas'),
			areas: nonEmptyList('the regions', reference('area', 'a region', 'tampaBay'), {
				why: 'The page names them in a line each.',
			}),
		})
		.optional(),
	faqs: groups('the questions', {
		question: text('the question'),
		answer: prose('the answer'),
		sample: sample(),
	}),
	relatedPosts: list('the related articles', reference('post', 'a related article', 'pet-odor-solutions'), {
		why: 'They’re in one line at the end of the page.',
	}),
	emergency: z
		.strictObject({ title: text('the emergency words'), text: prose('the emergency sentence') })
		.optional(),
	sources: list('the sources', source()),
	closing: closing().optional(),
	/** True while the owner hasn't confirmed the way of working that the page describes. */
	sample: sample(),
});
export type Service = WithId<InLanguage<z.infer<typeof serviceSchema>>>;
