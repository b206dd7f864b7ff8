import { z } from 'astro/zod';
import type { FieldMeta } from '../../src/schema/field.ts';
import type { Schema } from './catalog.ts';
import type { Path, Source } from './source.ts';
import { textAt, valueAt } from './values.ts';

const definition = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema inside what only makes it optional, gives it a default or prepares its value. */
function unwrap(schema: Schema): Schema {
	const def = definition(schema);
	if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable')
		return unwrap(def.innerType);
	if (def.type === 'pipe') return unwrap(definition(def.in).type === 'transform' ? def.out : def.in);
	return schema;
}

/** False when the field may be left out. */
export function isRequired(schema: Schema): boolean {
	const { type } = definition(schema);
	return type !== 'optional' && type !== 'default';
}

/** The fields of a group by name; undefined for anything else. */
export function fieldsOf(schema: Schema): Record<string, Schema> | undefined {
	const def = definition(unwrap(schema));
	return def.type === 'object' ? (def.shape as Record<string, Schema>) : undefined;
}

/** What the entries of a list look like; undefined for anything else. */
export function entryOf(schema: Schema): Schema | undefined {
	const def = definition(unwrap(schema));
	return def.type === 'array' ? def.element : undefined;
}

/** The allowed values of a choice; undefined for anything else. */
export function choicesOf(schema: Schema): string[] | undefined {
	const def = definition(unwrap(schema));
	if (def.type === 'enum') return Object.values(def.entries).map(String);
	return def.type === 'literal' ? def.values.map(String) : undefined;
}

/** What kind of value is expected: "string", "number", "object", "array", "boolean", … */
export function kindOf(schema: Schema): string {
	return definition(unwrap(schema)).type;
}

/** The bounds of a text's length, a list's length or a number, as its schema sets them. */
export function boundsOf(schema: Schema): { minimum?: number; maximum?: number } {
	const bounds: { minimum?: number; maximum?: number } = {};
	for (const check of definition(unwrap(schema)).checks ?? []) {
		const rule = (check as z.core.$ZodChecks)._zod.def;
		if (rule.check === 'length_equals') bounds.minimum = bounds.maximum = rule.length;
		if (rule.check === 'min_length') bounds.minimum = rule.minimum;
		if (rule.check === 'max_length') bounds.maximum = rule.maximum;
		if (rule.check === 'greater_than') bounds.minimum = Number(rule.value);
		if (rule.check === 'less_than') bounds.maximum = Number(rule.value);
	}
	return bounds;
}

/** The schema of the field at a path, or undefined when the path leads to nothing known. */
export function schemaAt(schema: Schema, path: Path): Schema | undefined {
	let current: Schema | undefined = schema;
	for (const key of path) {
		if (!current) return undefined;
		current = typeof key === 'number' ? entryOf(current) : fieldsOf(current)?.[String(key)];
	}
	return current;
}

/** The words that a field carries for its owner, wherever they were attached: outside or inside of "optional". */
export function metaOf(schema: Schema): FieldMeta {
	const own = z.globalRegistry.get(schema) as FieldMeta | undefined;
	const inner = unwrap(schema);
	return own ?? (inner === schema ? {} : metaOf(inner));
}

/** As metaOf, by path; empty when nothing is known. */
export function metaAt(schema: Schema, path: Path): FieldMeta {
	const found = schemaAt(schema, path);
	return found ? metaOf(found) : {};
}

/** A key as words: "beforeAfter" becomes "before after". */
const keyWords = (key: PropertyKey) =>
	String(key).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** Name of one field without its surroundings. */
function nameAt(source: Source, path: Path): string {
	const key = path.at(-1);
	if (key === undefined) return 'the whole file';
	const title = metaAt(source.schema, path).title;
	if (title !== undefined) return title;
	return typeof key === 'number' ? 'an entry' : `the part “${keyWords(key)}”`;
}

/** By what the owner would recognise a record: its id, its name, its question, or the file that it is alone in. */
export function nameOfRecord(source: Source, path: Path): string {
	const record = valueAt(source.data, path);
	const name = ['id', 'name', 'author', 'question', 'title']
		.map((key) => textAt(record, key))
		.find((text) => text !== undefined);
	if (path.length === 0) return name ?? source.name;
	return name ?? `entry ${Number(path.at(-1)) + 1}`;
}

/**
 * The field in plain words with as much around it as it takes to recognise it:
 * "the answer, number 3 of the questions", "the alternative text, in “living-room”".
 * @param name what to call the field itself, where the schema has no words for it
 */
export function fieldWords(source: Source, path: Path, name = nameAt(source, path)): string {
	const parts = [name];
	for (let depth = path.length - 1; depth >= 0; depth--) {
		const key = path[depth];
		if (typeof key !== 'number') continue;
		const isRecord = depth === 0 && source.collection.kind === 'list';
		parts.push(
			isRecord
				? `in “${nameOfRecord(source, path.slice(0, 1))}”`
				: `number ${key + 1} of ${nameAt(source, path.slice(0, depth))}`,
		);
	}
	return parts.join(', ');
}
