import { type Document, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Collection } from '../../src/collections.ts';
import type { fileSchema } from '../editor/json-schema.ts';

export type Path = readonly PropertyKey[];

/** One content file as it was read. */
export interface Source {
	collection: Collection;
	/** As the owner knows it: "content/services/tile-grout.yaml". */
	file: string;
	/** File name without folder and extension. */
	name: string;
	/** Of the whole file: a list of records for a list file. */
	schema: ReturnType<typeof fileSchema>;
	text: string;
	/** Parsed YAML; absent when it is broken. */
	document?: Document.Parsed;
	/** Where the YAML begins in `text`: after the first line of an article, else 0. */
	yamlStart: number;
	/** Plain values; undefined when the YAML is broken or empty. */
	data: unknown;
	/** Where the Markdown body begins in `text`, for articles. */
	bodyStart?: number;
}

/** Everything that was read. */
export interface Content {
	/** Folder on disk. */
	directory: string;
	/** The folder as it is shown: "content". */
	label: string;
	/** Every file below the folder, as a path with slashes. */
	files: readonly string[];
	sources: readonly Source[];
	/** The day of the check in Florida, YYYY-MM-DD. */
	today: string;
}

/** A place in a file and what stands there: a whole file, a record, a group, a list or a single value. */
export interface Field {
	source: Source;
	path: Path;
	/** Undefined where the file has nothing at the path. */
	value: unknown;
	/** True for the Markdown below the facts of an article. */
	isBody?: boolean;
}

/** True for a group of fields, as opposed to a list or a single value. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A field below another one, whether it is there or not. */
export function fieldAt(field: Field, ...keys: Path): Field {
	let { value } = field;
	for (const key of keys) {
		const holds = Array.isArray(value) || (isGroup(value) && Object.hasOwn(value, key));
		value = holds ? (value as Record<PropertyKey, unknown>)[key] : undefined;
	}
	return { source: field.source, path: [...field.path, ...keys], value };
}

/** A file as one field. */
export const wholeOf = (source: Source): Field => ({ source, path: [], value: source.data });

/** The entries of a list; none where there is no list, so that checks need not repeat what the schema has refused. */
export function entriesOf(field: Field): Field[] {
	return Array.isArray(field.value) ? field.value.map((_, index) => fieldAt(field, index)) : [];
}

/** The text below a field, or undefined. */
export function textAt(field: Field, ...keys: Path): string | undefined {
	const { value } = fieldAt(field, ...keys);
	return typeof value === 'string' ? value : undefined;
}

/** The date below a field as YYYY-MM-DD, with or without quotation marks in the file; undefined when it is no date. */
export function dateAt(field: Field, ...keys: Path): string | undefined {
	const { value } = fieldAt(field, ...keys);
	const isDate = value instanceof Date && !Number.isNaN(value.getTime());
	const text = isDate ? value.toISOString().slice(0, 10) : value;
	return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}

/** Every field below one, itself included; groups and lists before what they hold. */
function listBelow(field: Field): Field[] {
	const { value } = field;
	const keys = Array.isArray(value) ? [...value.keys()] : isGroup(value) ? Object.keys(value) : [];
	return [field, ...keys.flatMap((key) => listBelow(fieldAt(field, key)))];
}

/** Every field of every file that could be read. */
export const fieldsOf = (content: Content): Field[] =>
	content.sources.flatMap((source) => listBelow(wholeOf(source)));

/** Every text that people read: the texts of the YAML, and what stands below the facts of each article. */
export function textsOf(content: Content): (Field & { value: string })[] {
	const bodies = content.sources.flatMap((source) =>
		source.bodyStart === undefined
			? []
			: { source, path: [], value: source.text.slice(source.bodyStart), isBody: true },
	);
	const isText = (field: Field): field is Field & { value: string } => typeof field.value === 'string';
	return [...fieldsOf(content).filter(isText), ...bodies];
}

/** The records of a collection whose files could be read, in the order of the files. */
export function recordsOf(content: Content, collection: string): Field[] {
	return content.sources
		.filter(({ collection: { path }, data }) => path === collection && data !== undefined)
		.flatMap((source) =>
			source.collection.kind === 'list' ? entriesOf(wholeOf(source)) : [wholeOf(source)],
		);
}

/** Line number, from 1, of a position in a text. */
export const lineAt = (text: string, offset: number): number =>
	text.slice(0, Math.max(0, offset)).split('\n').length;

/** Follows a path through the YAML; stops at the last part that exists, whose beginning is returned. */
function findPlace({ source, path }: Field): { start: number; node: Node | undefined } {
	let node: Node | undefined = source.document?.contents ?? undefined;
	let start = node?.range?.[0] ?? 0;
	for (const key of path) {
		if (isMap(node)) {
			const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
			if (!pair) return { start, node: undefined };
			start = isNode(pair.key) ? (pair.key.range?.[0] ?? start) : start;
			node = isNode(pair.value) ? pair.value : undefined;
		} else if (isSeq(node) && isNode(node.items[Number(key)])) {
			node = node.items[Number(key)] as Node;
			start = node.range?.[0] ?? start;
		} else {
			return { start, node: undefined };
		}
	}
	return { start, node };
}

/** Line of a field. @param needle a piece of its text: in a long text, the line that holds the piece */
export function lineOf(field: Field, needle?: string): number {
	const { text, yamlStart, bodyStart = 0 } = field.source;
	const { start, node } = findPlace(field);
	const from = field.isBody ? bodyStart : yamlStart + (node?.range?.[0] ?? 0);
	const to = field.isBody ? text.length : yamlStart + (node?.range?.[1] ?? 0);
	const found = needle === undefined ? -1 : text.indexOf(needle, from);
	const isInside = found !== -1 && found < to;
	return lineAt(text, isInside ? found : field.isBody ? bodyStart : yamlStart + start);
}

/** The field's value as it stands in the file, on one line; empty when there is none. */
export function rawOf(field: Field): string {
	const { text, yamlStart } = field.source;
	const [from = 0, to = 0] = findPlace(field).node?.range ?? [];
	return text
		.slice(yamlStart + from, yamlStart + to)
		.replace(/\s+/g, ' ')
		.trim();
}
