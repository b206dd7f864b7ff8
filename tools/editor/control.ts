import type { Field } from '@sveltia/cms';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { text } from '../../src/content/schema/field.ts';
import { choicesOf, keyWords, type Shape, shapeOf } from '../check/schema-walk.ts';

/** Where the records are that a field can refer to: the collection, the stored field and the shown one. */
const inList = (file: string, shown: string, list = 'records.*') => ({
	widget: 'relation',
	collection: 'lists',
	file,
	value_field: `${list}.id`,
	display_fields: [`${list}.${shown}`],
	dropdown_threshold: 0,
});
const inCompany = (list: string, shown: string) => ({
	...inList('company', shown, `${list}.*`),
	collection: 'facts',
});
const inFolder = (collection: string) => ({
	widget: 'relation',
	collection,
	value_field: '{{slug}}',
	display_fields: ['title'],
	dropdown_threshold: 0,
});
/** The address of a page is typed, because it may lead to a place on a page; the content check verifies it. */
const pickers: Partial<Record<NonNullable<FieldMeta['refers']>, object>> = {
	photo: inList('photos', 'id'),
	member: inList('team', 'name'),
	review: inList('reviews', 'name'),
	area: inList('areas', 'title'),
	question: inList('faq', 'question', 'records.*.questions.*'),
	remedy: inList('stainRemedies', 'name'),
	surface: inList('stainSurfaces', 'name'),
	phone: inCompany('phones', 'label'),
	address: inCompany('addresses', 'name'),
	service: inFolder('services'),
	post: inFolder('posts'),
};

/** The photos that the build can read. By default Sveltia refuses those of iPhones and accepts drawings. */
const photoTypes = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** The reason that nearly every text has; as a hint it would only be noise. */
const commonReason = shapeOf(text('a text')).why;

/** "the phone number" becomes "Phone number"; a field without a title is named by its key. */
function labelOf(key: string, { title = keyWords(key) }: Shape): string {
	const words = title.replace(/^(?:the list of|the|an?) /, '');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "addresses" becomes "address", and "phones" becomes "phone". */
export const singularOf = (words: string): string => words.replace(/(?<=ss)es$|(?<!s)s$/, '');

/** The help below a field: the reason for it, and an example that is short enough to read at a glance. */
function hintOf({ why = '', example = '' }: Shape): string {
	const isShort = example !== '' && example !== '""' && example.length < 90 && !example.includes('\n');
	return `${why === commonReason ? '' : why} ${isShort ? `For example: ${example}` : ''}`.trim();
}

/** The field that names an entry of a list while it is folded. */
export function summaryOf({ properties = {} }: Shape): object {
	const names = [
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
	];
	const key = names.find((name) => name in properties);
	return key === undefined ? {} : { summary: `{{fields.${key}}}` };
}

function textControl({ title = 'this', why = '', example = '', ...shape }: Shape): object {
	// Zod writes no pattern for the address of a page.
	const pattern = shape.format === 'uri' ? '^https://[^\\s/]+\\S*$' : shape.pattern;
	return {
		// It is drawn small and grows (page/admin.html).
		widget: pattern === undefined ? 'text' : 'string',
		use_emoji_autocomplete: false,
		pattern: pattern && [pattern, `Please write ${title} like this: ${example}. ${why}`.trim()],
		minlength: (shape.minLength ?? 0) > 1 ? shape.minLength : undefined,
		maxlength: shape.maxLength,
	};
}

function listControl(key: string, { items = {}, minItems: min, maxItems: max }: Shape): object {
	const options = choicesOf(items);
	if (options) return { widget: 'select', multiple: true, options, min, max };
	const label = labelOf(singularOf(key), items);
	return {
		widget: 'list',
		label_singular: label,
		min,
		max,
		...(items.properties
			? { collapsed: true, fields: buildControls(items), ...summaryOf(items) }
			: { field: buildControl(key, items, true) }),
	};
}

/** What a value is entered with. @throws Error for a kind of value without a control */
function kindOf(key: string, shape: Shape): object {
	const { type, refers, picture, format, properties, minimum, maximum } = shape;
	const options = choicesOf(shape);
	const picker = refers && pickers[refers];
	if (picker) return picker;
	if (picture)
		return {
			widget: 'image',
			choose_url: false,
			accept: photoTypes,
			media_folder: '/content/photos',
			public_folder: './photos',
		};
	if (options) return { widget: 'select', options };
	if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
	if (type === 'array') return listControl(key, shape);
	if (properties) return { widget: 'object', collapsed: 'auto', fields: buildControls(shape) };
	if (type === 'boolean') return { widget: 'boolean', default: shape.default };
	if (type === 'integer')
		return { widget: 'number', value_type: 'int', min: minimum, max: maximum, step: shape.multipleOf };
	// Four decimals of a degree are ten meters.
	if (type === 'number')
		return { widget: 'number', value_type: 'float', min: minimum, max: maximum, step: 0.0001 };
	if (type === 'string') return textControl(shape);
	// A year may also be a number; as text it can be a month and a year, too.
	const words = shape.anyOf?.find((one) => one.type === 'string');
	if (words) return textControl({ ...shape, ...words });
	throw new Error(`The editing page has no control for ${key}: ${JSON.stringify(shape).slice(0, 200)}`);
}

const buildControl = (name: string, shape: Shape, required: boolean): Field =>
	({ name, label: labelOf(name, shape), hint: hintOf(shape), required, ...kindOf(name, shape) }) as Field;

/** The fields of a form, or of a group in it, in the order of the schema. */
export const buildControls = ({ properties = {}, required = [] }: Shape): Field[] =>
	Object.entries(properties).map(([key, shape]) => buildControl(key, shape, required.includes(key)));
