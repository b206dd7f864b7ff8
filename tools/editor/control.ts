import type { Field } from '@sveltia/cms';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { text } from '../../src/content/schema/field.ts';
import { choicesOf, keyWords, type Shape, shapeOf } from '../check/schema-walk.ts';

/** Where a field stands: its keys from the record on, with * for any entry of a list. */
export type Place = readonly string[];

export interface Controls {
	/** What picks a record of a kind: which collection, and which field is stored and shown. */
	pickers: Partial<Record<NonNullable<FieldMeta['refers']>, object>>;
	/** Whether the texts in a place are too long for a box of one line. */
	isLong: (place: Place) => boolean;
}

/** Why a text is asked for at all: said of nearly every field, it would help nobody. */
const plainWhy = shapeOf(text('a text')).why;

/** "the phone number" becomes "Phone number"; a part without words of its own is called by its key. */
export function labelOf(key: string, { title = keyWords(key) }: Shape): string {
	const words = title.replace(/^(?:the list of|the|an?) /, '');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "addresses" becomes "address", and "phones" becomes "phone". */
export const singularOf = (words: string): string => words.replace(/(?<=ss)es$|(?<!s)s$/, '');

/** The help under a field: why it matters, and an example where one is short enough to be read at a glance. */
function hintOf({ why, example }: Shape): string | undefined {
	const isShort = example !== undefined && example !== '""' && !/\n/.test(example) && example.length < 90;
	const words = [why === plainWhy ? undefined : why, isShort ? `For example: ${example}` : undefined];
	return words.filter(Boolean).join(' ') || undefined;
}

/** What the form says when a text is not of the right form. */
const refusal = ({ title = 'this', why = '', example = '' }: Shape) =>
	`Please write ${title} like this: ${example}. ${why}`.trim();

/** The form of a text as a regular expression; that of an address stands in Zod, but not in the JSON Schema. */
const patternOf = ({ pattern, format }: Shape) => (format === 'uri' ? '^https://[^\\s/]+\\S*$' : pattern);

function textControl(shape: Shape, place: Place, { isLong }: Controls): object {
	const pattern = patternOf(shape);
	const isParagraphs = shape.example?.includes('\n') === true;
	return {
		widget: isParagraphs || isLong(place) ? 'text' : 'string',
		use_emoji_autocomplete: false,
		...(pattern !== undefined && { pattern: [pattern, refusal(shape)] }),
		...((shape.minLength ?? 0) > 1 && { minlength: shape.minLength }),
		...(shape.maxLength !== undefined && { maxlength: shape.maxLength }),
	};
}

/** The field by which an entry of a list is recognized while it is folded. */
export function summaryOf({ properties = {} }: Shape): object {
	const key = [
		'name',
		'title',
		'label',
		'question',
		'author',
		'value',
		'sentence',
		'service',
		'id',
		'type',
	].find((name) => name in properties);
	return key === undefined ? {} : { summary: `{{fields.${key}}}` };
}

function listControl(key: string, shape: Shape, place: Place, controls: Controls): object {
	const { items = {}, minItems, maxItems } = shape;
	const choices = choicesOf(items);
	const size = {
		...(minItems !== undefined && { min: minItems }),
		...(maxItems !== undefined && { max: maxItems }),
	};
	if (choices) return { widget: 'select', multiple: true, options: choices, ...size };
	const inside = [...place, '*'];
	const one = labelOf(singularOf(key), items);
	const isGroup = items.properties !== undefined;
	return {
		widget: 'list',
		label_singular: one,
		...size,
		collapsed: isGroup,
		...(isGroup
			? { fields: buildControls(items, inside, controls), ...summaryOf(items) }
			: { field: buildControl(key, items, inside, controls, true) }),
	};
}

/** The photos that the build makes ready; by itself, Sveltia would refuse those of iPhones and take drawings. */
const photoKinds = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** What a value of a shape is asked with. @throws Error for a shape that no control is known for */
function kindOf(key: string, shape: Shape, place: Place, controls: Controls): object {
	const { type, refers, picture, format, properties, anyOf } = shape;
	const choices = choicesOf(shape);
	const picker = refers && controls.pickers[refers];
	if (picker) return { widget: 'relation', dropdown_threshold: 0, ...picker };
	if (picture)
		return {
			widget: 'image',
			choose_url: false,
			accept: photoKinds,
			media_folder: '/content/photos',
			public_folder: './photos',
		};
	if (choices) return { widget: 'select', options: choices };
	if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
	if (type === 'array') return listControl(key, shape, place, controls);
	if (type === 'object' || properties)
		return { widget: 'object', collapsed: 'auto', fields: buildControls(shape, place, controls) };
	if (type === 'boolean') return { widget: 'boolean', default: shape.default ?? false };
	if (type === 'number' || type === 'integer')
		return {
			widget: 'number',
			value_type: type === 'integer' ? 'int' : 'float',
			...(shape.minimum !== undefined && { min: shape.minimum }),
			...(shape.maximum !== undefined && { max: shape.maximum }),
			// Four decimals of a degree are ten meters.
			step: shape.multipleOf ?? (type === 'number' && shape.maximum !== undefined ? 0.0001 : 1),
		};
	if (type === 'string') return textControl(shape, place, controls);
	// A value of several kinds is typed as text and stored as what it reads as.
	const pattern = anyOf?.map((one) => (one.type === 'integer' ? '\\d+' : one.pattern)).join('|');
	if (pattern) return textControl({ ...shape, pattern: `^(?:${pattern})$` }, place, controls);
	throw new Error(
		`${place.join('.')}: the editing page knows no control for ${JSON.stringify(shape).slice(0, 200)}`,
	);
}

/** One field of a form. @param isRequired false where it may be left out */
function buildControl(
	name: string,
	shape: Shape,
	place: Place,
	controls: Controls,
	isRequired: boolean,
): Field {
	const hint = hintOf(shape);
	return {
		name,
		label: labelOf(name, shape),
		...(hint !== undefined && { hint }),
		required: isRequired,
		...kindOf(name, shape, place, controls),
	} as Field;
}

/** The fields of a group, in the order of its schema. */
export function buildControls(
	{ properties = {}, required = [] }: Shape,
	place: Place,
	controls: Controls,
): Field[] {
	return Object.entries(properties).map(([key, shape]) => {
		// A text that may be empty has to be there, but nothing has to be written into it.
		const mayBeEmpty = shape.type === 'string' && shape.example === '""';
		return buildControl(key, shape, [...place, key], controls, required.includes(key) && !mayBeEmpty);
	});
}
