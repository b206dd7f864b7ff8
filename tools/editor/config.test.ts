import { readFileSync } from 'node:fs';
import type { CmsConfig } from '@sveltia/cms';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { type Collection, collections } from '../../src/collections.ts';
import { photoFile } from '../check/files.ts';
import { type Shape, shapeOf } from '../check/schema-walk.ts';
import { buildConfig } from './config.ts';
import { type Control, controlsOf } from './testing/form-answer.ts';

const config = buildConfig({ repository: 'owner/name', branch: 'main' }, 'Our site', {
	reviews: [{ text: 'A text that is long enough for a box of several lines, because it goes on and on.' }],
});

/** The places of a schema that no control asks for. */
function findMissing({ properties = {} }: Shape, controls: readonly Control[], place: string): string[] {
	return Object.entries(properties).flatMap(([key, shape]) => {
		const here = `${place}.${key}`;
		const control = controls.find(({ name }) => name === key);
		if (!control) return [`${here}: no control asks for it`];
		const inner = shape.type === 'array' ? shape.items : shape;
		if (inner?.properties) return findMissing(inner, control.fields ?? [], here);
		if (shape.type === 'array' && !control.field && control.widget !== 'select')
			return [`${here}: its entries have no control`];
		return [];
	});
}

test.each(Object.entries(collections as Record<string, Collection>))(
	'the editing page asks for every field of %s',
	(name, collection) => {
		expect(findMissing(shapeOf(collection.schema), controlsOf(config, name, collection), name)).toEqual([]);
	},
);

test('Sveltia accepts the settings: no control and no option is unknown to it', () => {
	const schema: object = JSON.parse(
		readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'),
	);
	const ajv = new Ajv({ strict: false, validateFormats: false });
	ajv.addSchema(schema, 'sveltia');
	const faults = (definition: string, value: unknown) => {
		const validate = ajv.getSchema(`sveltia#/definitions/${definition}`);
		return validate?.(value) ? [] : [`${definition}: ${JSON.stringify(value).slice(0, 120)}`];
	};
	const sections = (config.collections ?? []) as { files?: unknown[] }[];
	expect(
		sections.flatMap((section) => faults(section.files ? 'FileCollection' : 'EntryCollection', section)),
	).toEqual([]);
	expect(ajv.getSchema('sveltia')?.({ ...config, collections: [] } satisfies CmsConfig)).toBe(true);
});

const control = (collection: keyof typeof collections, ...place: string[]): Control | undefined =>
	place.reduce<Control | undefined>((found, name) => found?.fields?.find((field) => field.name === name), {
		name: '',
		fields: controlsOf(config, collection, collections[collection]),
	});

test('a control has the words, the limits and the example of its schema', () => {
	expect(control('company', 'phones', 'number')).toMatchObject({
		label: 'Phone number',
		required: true,
		pattern: [
			'^\\(\\d{3}\\) \\d{3}-\\d{4}$',
			'Please write the phone number like this: (813) 555-0100. Visitors tap it to call, so it has to be right.',
		],
	});
	expect(control('services', 'metaDescription')).toMatchObject({ minlength: 50, maxlength: 160 });
	expect(control('reviews', 'rating')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 5 });
	expect(control('photos', 'focus', 'x')).toMatchObject({ min: 0, max: 100, step: 10 });
});

test('each kind of field has its own control', () => {
	const widgets = {
		date: control('posts', 'date'),
		body: control('posts', 'body'),
		draft: control('posts', 'draft'),
		author: control('posts', 'author'),
		picture: control('photos', 'file'),
		icon: control('services', 'card', 'icon'),
		days: control('company', 'hours', 'days'),
		reviewText: control('reviews', 'text'),
		reviewName: control('reviews', 'name'),
	};
	expect(Object.fromEntries(Object.entries(widgets).map(([key, found]) => [key, found?.widget]))).toEqual({
		date: 'datetime',
		body: 'richtext',
		draft: 'boolean',
		author: 'relation',
		picture: 'image',
		icon: 'select',
		days: 'select',
		reviewText: 'text',
		reviewName: 'string',
	});
	expect(control('reviews', 'text')?.['required']).toBe(false);
});

test('a photo is taken as it comes, and no other kind of file', () => {
	const kinds = String(control('photos', 'file')?.['accept']).split(',');
	expect(kinds.filter((kind) => !photoFile.test(`photo${kind}`))).toEqual([]);
	expect(kinds).toContain('.heic');
});

test('folded entries of a list are called by their names', () => {
	expect(control('company', 'phones')).toMatchObject({
		label: 'Phones',
		label_singular: 'Phone',
		summary: '{{fields.label}}',
	});
	expect(control('services', 'faqs')).toMatchObject({ collapsed: true, summary: '{{fields.question}}' });
});
