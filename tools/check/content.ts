import { isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import type { Collection, fileSchema } from '../../src/collections.ts';

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
	/** The parsed YAML; absent when it is broken. */
	root?: Node;
	/** Plain values; undefined when the YAML is broken or empty. */
	data?: unknown;
	/** Where the Markdown body begins in `text`, for articles. */
	bodyStart?: number;
}

/** Everything that was read. */
export interface Content {
	/** Folder on disk; shown as "content". */
	directory: string;
	/** Every file below the folder, as a path with slashes. */
	files: readonly string[];
	sources: readonly Source[];
	/** The day of the check in Florida, YYYY-MM-DD. */
	today: string;
}

/** A place in a file with its value: a whole file, a record, a group, a list or a single value. */
export interface Field {
	source: Source;
	path: Path;
	/** Undefined where the file has nothing at the path. */
	value: unknown;
	node?: Node | undefined;
	/** Where the field begins in the file's text, and where its value does and ends. */
	start: number;
	range: readonly [from: number, to: number];
}

const rangeOf = (node: unknown) =>
	isNode(node) && node.range ? ([node.range[0], node.range[1]] as const) : undefined;

function step({ source, path, value, node, start }: Field, key: PropertyKey): Field {
	const pair = isMap(node)
		? node.items.find((item) => isScalar(item.key) && String(item.key.value ?? '') === String(key))
		: undefined;
	const inner = isSeq(node) ? node.items[Number(key)] : pair?.value;
	const range = rangeOf(inner);
	const from = (rangeOf(pair?.key) ?? range)?.[0] ?? start;
	return {
		source,
		path: [...path, key],
		value: Object.hasOwn(Object(value), key) ? (value as Record<PropertyKey, unknown>)[key] : undefined,
		node: isNode(inner) ? inner : undefined,
		start: from,
		range: range ?? [from, from],
	};
}

/** A field below another one; where it is missing, its place is that of the nearest one around it. */
export const fieldAt = (field: Field, ...keys: Path): Field => keys.reduce(step, field);

/** A file as one field. */
export function wholeOf(source: Source): Field {
	const range = rangeOf(source.root) ?? [0, 0];
	return { source, path: [], value: source.data, node: source.root, start: range[0], range };
}

/** The entries of a list; none where there is no list, so that checks need not repeat what the schema has refused. */
export const entriesOf = (field: Field): Field[] =>
	Array.isArray(field.value) ? field.value.map((_, index) => fieldAt(field, index)) : [];

/** The text below a field, or undefined. */
export function textAt(field: Field, ...keys: Path): string | undefined {
	const { value } = fieldAt(field, ...keys);
	return typeof value === 'string' ? value : undefined;
}

/** Every field below one, itself included; groups and lists before what they hold. */
function listBelow(field: Field): Field[] {
	const { value } = field;
	const keys = Array.isArray(value)
		? [...value.keys()]
		: typeof value === 'object'
			? Object.keys(value ?? {})
			: [];
	return [field, ...keys.flatMap((key) => listBelow(fieldAt(field, key)))];
}

/** Every field of every file that could be read. */
export const fieldsOf = (content: Content): Field[] =>
	content.sources.flatMap((source) => (source.data === undefined ? [] : listBelow(wholeOf(source))));

/** The text below the facts of an article, as a field "body". */
const bodyOf = (source: Source): Field[] => {
	const { text, bodyStart: start } = source;
	if (start === undefined) return [];
	return [{ source, path: ['body'], value: text.slice(start), start, range: [start, text.length] }];
};

/** Every text that people read: the texts of the YAML, and the body of each article. */
export function textsOf(content: Content): (Field & { value: string })[] {
	const isText = (field: Field): field is Field & { value: string } => typeof field.value === 'string';
	return [...fieldsOf(content), ...content.sources.flatMap(bodyOf)].filter(isText);
}

/** The records of a collection whose files could be read, in the order of the files. */
export const recordsOf = (content: Content, collection: string): Field[] =>
	content.sources
		.filter(({ collection: { path }, data }) => path === collection && data !== undefined)
		.flatMap((source) =>
			(source.collection.kind === 'list' ? entriesOf : (one: Field) => [one])(wholeOf(source)),
		);

/** Line number, from 1, of a position in a text. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Line of a field. @param needle a piece of its text: in a long text, the line that holds the piece */
export function lineOf({ source: { text }, start, range }: Field, needle?: string): number {
	const at = needle === undefined ? -1 : text.slice(...range).indexOf(needle);
	return lineAt(text, at === -1 ? start : range[0] + at);
}

/** The field's value as written in the file, on one line; empty when there is none. */
export const rawOf = ({ source: { text }, range }: Field): string =>
	text
		.slice(...range)
		.replace(/\s+/g, ' ')
		.trim();
