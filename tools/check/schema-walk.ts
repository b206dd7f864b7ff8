import { z } from 'astro/zod';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { shorten } from '../../src/lib/text.ts';
import { type Field, fieldAt, textAt, wholeOf } from './content.ts';

/** What a place may hold: the JSON Schema that Zod writes of it, with the words for the owner. */
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
	const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Shape);
	shapes.set(schema, shape);
	return shape;
}

/** The names of all fields that a record may have, at any depth. */
export const listNames = ({ properties = {}, items }: Shape): string[] => [
	...Object.entries(properties).flatMap(([name, shape]) => [name, ...listNames(shape)]),
	...(items ? listNames(items) : []),
];

/** What a field may hold; undefined where the schema knows no such field. */
export const shapeAt = ({ source, path }: Field): Shape | undefined =>
	path.reduce<Shape | undefined>(
		(shape, key) => (typeof key === 'number' ? shape?.items : shape?.properties?.[String(key)]),
		shapeOf(source.schema),
	);

/** What a customer wrote: a text or a rating, or a record that holds one. */
export function isByCustomer(field: Field): boolean {
	const { byCustomer, properties = {} } = shapeAt(field) ?? {};
	return (
		byCustomer ||
		Object.entries(properties).some(
			([key, shape]) => shape.byCustomer && fieldAt(field, key).value !== undefined,
		)
	);
}

/** Whether a field of a group may be left out. */
export const isOptional = ({ source, path }: Field): boolean =>
	!shapeAt(fieldAt(wholeOf(source), ...path.slice(0, -1)))?.required?.includes(String(path.at(-1)));

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
	const place = record.path.at(-1);
	return (
		findName(record, ['id', 'name', 'title', 'question', 'author', 'service']) ??
		(place === undefined ? record.source.name : `entry ${Number(place) + 1}`)
	);
}

const findName = (record: Field, keys: string[]): string | undefined =>
	keys.map((key) => textAt(record, key)).find((text) => text?.trim());

/**
 * The field in plain words with as much around it as it takes to recognize it: "the answer, in “What does it
 * cost?”", "the alternative text, in “living-room”".
 * @param name what to call the field itself, where the schema has no words for it
 */
export function fieldWords(field: Field, name = nameOf(field)): string {
	const { source, path } = field;
	const around = path.flatMap((key, depth) => {
		if (typeof key !== 'number') return [];
		const list = fieldAt(wholeOf(source), ...path.slice(0, depth));
		const entry = fieldAt(list, key);
		if (depth === 0) return `in “${nameOfRecord(entry)}”`;
		// Forms show names and no ids. An entry that is the field itself needs its place.
		const keys = ['name', 'title', 'label', 'question', 'author', 'service', 'id'];
		const words = depth < path.length - 1 ? findName(entry, keys) : undefined;
		return words ? `in “${shorten(words, 40)}”` : `entry ${key + 1} in ${nameOf(list)}`;
	});
	return [name, ...around.toReversed()].join(', ');
}
