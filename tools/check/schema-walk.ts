import { z } from 'astro/zod';
import type { FieldMeta } from '../../src/schema/field.ts';
import type { Path, Source } from './source.ts';
import { textAt, valueAt } from './values.ts';

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

/** What may stand at a path of a file; undefined when the path leads to nothing known. */
export function shapeAt({ schema }: Source, path: Path): Shape | undefined {
	return path.reduce<Shape | undefined>(
		(shape, key) => (typeof key === 'number' ? shape?.items : shape?.properties?.[String(key)]),
		shapeOf(schema),
	);
}

/** The schema at a path, to try values on; undefined when the path leads to nothing known. */
export function schemaAt({ schema }: Source, path: Path): z.ZodType | undefined {
	let current: unknown = schema;
	for (const key of path) {
		while (current instanceof z.ZodOptional || current instanceof z.ZodDefault) current = current.unwrap();
		if (current instanceof z.ZodArray) current = current.element;
		else if (current instanceof z.ZodObject) current = current.shape[String(key)];
		else return undefined;
	}
	return current as z.ZodType | undefined;
}

/** The allowed values of a choice; undefined for anything else. */
export function choicesOf(shape: Shape): string[] | undefined {
	return shape.const === undefined ? shape.enum?.map(String) : [String(shape.const)];
}

/** The bounds of a text's length, a list's length or a number. */
export function boundsOf(shape: Shape): { minimum?: number; maximum?: number } {
	const minimum = shape.minLength ?? shape.minItems ?? shape.minimum;
	const maximum = shape.maxLength ?? shape.maxItems ?? shape.maximum;
	return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

/** A key as words: "beforeAfter" becomes "before after". */
export const keyWords = (key: PropertyKey) =>
	String(key).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** Name of one field without its surroundings. */
function nameAt(source: Source, path: Path): string {
	const key = path.at(-1);
	if (key === undefined) return 'the whole file';
	const title = shapeAt(source, path)?.title;
	if (title !== undefined) return title;
	return typeof key === 'number' ? 'an entry' : `the part “${keyWords(key)}”`;
}

/** By what the owner would recognize a record: its id, its name, its question, or the file that it is alone in. */
export function nameOfRecord(source: Source, path: Path): string {
	const record = valueAt(source.data, path);
	const name = ['id', 'name', 'title', 'question', 'author']
		.map((key) => textAt(record, key))
		.find((text) => text !== undefined);
	if (path.length === 0) return name ?? source.name;
	return name ?? `entry ${Number(path.at(-1)) + 1}`;
}

/**
 * The field in plain words with as much around it as it takes to recognize it:
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
