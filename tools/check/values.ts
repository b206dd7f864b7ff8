import type { Content, Path, Source } from './source.ts';

/** True for a group of fields, as opposed to a list or a single value. */
function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** The value at a path, or undefined when a part of the path is absent. */
export function valueAt(value: unknown, path: Path): unknown {
	let current = value;
	for (const key of path) {
		if (Array.isArray(current)) current = current[Number(key)];
		else if (isGroup(current) && Object.hasOwn(current, String(key))) current = current[String(key)];
		else return undefined;
	}
	return current;
}

/** A list at a path; an empty one when there is none, so that checks need not repeat what the schema has refused. */
export function listAt(value: unknown, ...path: PropertyKey[]): unknown[] {
	const found = valueAt(value, path);
	return Array.isArray(found) ? found : [];
}

/** A text at a path, or undefined. */
export function textAt(value: unknown, ...path: PropertyKey[]): string | undefined {
	const found = valueAt(value, path);
	return typeof found === 'string' ? found : undefined;
}

/** A date at a path as YYYY-MM-DD, with or without quotation marks in the file; undefined when it is no date. */
export function dateAt(value: unknown, ...path: PropertyKey[]): string | undefined {
	const found = valueAt(value, path);
	const text =
		found instanceof Date && !Number.isNaN(found.getTime()) ? found.toISOString().slice(0, 10) : found;
	return typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
}

/** Visits every value with its path, groups and lists before what they hold. */
export function walk(value: unknown, visit: (value: unknown, path: Path) => void, path: Path = []): void {
	visit(value, path);
	const entries = Array.isArray(value) ? [...value.entries()] : isGroup(value) ? Object.entries(value) : [];
	for (const [key, item] of entries) walk(item, visit, [...path, key]);
}

/** One record and where it stands. */
export interface Found {
	source: Source;
	/** Of the record inside its file. */
	path: Path;
	data: unknown;
}

/** The files of a collection that could be read. */
export function sourcesOf(content: Content, collection: string): Source[] {
	return content.sources.filter(
		(source) => source.collection.path === collection && source.data !== undefined,
	);
}

/** The records of a collection, in the order of the file. */
export function recordsOf(content: Content, collection: string): Found[] {
	return sourcesOf(content, collection).flatMap((source) =>
		source.collection.kind === 'list'
			? listAt(source.data).map((data, index) => ({ source, path: [index], data }))
			: [{ source, path: [], data: source.data }],
	);
}
