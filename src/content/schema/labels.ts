import { z } from 'astro/zod';
import labels from '../../../content/labels.en.json' with { type: 'json' };
import { text, textLike } from './field.ts';

/** Interface words. The file of a second language has to satisfy this type. */
export type Labels = typeof labels;

/** Accepts a group with exactly the words of another, none of them empty. */
const schemaOf = (words: object): z.ZodObject<Record<string, z.ZodType>, z.core.$strict> =>
	z.strictObject(
		Object.fromEntries(
			Object.entries(words).map(([key, word]) => [
				key,
				typeof word === 'string' ? text(`the words for “${key}”`) : schemaOf(word),
			]),
		),
	);

/** Follows from the file itself: a new word is one line there. */
export const labelsSchema = schemaOf(labels).extend({
	/** Decides the language of the pages, and how dates and numbers are written. */
	locale: textLike(/^[a-z]{2,3}-[A-Z]{2}$/, {
		title: 'the language and country',
		why: 'It decides how screen readers pronounce the site and how dates and numbers look.',
		example: 'en-US',
	}),
});
