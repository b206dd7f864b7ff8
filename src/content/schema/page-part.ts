import { z } from 'astro/zod';
import type { IconName } from 'lucide-react/dynamic';
import {
	fact,
	languageCode,
	list,
	paragraphs,
	photoId,
	prose,
	reference,
	sample,
	text,
	textLike,
} from './field.ts';
import type { InLanguage } from './part.ts';

/** Description of a page for search results. */
export const searchDescription = (example = 'What we repair, how long it takes, and where we work.') =>
	text('the description for search results', example).meta({
		why: 'Search results show it. Between 50 and 160 characters are read: a short one says too little, and a long one is cut off.',
		unique: 'Write a description that fits this page only, in 50 to 160 characters.',
	});

/** Title and description of a page for browsers, search engines and shared links. */
export const inSearch = (title = 'Repairs and Maintenance', description?: string) => ({
	metaTitle: text('the title for search results', title).min(3).max(60).meta({
		why: 'Browsers and search results show it. A long one is cut off after 60 characters.',
		unique: 'Write a title that fits this page only.',
	}),
	metaDescription: searchDescription(description),
});

/** Heading of a section with an optional introduction. */
export const heading = (name: string) =>
	z.strictObject({
		title: text(`the heading of ${name}`),
		intro: prose(`the introduction of ${name}`).optional(),
	});
export type Heading = InLanguage<z.infer<ReturnType<typeof heading>>>;

/** A heading with the text below it. */
export const passage = (name: string) =>
	z.strictObject({ title: text(`the heading of ${name}`), text: paragraphs(`the text of ${name}`) });
export type Passage = InLanguage<z.infer<ReturnType<typeof passage>>>;

/** The language of what a customer said, if it isn't the content's. */
export const saidIn = () =>
	languageCode()
		.meta({
			title: 'the language of the customer’s words',
			why: 'Only for words in another language than the site’s own. It’s named beside them, as “In Spanish,” and screen readers choose a voice by it.',
		})
		.optional();

/** What a customer said. */
export const testimonial = () =>
	z.strictObject({
		text: fact('the quote').meta({ byCustomer: true }),
		language: saidIn(),
		author: fact('the author'),
		location: fact('the location').optional(),
		sample: sample(),
	});
export type Testimonial = InLanguage<z.infer<ReturnType<typeof testimonial>>>;

/** Top of a page: words over or beside a photo. */
export const hero = () =>
	z.strictObject({
		title: text('the title of the hero'),
		subtitle: prose('the sentence under the title'),
		photo: photoId('the hero photo').optional(),
	});
export type Hero = InLanguage<z.infer<ReturnType<typeof hero>>>;

/** Closing call to action. */
export const closing = () =>
	z.strictObject({
		title: text('the closing title'),
		text: prose('the closing sentence'),
	});

/** The name of an icon of Lucide; drawn by src/components/Icon.tsx. */
export const icon = (why = 'It’s next to the title. lucide.dev/icons shows all.') =>
	textLike(/^[a-z0-9-]+$/, {
		title: 'the icon',
		refers: 'icon',
		why,
		example: 'leaf',
	}) as unknown as z.ZodType<IconName, string>;

/** One of several short reasons. */
export const feature = () =>
	z.strictObject({
		icon: icon('It’s beside a reason to choose you. Features, values and benefits go without.').optional(),
		title: text('the title'),
		description: prose('the description').optional(),
	});
export type Feature = InLanguage<z.infer<ReturnType<typeof feature>>>;

/** What holds for every visit, whatever the service: it's said once, and several pages show it. */
export const assurances = () =>
	list(
		'what holds for every visit',
		z.strictObject({
			title: text('what holds for every visit, in a few words', 'Free second cleaning'),
			text: prose('the sentence about it', 'If something isn’t right, tell us within 48 hours.'),
		}),
		{
			why: 'The pages of services and regions and the contact page show it in a row, which has room for three.',
		},
	);

/** The copy of a page that opens with a photo. */
export const page = <Parts extends z.core.$ZodLooseShape>(parts: Parts) =>
	z.strictObject({ ...inSearch(), hero: hero(), ...parts });

/** Questions of content/faq.yaml that the page shows too. */
export const chosenQuestions = () =>
	heading('the questions').extend({
		items: z.array(reference('question', 'a question of faq.yaml', 'cost')).meta({
			title: 'the questions',
			why: 'Visitors read a short list. A link leads to all the others.',
		}),
		all: text('the link to all questions', 'All questions and answers'),
	});
