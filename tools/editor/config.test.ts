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
});

test.each([
	['reviews', ['rating'], '5', ['0', '6', '4.5', '5 stars']],
	['photos', ['focus', 'x'], '100', ['55', '110', '-10']],
	['prices', ['lines', 'from'], '1200', ['1,200', '$150', '49.99', '-5']],
	['careers', ['salary', 'min'], '18.50', ['$18', '18,50']],
	['areas', ['towns', 'longitude'], '-82.46', ['82.46 W']],
] as const)('a number of %s has only digits, within its limits', (name, keys, right, wrong) => {
	const [pattern = ''] = (controlAt(name, ...keys)?.['pattern'] ?? []) as string[];
	expect([right, ...wrong].filter((text) => new RegExp(pattern).test(text))).toEqual([right]);
});

test.each([
	['datetime', controlAt('posts', 'date')],
	['richtext', controlAt('posts', 'body')],
	['boolean', controlAt('posts', 'draft')],
	['boolean', controlAt('offer', 'hidden')],
	['color', controlAt('brand', 'accent')],
	['image', controlAt('brand', 'logo')],
	['string', controlAt('services', 'card', 'icon')],
	['relation', controlAt('posts', 'author')],
	['image', controlAt('photos', 'file')],
	['select', controlAt('company', 'hours', 'week', 'days')],
	['string', controlAt('company', 'email')],
	['number-as-text', controlAt('prices', 'minimum')],
	['text', controlAt('reviews', 'text')],
	['list', controlAt('services', 'faqs')],
])('a %s is used where its kind of value is', (widget, control) => {
	expect(control?.['widget']).toBe(widget);
});
