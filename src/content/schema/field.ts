import { z } from 'astro/zod';
import { isDialable } from '../../lib/contact-text.ts';
import { readDate } from '../../lib/date.ts';
import {
	patternOf,
	readChoice,
	readFlag,
	readLanguage,
	readTyped,
	type Typed,
	withHttps,
} from './as-typed.ts';
import { type FieldMeta, shapeOf, soleFieldOf, type Target, withIds } from './shape.ts';
import { untilForm } from './typed-days.ts';
import { withoutLinks, withoutSigns, withRightLinks } from './writing.ts';

/** A record with its id: the name of its file or, in a list, its "id", which is made from its name if it has none. */
export type WithId<Content> = Content & { id: string };

/** A short text that is the same in every language: a name, a figure, what somebody said. @param title the field in plain words */
export const fact = (title: string, example?: string) =>
	z
		.string()
		.trim()
		.min(1)
		.meta({ title, why: 'Visitors read this. Without it, part of the page is blank.', example });

/** A short text shown as it is, without links: a heading, the text of a button, a link or an island. @param title the field in plain words */
export const text = (title: string, example?: string) =>
	fact(title, example).check(withoutSigns, withoutLinks).meta({ translated: true });

/** Running text, which may contain links: a description, an answer, an entry of a list. @param title the field in plain words */
export const prose = (title: string, example?: string) =>
	fact(title, example).check(withoutSigns, withRightLinks).meta({ translated: true, links: true });

/** A list, which one entry alone may stand for, and for an entry its text or the only field that it needs. */
const orOne = <List extends z.ZodArray>(list: List) =>
	z.preprocess((value) => {
		const shape = shapeOf(list.element as z.ZodType);
		const key = soleFieldOf(shape);
		if (typeof value === 'string' && !value.trim()) return value;
		const written = typeof value === 'string' && (key || !shape.required) ? [value] : value;
		if (!(key && Array.isArray(written))) return written;
		return written.map((one) => (typeof one === 'string' ? { [key]: one } : one));
	}, list);

/** A list in which each entry that may have an id has one, at any depth. */
const entries = <Item extends z.ZodType>(item: Item) =>
	z.array(item).overwrite((list) => (shapeOf(item).properties?.['id'] ? withIds(list) : list));

/** Optional list; empty when missing. @param title the list in plain words */
export const list = <Item extends z.ZodType>(title: string, item: Item, meta?: FieldMeta) =>
	orOne(entries(item))
		.default([])
		.meta({ title, ...meta });

/** A list with at least one entry. @param title the list in plain words */
export const nonEmptyList = <Item extends z.ZodType>(title: string, item: Item, meta?: FieldMeta) =>
	orOne(entries(item).min(1)).meta({ title, ...meta });

/** Optional list of entries with these fields; empty when missing. @param title the list in plain words */
export const groups = <Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) =>
	list(title, z.strictObject(fields));

/** A list of at least one entry with these fields. @param title the list in plain words */
export const nonEmptyGroups = <Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) =>
	nonEmptyList(title, z.strictObject(fields));

/** One or more paragraphs, separated by an empty line. */
export const paragraphs = (title: string) =>
	prose(title, 'First paragraph.\n\nSecond paragraph.').meta({ why: 'It’s the main text of a section.' });

/** A string that matches a pattern. Nothing else is said of one that doesn't. @param meta what the content check says about it */
export const textLike = (form: RegExp, meta: FieldMeta) =>
	z
		.string()
		.regex(form, { abort: true })
		.meta({ ...meta });

/** A string that people write in several forms, in the one that matches a pattern. @param meta what the content check says about any other */
export const typed = (kind: Typed, form: RegExp, meta: FieldMeta) =>
	z.preprocess(readTyped(kind), textLike(form, {})).meta({ ...meta, pattern: patternOf(kind) });

/** One of some values. @param names further names of a value */
export const choice = <Value extends string>(
	values: readonly Value[],
	...names: Parameters<typeof readChoice>[1][]
) => z.preprocess(readChoice(values, ...names), z.enum(values));

