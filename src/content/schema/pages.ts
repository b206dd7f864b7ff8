import { z } from 'astro/zod';
import {
	groups,
	icon,
	list,
	nonEmptyGroups,
	photoId,
	prose,
	rating,
	reference,
	sample,
	slug,
	text,
} from './field.ts';
import { closing, feature, heading, hero, inSearch, page, passage, testimonial } from './page-part.ts';

/**
 * The copy of each page that is not a record: content/pages/<name>.yaml. One schema per page, because each page
 * reads differently; what repeats (hero, heading, closing) is built in page-part.ts.
 */

const point = () => z.strictObject({ title: text('the title'), text: text('the text') });

/** Answers of content/faq.yaml that a page shows too, where they are asked. */
const chosenQuestions = () =>
	heading('the questions').extend({
		items: z
			.array(reference('question', 'a question of content/faq.yaml', 'cost'))
			.max(4)
			.meta({ title: 'the questions', why: 'Visitors read a short list. A link leads to all the others.' }),
		all: text('the link to all questions', 'All questions and answers'),
	});

export const homeSchema = page({
	hero: hero().extend({
		form: z.boolean().default(false).meta({ title: 'whether the hero shows the form', example: 'true' }),
		proof: text('the small line under the buttons').optional(),
	}),
	trust: groups('the trust bar', {
		icon: icon(),
		value: text('the value', '60+ Years'),
		label: text('the label', 'Experience'),
		sample: sample(),
	}),
	services: heading('the services'),
	process: heading('the process').extend({
		steps: nonEmptyGroups('the steps', {
			title: text('the title of the step'),
			description: prose('the description of the step'),
			icon: icon(),
			features: list('the features of the step', prose('a feature of the step')),
			sample: sample(),
		}).meta({ why: 'The home page explains how a job works.' }),
	}),
	gallery: heading('the before and after gallery'),
	reviews: heading('the reviews').extend({
		featured: list('the featured reviews', reference('review', 'a featured review', 'review-01'), {
			why: 'The home page shows them.',
		}),
	}),
	team: heading('the team'),
	articles: heading('the articles'),
	/** The fixed words around the offer of content/offer.yaml. */
	offer: z.strictObject({
		eyebrow: text('the small line above the offer', 'Limited Time Offer'),
		title: text('the heading of the offer', 'Special Pricing Available'),
		until: text('the words that say when the offer ends', 'Offer ends {date}.').meta({
			placeholders: ['date'],
		}),
		none: text('the heading that stands here without an offer', 'Get a free quote, or call us'),
	}),
	areas: heading('the service areas'),
});

/** /services and /blog: what they list comes from the records. */
export const listPageSchema = page({ list: heading('the list'), closing: closing() });

export const aboutSchema = page({
	story: passage('the story').extend({ photo: photoId(), sample: sample() }),
	stats: groups('the numbers', { value: text('the number', '60+'), label: text('what it counts') }),
	timeline: heading('the timeline'),
	team: heading('the team'),
	founders: passage('the founders').extend({ photo: photoId(), sample: sample() }).optional(),
	areas: heading('the service areas'),
	values: heading('the values').extend({
		items: list('the values', feature().extend({ sample: sample() })),
	}),
	testimonial: testimonial().optional(),
	closing: closing(),
});

export const testimonialsSchema = page({
	perfect: z.strictObject({
		label: text("the label of the company's rating at 5.0", 'Perfect Rating'),
		below: text("the label of the company's rating below 5.0", 'Rating on Google'),
	}),
	verified: z.strictObject({ value: text('the value'), label: text('the label') }).optional(),
	asOf: text('the date of the rating and the number of reviews').optional(),
	list: heading('the reviews'),
	closing: closing(),
});

export const contactSchema = page({
	schedule: heading('the schedule panel').extend({
		actions: z.strictObject({ quote: point(), book: point(), call: point() }),
	}),
	information: z.strictObject({
		title: text('the heading of the contact information'),
		openNow: text('the fixed badge', 'OPEN NOW'),
	}),
	questions: chosenQuestions(),
	locations: heading('the locations').extend({
		items: groups('the location cards', {
			id: slug(),
			title: text('the title'),
			text: prose('the text'),
			address: reference('address', 'the address', 'tampa').optional(),
			phone: reference('phone', 'the phone', 'miami').optional(),
			sample: sample(),
		}),
	}),
	areas: heading('the service areas'),
});
export type ContactPage = z.infer<typeof contactSchema>;

export const careersSchema = page({
	benefits: heading('the benefits'),
	apply: passage('the part about applying').extend({ mailSubject: text('the subject line of the email') }),
	/** Shown when no position is open. */
	none: prose('the sentence when nothing is open'),
});
export type CareersPage = z.infer<typeof careersSchema>;

export const quoteSchema = page({
	reasons: z.strictObject({
		title: text('the heading of the reasons'),
		items: z
			.array(feature().extend({ sample: sample() }))
			.length(3)
			.meta({ title: 'the reasons', why: 'They’re beside the form, where there’s room for three.' }),
	}),
	services: heading('the services').extend({
		cards: groups('the service cards', {
			service: reference('service', 'a service', 'carpet-cleaning'),
			title: text('the title'),
			description: prose('the description'),
			features: list('the features', prose('a feature')),
		}),
	}),
	guarantee: passage('the guarantee').extend({ sample: sample() }),
	questions: chosenQuestions(),
	quotes: heading('the customer quotes').extend({
		items: list('the customer quotes', testimonial().omit({ location: true }).extend({ rating: rating() })),
	}),
	areas: heading('the service areas').extend({ all: text('the link to all cities') }),
	closing: closing(),
});
export type QuotePage = z.infer<typeof quoteSchema>;

export const faqPageSchema = z.strictObject({
	...inSearch(),
	title: text('the title'),
	intro: prose('the introduction'),
	closing: closing(),
});

export const serviceAreasSchema = page({ map: heading('the map'), conditions: heading('the differences') });

export const sitemapSchema = z.strictObject({
	...inSearch(),
	title: text('the title'),
	groups: z.strictObject({
		main: text('the heading of the main pages'),
		services: text('the heading of the services'),
		areas: text('the heading of the areas'),
		resources: text('the heading of the resources'),
	}),
});
