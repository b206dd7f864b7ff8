import { z } from 'astro/zod';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { type Field, fieldAt, textAt, wholeOf } from './content.ts';

/** What may stand in a place: the JSON Schema that Zod writes of it, with the words for the owner. */
export interface Shape extends FieldMeta {
	type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	properties?: Record<string, Shape>;
	required?: string[];
	items?: Shape;
	enum?: unknown[];
	const?: unknown;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
	multipleOf?: number;
	pattern?: string;
	format?: string;
	default?: unknown;
	anyOf?: Shape[];
}

const shapes = new WeakMap<z.ZodType, Shape>();

/** What a schema lets the owner write. */
export function shapeOf(schema: z.ZodType): Shape {
	const known = shapes.get(schema);
	if (known) return known;
	const shape = z.toJSONSchema(schema, { io: 'input' }) as Shape;
	shapes.set(schema, shape);
	return shape;
}

/** What may stand in a field; undefined where the schema knows no such field. */
export const shapeAt = ({ source, path }: Field): Shape | undefined =>
	path.reduce<Shape | undefined>(
		(shape, key) => (typeof key === 'number' ? shape?.items : shape?.properties?.[String(key)]),
		shapeOf(source.schema),
	);

/** The schema of a field, to try values on; undefined where there is none. */
export function schemaAt({ source, path }: Field): z.ZodType | undefined {
	let current: unknown = source.schema;
	for (const key of path) {
		while (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap();
		if (current instanceof z.ZodArray) current = current.element;
		else if (current instanceof z.ZodObject) current = current.shape[String(key)];
		else return undefined;
	}
	return current as z.ZodType | undefined;
}

/** The allowed values of a choice; undefined for anything else. */
export const choicesOf = (shape: Shape): string[] | undefined =>
	shape.const === undefined ? shape.enum?.map(String) : [String(shape.const)];

/** A key as words: "beforeAfter" becomes "before after". */
export const keyWords = (key: PropertyKey) =>
	String(key).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** Name of one field without its surroundings. */
function nameOf(field: Field): string {
	const key = field.path.at(-1);
	if (key === undefined) return 'the whole file';
	return shapeAt(field)?.title ?? (typeof key === 'number' ? 'an entry' : `the part “${keyWords(key)}”`);
}

/** By what the owner would recognize a record: its id, its name, its question, or the file that it is alone in. */
export function nameOfRecord(record: Field): string {
	const name = ['id', 'name', 'title', 'question', 'author']
		.map((key) => textAt(record, key))
		.find((text) => text !== undefined);
	const place = record.path.at(-1);
	return name ?? (place === undefined ? record.source.name : `entry ${Number(place) + 1}`);
}

/**
 * The field in plain words with as much around it as it takes to recognize it:
 * "the answer, entry 3 in the questions", "the alternative text, in “living-room”".
 * @param name what to call the field itself, where the schema has no words for it
 */
export function fieldWords(field: Field, name = nameOf(field)): string {
	const { source, path } = field;
	const around = path.flatMap((key, depth) => {
		if (typeof key !== 'number') return [];
		const list = fieldAt(wholeOf(source), ...path.slice(0, depth));
		return depth === 0 && source.collection.kind === 'list'
			? `in “${nameOfRecord(fieldAt(list, key))}”`
			: `entry ${key + 1} in ${nameOf(list)}`;
	});
	return [name, ...around.toReversed()].join(', ');
}
