import { z } from 'astro/zod';
import { groups, list, nonEmptyGroups, photoId, prose, reference, sample, text, yesOrNo } from './field.ts';
import { rating } from './number.ts';
import {
	chosenQuestions,
	closing,
	feature,
	heading,
	hero,
	icon,
	inSearch,
	page,
	passage,
	testimonial,
} from './page-part.ts';
import type { InLanguage } from './part.ts';

/** The copy of each page that isn't a record: content/pages/<name>.yaml. A section whose words are left out isn't on the page. */

export const homeSchema = page({
	hero: hero().extend({
		form: yesOrNo().prefault(false).meta({ title: 'whether the hero shows the form', example: 'true' }),
		proof: list('the small lines under the buttons', text('a small line')),
	}),
	trust: groups('the trust bar', {
		value: text('the value', '60+ Years'),
		label: text('the label', 'Experience'),
		sample: sample(),
	}),
	services: heading('the services').optional(),
	process: heading('the process')
		.extend({
			steps: nonEmptyGroups('the steps', {
				title: text('the title of the step'),
				description: prose('the description of the step'),
				icon: icon(),
				features: list('the features of the step', prose('a feature of the step')),
				sample: sample(),
			}).meta({ why: 'The home page explains how a job works.' }),
		})
		.optional(),
	gallery: heading('the before and after gallery')
		.extend({
			featured: list('the chosen pairs', reference('pair', 'a pair', 'carpet'), {
				why: 'The home page shows them, or the first six.',
			}),
		})
		.optional(),
	reviews: heading('the reviews')
		.extend({
			featured: list('the featured reviews', reference('review', 'a featured review', 'review-01'), {
				why: 'The home page shows them, or the first three.',
			}),
		})
		.optional(),
	team: heading('the team').optional(),
	articles: heading('the articles').optional(),
	offer: z.strictObject({
		none: text('the heading that stands here without an offer', 'Get a free quote, or call us'),
	}),
	areas: heading('the service areas').optional(),
});

export type HomePage = InLanguage<z.infer<typeof homeSchema>>;

/** /services and /blog. Their lists come from records. */
export const listPageSchema = page({ list: heading('the list'), closing: closing() });

export const aboutSchema = page({
	story: passage('the story').extend({ photo: photoId().optional(), sample: sample() }).optional(),
	stats: groups('the numbers', { value: text('the number', '60+'), label: text('what it counts') }),
	timeline: heading('the timeline').optional(),
	team: heading('the team').optional(),
	founders: passage('the founders').extend({ photo: photoId().optional(), sample: sample() }).optional(),
	areas: heading('the service areas').optional(),
	values: heading('the values')
		.extend({
			items: list('the values', feature().extend({ sample: sample() })),
		})
		.optional(),
	testimonial: testimonial().optional(),
	closing: closing().optional(),
});

export const quoteSchema = page({
	reasons: z
		.strictObject({
			title: text('the heading of the reasons'),
			items: list('the reasons', feature().extend({ sample: sample() }), {
				why: 'They’re beside the form, where there’s room for three.',
			}),
		})
		.optional(),
	services: heading('the services')
		.extend({
			cards: groups('the service cards', {
				service: reference('service', 'a service', 'carpet-cleaning'),
				title: text('the title'),
				description: prose('the description'),
				features: list('the features', prose('a feature')),
			}),
		})
		.optional(),
	guarantee: passage('the guarantee').extend({ sample: sample() }).optional(),
	questions: chosenQuestions().optional(),
	quotes: heading('the customer quotes')
		.extend({
			items: list('the customer quotes', testimonial().omit({ location: true }).extend({ rating: rating() })),
		})
		.optional(),
	areas: heading('the service areas')
		.extend({ all: text('the link to all cities') })
		.optional(),
	closing: closing(),
});
export type QuotePage = InLanguage<z.infer<typeof quoteSchema>>;

const errorScreen = () =>
	z.strictObject({
		...inSearch(),
		title: text('the title'),
		text: prose('the text'),
		help: prose('the sentence that helps the visitor'),
		action: text('the words on the main button'),
	});

/** content/pages/errors.yaml. Titles and texts have exact wordings (docs/specification.md, 9). */
export const errorsSchema = z.strictObject({
	page: errorScreen(),
	service: errorScreen(),
	/** Only for a blog. */
	post: errorScreen().optional(),
	application: errorScreen().extend({
		status: text('the words before the status', 'Status'),
		retry: text('the words on the button to try again', 'Try again'),
		missing: text('what is said where a part of a page didn’t load', 'Part of this page didn’t load.'),
	}),
	offline: errorScreen(),
});
export type Errors = InLanguage<z.infer<typeof errorsSchema>>;
