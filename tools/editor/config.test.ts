import { expect, test } from 'vitest';
import { type CollectionName, collections } from '../../src/collections.ts';
import { buildConfig } from './config.ts';

interface Control {
	name: string;
	fields?: Control[];
	files?: Control[];
	[option: string]: unknown;
}

const config = buildConfig({ repository: 'owner/name' });
const sections = config.collections as unknown as Control[];

/** The controls of a record of a collection. */
function controlsOf(name: CollectionName): Control[] {
	const form = [...sections, ...sections.flatMap(({ files = [] }) => files)].find((one) => one.name === name);
	return (collections[name].kind === 'list' ? form?.fields?.[0]?.fields : form?.fields) ?? [];
}

/** One control, by its keys from the record on. */
const controlAt = (collection: CollectionName, ...keys: string[]) =>
	keys.reduce<Control | undefined>((found, key) => found?.fields?.find(({ name }) => name === key), {
		name: '',
		fields: controlsOf(collection),
	});

test('a control has the label, the limits and the example of its schema', () => {
	expect(controlAt('company', 'phones', 'number')).toMatchObject({
		label: 'Phone number',
		required: true,
		pattern: [
			'^\\(\\d{3}\\) \\d{3}-\\d{4}$',
			'Please write the phone number like this: (813) 555-0100. Visitors tap it to call, so it has to be right.',
		],
	});
	expect(controlAt('services', 'metaDescription')).toMatchObject({ minlength: 50, maxlength: 160 });
	expect(controlAt('reviews', 'rating')).toMatchObject({ value_type: 'int', min: 1, max: 5 });
	expect(controlAt('photos', 'focus', 'x')).toMatchObject({ min: 0, max: 100, step: 10 });
});

test.each([
	['datetime', controlAt('posts', 'date')],
	['richtext', controlAt('posts', 'body')],
	['boolean', controlAt('posts', 'draft')],
	['relation', controlAt('posts', 'author')],
	['image', controlAt('photos', 'file')],
	['select', controlAt('company', 'hours', 'days')],
	['string', controlAt('company', 'email')],
	['text', controlAt('reviews', 'text')],
	['list', controlAt('services', 'faqs')],
])('a %s is used where its kind of value is', (widget, control) => {
	expect(control?.['widget']).toBe(widget);
});
