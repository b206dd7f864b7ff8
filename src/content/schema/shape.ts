import { z } from 'astro/zod';
import type { FieldMeta } from './field.ts';

/** What a field may contain: its JSON Schema, written by Zod, with the words for the owner. */
export interface Shape extends FieldMeta {
	type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
	properties?: Record<string, Shape>;
	required?: string[];
	/** Of a group with names of the owner's choice, which all have values of this kind. */
	additionalProperties?: Shape | false;
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

/** The shape of a schema. */
export function shapeOf(schema: z.ZodType): Shape {
	const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as Shape);
	shapes.set(schema, shape);
	return shape;
}

/** The names of all fields of a record, at any depth. */
export const listNames = ({ properties = {}, items }: Shape): string[] => [
	...Object.entries(properties).flatMap(([name, shape]) => [name, ...listNames(shape)]),
	...(items ? listNames(items) : []),
];

/** The allowed values of a choice; undefined for anything else. */
export const choicesOf = (shape: Shape): string[] | undefined =>
	shape.const === undefined ? shape.enum?.map(String) : [String(shape.const)];

/** A key as words: "beforeAfter" becomes "before after". */
export const keyWords = (key: PropertyKey) =>
	String(key).replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

/** Fields by which people recognize an entry, the best first. */
export const nameKeys = [
	'name',
	'title',
	'label',
	'question',
	'author',
	'value',
	'sentence',
	'service',
	'id',
	'type',
	'from',
	'days',
];
