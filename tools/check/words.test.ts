import { expect, test } from 'vitest';
import { type Collection, collections } from '../../src/collections.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { reportProblems } from './report.ts';
import { checkAfter } from './testing/fixture.ts';
import { exampleOf } from './words.ts';

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
		const { problems } = await checkAfter({ [path]: '[]' });
		expect(reportProblems(problems)).not.toMatch(/: *$/m);
	},
);
