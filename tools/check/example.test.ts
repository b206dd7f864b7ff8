import { expect, test } from 'vitest';
import { type Collection, collections } from '../../src/collections.ts';
import { weekdays } from '../../src/content/schema/hours.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { exampleOf } from './example.ts';
import { reportAfter, set, write } from './testing/fixture.ts';

const entries = Object.entries(collections) as [string, Collection][];

/** The examples of all fields, including optional ones. */
function everyExample(shape: Shape): unknown {
	const { properties, items } = shape;
	if (properties)
		return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, everyExample(field)]));
	const example = exampleOf(shape);
	if (!items || !Array.isArray(example) || shape.example !== undefined) return example;
	return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, () => everyExample(items));
}

test.each(entries)('every example in the schema of %s is right', (_, { schema }) => {
	const { error } = schema.safeParse(everyExample(shapeOf(schema)));
	expect(error?.issues ?? []).toEqual([]);
});

test.each(entries.filter(([, { kind }]) => kind === 'list'))(
	'no Fix offers a choice of nothing when %s is empty',
	async (_, { path }) => {
		const { text } = await reportAfter(write(`${path}.yaml`, '[]\n'));
		expect(text).not.toMatch(/: *$/m);
	},
);

test('a Fix shows what the owner wrote in another entry', async () => {
	const week = ['07:30', '9am'].map((opens, index) => ({ days: [weekdays[index]], opens, closes: '16:00' }));
	const { text } = await reportAfter(set('company.yaml', 'hours.week', week));
	expect(text).toContain('Fix:   opens: "07:30"');
});
