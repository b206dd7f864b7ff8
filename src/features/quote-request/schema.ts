import { z } from 'astro/zod';
import { text } from '../../content/schema/field.ts';
import { inSearch } from '../../content/schema/page-part.ts';

/** A group of short texts that are all required; each is named by the words an owner would look for. */
const words = <const K extends string>(group: string, ...keys: K[]) =>
	z.strictObject(
		Object.fromEntries(keys.map((key) => [key, text(`${group}: “${key}”`)])) as Record<
			K,
			ReturnType<typeof text>
		>,
	);

const field = (name: string) =>
	z.strictObject({
		label: text(`the label of the field “${name}”`),
		hint: text(`the hint of the field “${name}”`).optional(),
	});

/** Parts of the day that a visitor can choose; the first is chosen at the start. */
const dayParts = ['any', 'morning', 'afternoon', 'evening'] as const;

/**
 * content/quote-form.yaml: every word of the built-in quote form, its errors included. Words in braces are filled by
 * the form, other tokens by the build.
 */
export const quoteFormSchema = z.strictObject({
	...inSearch(),
	/** What the page around the form says when the form does not come. */
	slow: text('the line shown when the form doesn’t load', 'Form not loading? You can still reach us here.'),
	/** Where no script runs: the sentence before the links. */
	withoutScript: words('without script', 'title', 'text', 'call', 'sms', 'email', 'whatsapp'),
	steps: words('the title of a step', 'what', 'where', 'you', 'review'),
	progress: text('the progress line', 'Step {current} of {total}'),
	optional: text('the word that marks an optional field', 'optional'),
	actions: words('a button of the form', 'continue', 'review', 'back', 'clear', 'undo'),
	/** What the form says by itself. */
	status: words('an announcement of the form', 'cleared', 'kept', 'unloaded'),
	flood: words('water in the house', 'question', 'call'),
	fields: z.strictObject({
		services: field('services'),
		items: field('items'),
		photos: field('photos'),
		place: field('place'),
		day: field('day'),
		part: field('part'),
		notes: field('notes'),
		name: field('name'),
		phone: field('phone'),
		email: field('email'),
		consent: field('consent'),
	}),
	policies: words('a link beside the consent', 'privacy', 'terms'),
	parts: words('a part of the day', ...dayParts),
	/** The range of prices that grows with what is counted; shown only where content/prices.yaml is there. */
	prices: words(
		'the prices in the form',
		'title',
		'hint',
		'per',
		'total',
		'range',
		'minimum',
		'onSite',
		'uncounted',
		'confirm',
		'sample',
		'wrong',
	),
	counter: text('the counter under the notes', '{left} characters left'),
	place: words(
		'the answer to a city or ZIP code',
		'inArea',
		'outside',
		'outsideZip',
		'notFlorida',
		'suggestion',
	),
	errors: words(
		'an error',
		'summary',
		'servicesMissing',
		'itemsLong',
		'placeMissing',
		'placeNotZip',
		'placeLong',
		'dayIncomplete',
		'dayPast',
		'dayClosed',
		'notesLong',
		'nameMissing',
		'nameLong',
		'contactMissing',
		'phoneInvalid',
		'emailInvalid',
		'consentWithoutPhone',
	),
	/** The lines of the composed request. */
	request: words(
		'a line of the request',
		'title',
		'items',
		'counts',
		'price',
		'without',
		'place',
		'day',
		'anyDay',
		'name',
		'phone',
		'email',
		'notes',
		'photos',
		'consent',
		'agreed',
		'source',
	),
	review: words(
		'the last step',
		'text',
		'intro',
		'photos',
		'whatsapp',
		'sms',
		'email',
		'copy',
		'copied',
		'notCopied',
		'long',
		'sent',
		'preparation',
		'done',
	),
});
/** The form's words as the form gets them, with the short name of each service by its id. */
export type QuoteForm = z.infer<typeof quoteFormSchema> & { services: Record<string, string> };