/** The code of a language other than the content's (BCP 47, https://www.rfc-editor.org/info/bcp47), such as "es", or its name. */
export const languageCode = () =>
	z.preprocess(readLanguage, textLike(/^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/, {})).meta({
		title: 'the code of the language',
		why: 'Screen readers use it to choose a voice.',
		example: 'pt',
		pattern: '.',
	});

const idReason = 'Links and other content use it. Use lowercase letters, digits and hyphens only.';
/** Lower-case words joined by hyphens. Becomes part of an address. */
export const slug = (title = 'the id', example = 'two-words', why = idReason) =>
	textLike(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { title, why, example });

/** The id of an entry of a list, which may leave it out: it's then made from its name (withIds). */
export const recordId = (title: string) =>
	slug(
		title,
		'two-words',
		`${idReason} If you leave it out, it’s made from the name.`,
	).optional() as unknown as z.ZodType<string, string | undefined>;

/** Path of a picture file, relative to content/: "./photos/living-room.jpg". The build imports the picture. */
export const picture = (title: string, example: string) =>
	z.string().meta({ title, draws: 'photo' as const, why: 'The page shows this picture.', example });

/** The id of another record. */
export const reference = (
	refers: Target,
	title: string,
	example: string,
	why = 'It has to name something that exists.',
) => z.string().meta({ title, refers, why, example } satisfies FieldMeta);

/** The id of a record in content/photos.yaml. */
export const photoId = (title = 'the photo') =>
	reference('photo', title, 'living-room', 'The page shows this picture.');

/** A US phone number that can be dialed, as "(813) 555-0100" or "(813) 555-0100 ext. 4". */
export const phone = () =>
	typed('phone', /^\(\d{3}\) \d{3}-\d{4}(?: ext\. \d{1,6})?$/, {
		title: 'the phone number',
		why: 'Visitors tap it to call, so it has to be right.',
		example: '(813) 555-0100',
	}).refine(isDialable, 'which can’t be a US phone number');

/** A ZIP code of five digits, kept as text so that zeros at its start stay. */
export const zipCode = (title: string, why: string, example: string) =>
	typed('zip', /^\d{5}$/, { title, why, example });

/** An email address, also as the link to it. */
export const email = () =>
	z.preprocess(readTyped('email'), z.email()).meta({
		title: 'the email address',
		why: 'Requests go to it, so it has to be right.',
		example: 'hello@yourcompany.com',
	});

/** An address on another site; always https, also where somebody wrote http or only the name of the site. */
export const externalUrl = (title: string) =>
	z.preprocess(withHttps, z.url({ protocol: /^https$/, hostname: /\.[a-z][a-z\d-]+$/ })).meta({
		title,
		why: 'Visitors open it from this site. A wrong address leads nowhere.',
		example: 'https://www.example.com/page',
	});

/** A page on another site that backs a statement. */
export const source = () =>
	z.strictObject({
		title: fact('the name of the source'),
		url: externalUrl('the address of the source'),
	});

/** A calendar date, written as people type it and read as YYYY-MM-DD, kept as text so that no time zone can shift it. */
export const date = (title = 'the date') =>
	z
		.preprocess(readDate, z.iso.date({ abort: true }))
		.meta({ title, why: 'Visitors and search engines see it.', example: '2025-05-01' });

/** A date to come. @param day of the year, as "05-01" */
export const comingDate = (title: string, day = '05-01') =>
	date(title).meta({ example: `${new Date().getFullYear() + 1}-${day}` });

/** The last day of something, also as “until” it. @param day of the year, as "05-01" */
export const endDate = (title: string, day?: string) =>
	z.preprocess(
		(value) => (typeof value === 'string' ? value.trim().replace(untilForm, '') : value),
		comingDate(title, day),
	);

/** Yes or no, as YAML or as people write it. Its JSON Schema has a prefault, not a default, since it's read first. */
export const yesOrNo = () => z.preprocess(readFlag, z.boolean());

/** A yes-or-no field; no when missing. */
export const flag = (title: string, why: string) =>
	yesOrNo().prefault(false).meta({ title, why, example: 'true' });

/** True while the record is made up. It must be replaced before launch. */
export const sample = () =>
	flag(
		'the sample mark',
		'Set while this is made up or not confirmed. The site can’t launch while anything is marked.',
	);
