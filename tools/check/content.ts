import type { z } from 'astro/zod';
import { isCollection, isMap, type Node, type Scalar } from 'yaml';
import { type Collection, type CollectionName, collections, fileSchema } from '../../src/collections.ts';
import { type Shape, shapeOf, withIds } from '../../src/content/schema/shape.ts';

import type { ReadFile } from '../../src/source/reader.ts';

export type Path = readonly PropertyKey[];

/** One content file as it was read. */
export interface Source extends Omit<ReadFile, 'slips'> {
	collection: Collection;
	/** As messages name it: "content/services/tile-grout.yaml". */
	file: string;
	/** File name without folder and extension. */
	name: string;
	/** What the schema makes of its data, or refuses in them. */
	parsed?: z.ZodSafeParseResult<unknown>;
}

/** Everything that was read. */
export interface Content {
	directory: string;
	/** The folder as messages name it: "content". */
	folder: string;
	/** Every file below the folder, as a path with slashes. */
	files: readonly string[];
	sources: readonly Source[];
	/** Files that can't be read, or that aren't the list or the group that they have to be. Nobody knows what is in one. */
	unreadable: readonly Source[];
	/** Files that the owner hides: pages, and what only they show. Nothing in them is checked. */
	hidden: readonly Source[];
}

/** A place in a file, with its value: a whole file, a record, a group, a list or a single value. */
export interface Place {
	source: Source;
	path: Path;
	value: unknown;
	/** Of a part of a text: what it says, and what it is in plain words. */
	part?: { text: string; name?: string };
}

/** A text for visitors. */
export type Text = Place & { value: string };

/** A place below another one. */
export const childAt = (place: Place, ...keys: Path): Place =>
	keys.reduce<Place>(
		({ source, path, value }, key) => ({
			source,
			path: [...path, key],
			value: Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined,
		}),
		place,
	);

/** A file as one place. */
export const rootOf = (source: Source): Place => ({ source, path: [], value: source.data });

/** The entries of a list; none if it isn't a list, which checkShape reports. */
export const entriesOf = (place: Place, ...keys: Path): Place[] => {
	const list = childAt(place, ...keys);
	return Array.isArray(list.value) ? list.value.map((_, index) => childAt(list, index)) : [];
};

/** The text below a place, or undefined. */
export function textAt(place: Place, ...keys: Path): string | undefined {
	const { value } = childAt(place, ...keys);
	return typeof value === 'string' ? value : undefined;
}

/** Every place below one, itself included; groups and lists before what they hold. */
function descendantsOf(place: Place): Place[] {
	const { value } = place;
	if (typeof value !== 'object' || value === null) return [place];
	const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
	return [place, ...keys.flatMap((key) => descendantsOf(childAt(place, key)))];
}

/** Every place in every file that could be read. */
export const placesOf = (content: Content): Place[] =>
	content.sources.flatMap((source) => descendantsOf(rootOf(source)));

/** Whether a text is the body of an article. */
export const isBody = ({ path }: Place): boolean => path[0] === 'body';

/** Every text that people read: the texts of the YAML, and the text of each article, as its "body". */
export function textsOf(content: Content): Text[] {
	const isText = (place: Place): place is Text => typeof place.value === 'string';
	const bodies = content.sources.flatMap((source): Text[] =>
		source.body === undefined ? [] : [{ source, path: ['body'], value: source.body }],
	);
	return [...placesOf(content).filter(isText), ...bodies];
}

/** The records of a collection whose files could be read, in the order of the files. */
export const recordsOf = (content: Content, name: CollectionName): Place[] =>
	content.sources
		.filter(({ collection }) => collection === collections[name])
		.map(rootOf)
		.flatMap((root) => (root.source.collection.kind === 'list' ? entriesOf(root) : root));

/**
 * The records of a collection as the site gets them, each with its place; none of a file in which the schema refuses
 * something, which checkShape reports.
 */
export const readRecords = <Name extends CollectionName>(content: Content, name: Name) =>
	recordsOf(content, name).flatMap((place) => {
		const { data } = place.source.parsed ?? {};
		if (data === undefined) return [];
		const record = place.path.length > 0 ? Object(data)[place.path[0] ?? 0] : data;
		const made = withIds(
			record as z.output<(typeof collections)[Name]['schema']>,
			shapeOf(collections[name].schema),
		);
		return { place, record: made };
	});

/** A part of a text, such as a link, as a place of its own. */
export const partOf = (place: Place, part: NonNullable<Place['part']>): Place => ({ ...place, part });

/** The YAML of a place; undefined if the file has nothing there. */
export const nodeAt = ({ source: { root }, path }: Place): Node | undefined =>
	path.length === 0 ? root : isCollection(root) ? (root.getIn(path, true) as Node | undefined) : undefined;

/** Where a field begins in its file: with its name, or, if it's missing, where the nearest place around it does. */
function startOf(place: Place): number {
	const node = nodeAt(place);
	if (place.path.length === 0) return node?.range?.[0] ?? 0;
	const group = nodeAt(parentOf(place));
	const name = String(place.path.at(-1));
	const pair = isMap<Scalar>(group) && group.items.find(({ key }) => String(key.value ?? '') === name);
	return (pair ? pair.key.range : node?.range)?.[0] ?? startOf(parentOf(place));
}

/** Line of a place: that of its field or, in an article, the first line that has the part as it is. */
export function lineOf(place: Place): number {
	const { text, body = '', lines } = place.source;
	if (!isBody(place)) return lines.linePos(startOf(place)).line;
	const offset = text.length - body.length + Math.max(body.indexOf(place.part?.text ?? ''), 0);
	return text.slice(0, offset).split('\n').length;
}

/** The field's value as written in the file, on one line; empty if it is missing. */
export function rawOf(place: Place): string {
	const [from = 0, to = 0] = nodeAt(place)?.range ?? [];
	return place.source.text.slice(from, to).replace(/\s+/g, ' ').trim();
}

/** What a place may contain; undefined if the schema has no such field. */
export const shapeAt = ({ source, path }: Place): Shape | undefined =>
	path.reduce<Shape | undefined>(
		(shape, key) =>
			typeof key === 'number'
				? shape?.items
				: (shape?.properties?.[String(key)] ?? (shape?.additionalProperties || undefined)),
		shapeOf(fileSchema(source.collection)),
	);

/** The group or list that contains a place. */
export const parentOf = ({ source, path }: Place): Place => childAt(rootOf(source), ...path.slice(0, -1));

/** Whether a place is an entry of a list. */
export const isEntry = ({ path }: Place): boolean => typeof path.at(-1) === 'number';

/** Whether a customer wrote it: a text or a rating, or a record with one. */
export function isByCustomer(place: Place): boolean {
	const { byCustomer, properties = {} } = shapeAt(place) ?? {};
	return (
		byCustomer ||
		Object.entries(properties).some(
			([key, shape]) => shape.byCustomer && childAt(place, key).value !== undefined,
		)
	);
}
