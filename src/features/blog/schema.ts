import { z } from 'astro/zod';
import {
	date,
	flag,
	list,
	photoId,
	reference,
	sample,
	source,
	text,
	type WithId,
} from '../../content/schema/field.ts';
import { closing, inSearch, searchDescription } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';
import { inOrder } from '../../content/schema/rule.ts';

const post = z.strictObject({
	title: text('the title'),
	excerpt: text('the excerpt'),
	date: date('the date of publication').meta({
		why: 'Visitors see the article from this day on, and search engines see the date.',
	}),
	updated: date('the date of the last change').optional(),
	category: text('the category', 'Advice'),
	author: reference('member', 'the author', 'marisol-reyes')
		.optional()
		.meta({ why: 'The article names who wrote it. Without one, it’s the company’s.' }),
	photo: photoId('the photo on the card'),
	hero: photoId('the photo at the top').optional().meta({ why: 'Without one, it’s the photo on the card.' }),
	metaTitle: inSearch().metaTitle.optional(),
	metaDescription: searchDescription(
		'What to do in the first ten minutes, what can wait until morning, and when to stop.',
	)
		.optional()
		.meta({ why: 'Without one, search results show the excerpt.' }),
	sources: list('the sources', source()),
	/** True leaves the article out of the built site. npm run dev shows it. */
	draft: flag('the draft mark', 'Drafts aren’t published.'),
	sample: sample(),
});
/** content/posts/*.md: front matter of an article; the file name is its id. */
export const postSchema = post.check(inOrder('date', 'updated'));
export type Post = WithId<InLanguage<z.infer<typeof postSchema>>>;

/** content/extra/*.md: front matter of a page of the owner's own; the file name is its address. */
export const extraSchema = z.strictObject({
	title: inSearch('Financing').metaTitle.meta({
		title: 'the title',
		why: 'It’s the heading of the page. Browsers and search results show it, and cut it off after 60 characters.',
	}),
	description: searchDescription('How to pay over time, what it costs, and what we need from you.').meta({
		title: 'the description',
		why: 'It’s below the title. Search results show it, and cut it off after 160 characters.',
	}),
	photo: photoId('the photo at the top').optional(),
	closing: closing().optional().meta({
		title: 'the closing words',
		why: 'Without them, the page ends with the quote page’s.',
	}),
});
