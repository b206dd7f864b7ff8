import { z } from 'astro/zod';
import {
	closing,
	externalUrl,
	feature,
	icon,
	paragraphs,
	photoId,
	rating,
	reference,
	sample,
	text,
} from './field.ts';

/** The six services and the order in which they appear everywhere. Specification section 2. */
export const serviceIds = [
	'carpet-cleaning',
	'upholstery-cleaning',
	'oriental-rug-cleaning',
	'leather-cleaning',
	'tile-grout',
	'flood-restoration',
] as const;

/** content/services/*.yaml: one file per service; the file name is its id and its address. */
export const serviceSchema = z.strictObject({
	id: z.enum(serviceIds).meta({
		title: 'the id of the service',
		why: 'It is the address of the page.',
		example: 'carpet-cleaning',
	}),
	order: z.int().min(1).max(6).meta({ title: 'the position of the service', example: '1' }),
	title: text('the name of the service', 'Carpet Cleaning'),
	metaTitle: z.string().trim().min(3).max(60).meta({
		title: 'the title for search results',
		why: 'Longer ones are cut.',
		example: 'Carpet Cleaning in Florida Homes',
	}),
	metaDescription: z.string().trim().min(50).max(160).meta({
		title: 'the description for search results',
		why: 'Search results show 50 to 160 characters.',
		example:
			'Hot-water extraction for Florida carpets: what it removes, how long it takes to dry, and what it cannot do.',
	}),
	/** Shown as a card on the home page and on /services. */
	card: z.strictObject({
		description: text('the description on the card'),
		icon: icon(),
		photo: photoId('the photo on the card'),
		benefits: z
			.array(text('a benefit'))
			.length(4)
			.meta({ title: 'the benefits', why: 'The card has room for exactly four benefits.' }),
	}),
	hero: z.strictObject({
		title: text('the headline of the page'),
		subtitle: text('the sentence under the headline'),
		photo: photoId('the hero photo'),
	}),
	/** Two to four numbers that answer "how long, how often, how soon". */
	facts: z
		.array(
			z.strictObject({
				value: text('the number or short answer', '4 to 6 hours'),
				label: text('what it measures', 'Typical drying time'),
			}),
		)
		.min(2)
		.max(4)
		.meta({ title: 'the key facts' }),
	problem: z.strictObject({
		title: text('the headline of the challenge'),
		text: paragraphs('the challenge'),
	}),
	solution: z.strictObject({ title: text('the headline of the solution'), text: paragraphs('the solution') }),
	beforeAfter: z.strictObject({
		before: photoId('the photo before'),
		after: photoId('the photo after').optional(),
		description: text('the description of the pair'),
		/** A picture from between the two, with words of its own; it stands below the pair. */
		stage: z
			.strictObject({ photo: photoId('the photo in between'), caption: text('the words under that photo') })
			.optional(),
	}),
	features: z
		.array(feature())
		.length(4)
		.meta({ title: 'the features', why: 'The page has four feature cards.' }),
	process: z
		.array(
			z.strictObject({
				name: text('the name of the step'),
				description: text('the description of the step').optional(),
			}),
		)
		.min(6)
		.max(9)
		.meta({ title: 'the steps of the process', why: 'Our Professional Process has 6 to 9 steps.' }),
	/** What to do before we come, and what the service cannot do. */
	guide: z
		.array(z.strictObject({ title: text('the headline'), text: paragraphs('the text') }))
		.min(1)
		.meta({ title: 'the advice sections' }),
	benefits: z.array(text('a benefit')).min(3).max(6).meta({ title: 'what the customer keeps' }),
	testimonials: z
		.array(
			z.strictObject({
				text: text('the quote'),
				author: text('the author'),
				location: text('the location'),
				rating: rating(),
				sample: sample(),
			}),
		)
		.min(1)
		.max(3)
		.meta({ title: 'the testimonials' }),
	serviceAreas: z.strictObject({
		title: text('the heading of the areas'),
		text: text('the sentence about the areas'),
		areas: z.array(reference('area', 'a region', 'tampa-bay')).min(1),
	}),
	faqs: z
		.array(
			z.strictObject({
				question: text('the question'),
				answer: text('the answer'),
				/** True while the answer states a made-up fact about the company. */
				sample: sample(),
			}),
		)
		.min(1)
		.meta({ title: 'the questions', why: 'Common Questions answers what customers ask.' }),
	/** Pages to read next: paths on this site. */
	related: z.strictObject({
		services: z
			.array(reference('service', 'a related service', 'tile-grout'))
			.min(1)
			.max(3),
		posts: z.array(reference('post', 'a related article', 'pet-odor-solutions')).max(2),
	}),
	/** Only the flood page has one: the strip above the hero. */
	emergency: z
		.strictObject({ title: text('the emergency words'), text: text('the emergency sentence') })
		.optional(),
	sources: z
		.array(
			z.strictObject({
				title: text('the name of the source'),
				url: externalUrl('the address of the source'),
			}),
		)
		.default([]),
	closing: closing(),
	/** True while the page describes a way of working that the owner has not confirmed. */
	sample: sample(),
});
export type Service = z.infer<typeof serviceSchema>;
