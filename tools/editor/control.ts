import type { Field } from '@sveltia/cms';
import { type Collection, collections, targets } from '../../src/collections.ts';
import { text } from '../../src/content/schema/field.ts';
import {
	choicesOf,
	keyWords,
	nameKeyOf,
	nameKeys,
	type Shape,
	shapeOf,
} from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { numberForm } from '../../src/content/schema/typed-numbers.ts';

/** The part of the editing page's menu that a collection is in: a folder has a part of its own. */
export function sectionOf({ kind, path, isForCleaning }: Collection) {
	if (isForCleaning) return 'cleaning';
	if (kind === 'folder') return 'folders';
	if (kind === 'list') return 'lists';
	return path.startsWith('pages/') ? 'pages' : 'facts';
}

/**
 * A menu of the records that a field can refer to. Sveltia can't list entries inside the records of a list, so their
 * ids are typed.
 */
function buildPicker(target: keyof typeof targets, shape: Shape): Control {
	const { collection: name, list } = targets[target];
	const collection: Collection = collections[name];
	if (list && collection.kind === 'list') return textControl(shape);
	const record = shapeOf(collection.schema);
	const shown = nameKeyOf((list && record.properties?.[list]?.items) || record);
	const place = `${collection.kind === 'list' ? 'records.*.' : ''}${list ? `${list}.*.` : ''}`;
	return {
		widget: 'relation',
		dropdown_threshold: 0,
		...(collection.kind === 'folder'
			? { collection: name, value_field: '{{slug}}' }
			: { collection: sectionOf(collection), file: name, value_field: `${place}id` }),
		display_fields: [`${place}${shown}`],
	};
}

/** The photos that the build can read. By default Sveltia refuses those of iPhones and accepts drawings. */
const photoTypes = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** The reason that nearly every text has. As a hint, it would only be noise. */
const commonReason = shapeOf(text('a text')).why;

