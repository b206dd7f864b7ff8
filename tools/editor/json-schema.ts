import { z } from 'astro/zod';
import { parse } from 'yaml';
import type { Collection, RecordSchema } from '../../src/collections.ts';
import type { FieldMeta } from '../../src/content/schema/field.ts';

/** What the owner may write into one file: a record, or a list of records. */
export const fileSchema = ({ kind, schema }: Collection): RecordSchema | z.ZodArray<RecordSchema> =>
	kind === 'list' ? z.array(schema) : schema;

/** An example of a field as a value: "27.95" is a number where the field holds one. */
function readExample(example: string, type: unknown): unknown {
	return type === 'string' ? example : parse(example);
}

/**
 * The JSON Schema of a collection's file, with which editors complete and check while the owner types. What it can't
 * say, such as whether a record that is referred to exists, is left to the content check. Draft 7 is the newest that
 * every editor with support for YAML reads.
 */
export function buildJsonSchema(collection: Collection): object {
	const { title, purpose } = collection;
	const schema = z.toJSONSchema(fileSchema(collection), {
		target: 'draft-7',
		io: 'input',
		override: ({ jsonSchema: json }) => {
			const { why, example } = json as FieldMeta;
			for (const key of ['why', 'example', 'refers', 'picture'] as const) delete json[key];
			if (why !== undefined) json.description = why;
			if (example !== undefined) json.examples = [readExample(example, json.type)];
		},
	});
	return { ...schema, title, description: purpose };
}

/** Where the JSON Schema of a collection stands, as a path below content/. */
export const schemaFile = ({ path }: Collection): string => `.schema/${path}.json`;

/**
 * The first line of a content file, by which editors find its schema.
 * @see https://github.com/redhat-developer/yaml-language-server#using-inlined-schema
 */
export function schemaLine(collection: Collection): string {
	const folder = collection.kind === 'folder' ? `${collection.path}/` : collection.path;
	const depth = folder.split('/').length - 1;
	return `# yaml-language-server: $schema=${depth === 0 ? './' : '../'.repeat(depth)}${schemaFile(collection)}`;
}
