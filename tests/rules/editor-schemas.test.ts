import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Collection, collections } from '../../src/collections.ts';
import { buildJsonSchema, schemaFile, schemaLine } from '../../tools/editor/json-schema.ts';
import { listFiles, read } from './source.ts';

const lists: Collection[] = Object.values(collections);

/** The files of a collection. */
const filesOf = ({ kind, path, extension }: Collection) =>
	listFiles(`content/${path}${kind === 'folder' ? '/*' : ''}.${extension}`);

test('the schemas for editors say what the schemas of the site say (npm run schemas writes them anew)', async () => {
	for (const collection of lists) {
		const text = `${JSON.stringify(buildJsonSchema(collection), null, '\t')}\n`;
		await expect(text).toMatchFileSnapshot(`../../content/${schemaFile(collection)}`);
	}
	const known = lists.map((collection) => `content/${schemaFile(collection)}`);
	const left = listFiles('content/.schema/**/*.json').filter((file) => !known.includes(file));
	expect(left.map((file) => `${file}: no collection has this schema, take the file away`)).toEqual([]);
});

test('every YAML file of the content names its schema in its first line', () => {
	const wrong = lists
		.filter(({ extension }) => extension === 'yaml')
		.flatMap((collection) =>
			filesOf(collection)
				.filter((file) => read(file).replace('\uFEFF', '').split(/\r?\n/)[0] !== schemaLine(collection))
				// A record that the owner adds is no worse for a missing line, only for a wrong one.
				.filter((file) => collection.kind !== 'folder' || read(file).includes('$schema='))
				.map((file) => `${file}: the first line has to be ${schemaLine(collection)}`),
		);
	expect(wrong).toEqual([]);
});

test('editors find no fault in the content', () => {
	const ajv = new Ajv({ allErrors: true });
	addFormats.default(ajv);
	const faults = lists.flatMap((collection) => {
		const validate = ajv.compile(buildJsonSchema(collection));
		return filesOf(collection).flatMap((file) => {
			const text = read(file);
			const facts = file.endsWith('.md') ? (/^---\r?\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '') : text;
			validate(parse(facts) ?? []);
			return (validate.errors ?? []).map((error) => `${file} ${error.instancePath} ${error.message}`);
		});
	});
	expect(faults).toEqual([]);
}, 60_000);