/** "the phone number" becomes "Phone number"; a field without a title is named by its key. */
function labelOf(key: string, { title = keyWords(key) }: Shape): string {
	const words = title.replace(/^(?:the list of|the|an?) /, '');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is drawn for a value: the name and the options of a widget of Sveltia, or of ours. */
interface Control {
	widget: string;
	[option: string]: unknown;
}

/** The widgets that something is typed into, so that an example helps. */
const typedWidgets = ['text', 'string', 'keyvalue', 'number-as-text', 'color'];

function hintOf({ why = '', example = '' }: Shape, { widget }: Control): string {
	const isShort = typedWidgets.includes(widget) && /^.{1,90}$/.test(example);
	return `${why === commonReason ? '' : why} ${isShort ? `For example: ${example}` : ''}`.trim();
}

const optionsOf = (choices: readonly string[]) =>
	choices.map((value) => {
		const words = value.replaceAll(/[_-]|(?<=[a-z])(?=[A-Z])|(?=[A-Z][a-z])\B/g, ' ').toLowerCase();
		const label = new Map(Object.entries(stateNames)).get(value) ?? labelOf('', { title: words });
		return { value, label };
	});

/** The title of a collapsed list entry: the field by which people recognize it, and while that may be left out, the next. */
function summaryOf({ properties = {}, required = [] }: Shape): object {
	const keys = nameKeys.filter((key) => key in properties);
	const shown = keys.slice(0, keys.findIndex((key) => required.includes(key)) + 1 || undefined);
	return keys.length === 0 ? {} : { summary: shown.map((key) => `{{fields.${key}}}`).join(' ') };
}

function textControl({ title = 'this', why = '', example = '', ...shape }: Shape): Control {
	// Zod writes no pattern for the address of a page. It may begin with its name.
	const pattern = shape.format === 'uri' ? '^(?:https?://)?[^\\s/@]+\\.[^\\s/]\\S*$' : shape.pattern;
	return {
		// It starts small and grows (page/admin.html).
		widget: pattern === undefined ? 'text' : 'string',
		use_emoji_autocomplete: false,
		pattern: pattern && [pattern, `Please write ${title} like this: ${example}. ${why}`.trim()],
		minlength: (shape.minLength ?? 0) > 1 ? shape.minLength : undefined,
		maxlength: shape.maxLength,
	};
}

/**
 * A field for text, which page/page.ts adds, because Sveltia's own for numbers drops what it can't read: it would save
 * 200 for "1,200".
 */
function numberControl({ title = 'this', example = '', ...shape }: Shape): Control {
	// The content check verifies the limits, but for 0. One field may say the least and the most.
	const { minimum = -1 } = shape;
	const form = numberForm.replace('-?', minimum < 0 ? '-?' : '').slice(1);
	const start = `^${shape.type === 'integer' ? String.raw`(?!.*\.\d)` : ''}${minimum > 0 ? '(?=.*[1-9])' : ''}`;
	const pattern = shape.pattern ?? `${start}${form}`;
	return {
		widget: 'number-as-text',
		use_emoji_autocomplete: false,
		pattern: [pattern, `Please write ${title} like this: ${example}.`],
	};
}

export function listControl(key: string, { items = {}, minItems: min, maxItems: max }: Shape): Control {
	const choices = choicesOf(items);
	if (choices) return { widget: 'select', multiple: true, options: optionsOf(choices), min, max };
	// "addresses" becomes "address", and "phones" becomes "phone".
	const label = labelOf(key.replace(/(?<=ss)es$|(?<!s)s$/, ''), items);
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

/** The control for a value. @throws Error if there is none for its type */
function kindOf(key: string, shape: Shape): Control {
	const { type, refers, draws, format, properties, additionalProperties } = shape;
	const choices = choicesOf(shape);
	// The address of a page is typed, because it may lead to a place on a page, and so is an icon, because there are
	// 2,400; the content check verifies them.
	if (refers && refers !== 'page' && refers !== 'icon') return buildPicker(refers, shape);
	if (draws === 'color') return { widget: 'color', allowInput: true };
	if (draws) {
		const [accept, folder] = draws === 'photo' ? [photoTypes, '/photos'] : ['.svg,.png,.jpg,.jpeg,.webp', ''];
		const folders = { media_folder: `/content${folder}`, public_folder: `.${folder}` };
		return { widget: 'image', choose_url: false, accept, ...folders };
	}
	if (choices) return { widget: 'select', options: optionsOf(choices) };
	if (format === 'date') return { widget: 'datetime', type: 'date' };
	if (type === 'array') return listControl(key, shape);
	if (additionalProperties) return { widget: 'keyvalue', key_label: 'Name' };
	if (properties) {
		// Folded, a group is named by its first text. Days of the week aren't one.
		const [[name = '', first] = []] = Object.entries(properties);
		const summary = first?.type === 'array' ? labelOf(name, first) : undefined;
		return { widget: 'object', collapsed: 'auto', summary, fields: buildControls(shape) };
	}
	if (type === 'boolean') return { widget: 'boolean', default: shape.default };
	if (type === 'integer' || type === 'number') return numberControl(shape);
	if (type === 'string') return textControl(shape);
	// A year may be a number, or text with a month and a year.
	const words = shape.anyOf?.find((one) => one.type === 'string');
	if (words) return { ...textControl({ ...shape, ...words }), widget: 'number-as-text' };
	throw new Error(`The editing page has no control for ${key}: ${JSON.stringify(shape).slice(0, 200)}`);
}

function buildControl(name: string, shape: Shape, required: boolean): Field {
	const control = kindOf(name, shape);
	return { name, label: labelOf(name, shape), hint: hintOf(shape, control), required, ...control } as Field;
}

/** The fields of a form, or of a group in it, in the order of the schema. */
export const buildControls = ({ properties = {}, required = [] }: Shape): Field[] =>
	Object.entries(properties).map(([key, shape]) => buildControl(key, shape, required.includes(key)));
