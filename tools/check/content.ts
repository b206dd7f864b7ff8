import type { z } from 'astro/zod';
import { isCollection, isMap, type Node, type Scalar } from 'yaml';
import { type Collection, type CollectionName, collections } from '../../src/collections.ts';
import { idOf, type Shape, soleFieldOf } from '../../src/content/schema/shape.ts';
import type { ReadFile } from '../../src/source/reader.ts';

export type Path = readonly PropertyKey[];

/** One content file as it was read. The text of an article is its field “body.” */
export interface Source extends ReadFile {
	collection: Collection;
	/** As messages name it: "content/services/tile-grout.yaml". */
	file: string;
	/** File name without folder and extension. */
	name: string;
	/** What it may hold. */
	shape: Shape;
	/** What its schema makes of its data, or refuses in them. */
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
	/** Every place in every source, groups and lists before what they hold. */
	places: readonly Place[];
}

/** A place in a file, with its value: a whole file, a record, a group, a list or a single value. */
export class Place {
	readonly source: Source;
	readonly path: Path;
	readonly value: unknown;
	/** What it may contain; empty if the schema has no such field. */
	readonly shape: Shape;
	/** The group or list that contains it. */
	readonly parent: Place | undefined;

	constructor(source: Source, path: Path, value: unknown, shape: Shape, parent?: Place) {
		this.source = source;
		this.path = path;
		this.value = value;
		const { items, properties } = shape;
		// One text may stand for a list of texts, and for an entry the only field that it needs.
		const sole = this.isEntry
			? properties?.[soleFieldOf(shape) ?? '']
			: items?.type === 'string' && !items.enum && items;
		this.shape = (typeof value === 'string' && sole) || shape;
		this.parent = parent;
	}

	/** A place below this one. */
	at(...keys: Path): Place {
		const [key, ...others] = keys;
		if (key === undefined) return this;
		const { items, properties, additionalProperties } = this.shape;
		const shape = typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties);
		const value = Object.hasOwn(Object(this.value), key) ? Object(this.value)[key] : undefined;
		return new Place(this.source, [...this.path, key], value, shape || {}, this).at(...others);
	}

	/** The entries of the list below this place; none if it isn't one, which the schema refuses. */
	entries(...keys: Path): Place[] {
		const list = this.at(...keys);
		return Array.isArray(list.value) ? list.value.map((_, index) => list.at(index)) : [];
	}

	/** This place and every one below it. */
	get all(): Place[] {
		const { value } = this;
		if (typeof value !== 'object' || value === null) return [this];
		const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
		return [this, ...keys.flatMap((key) => this.at(key).all)];
	}

	/** Whether it's an entry of a list. */
	get isEntry(): boolean {
		return typeof this.path.at(-1) === 'number';
	}

	/** Whether it's the text of an article. */
	get isBody(): boolean {
		return this.source.body !== undefined && this.path[0] === 'body';
	}

	/** Whether it's what a form service is told. */
	get isOfRequest(): boolean {
		return this.source.collection === collections.company && this.path[0] === 'request';
	}

	/** Whether a customer wrote it: a text or a rating, or a record with one. */
	get isByCustomer(): boolean {
		const fields = Object.entries(this.shape.properties ?? {});
		return (
			this.shape.byCustomer ||
			fields.some(([key, { byCustomer }]) => byCustomer && this.at(key).value !== undefined)
		);
	}

	/** The YAML of this place; undefined if the file has nothing there. */
	private get node(): Node | undefined {
		const { root } = this.source;
		if (this.path.length === 0) return root;
		return isCollection(root) ? (root.getIn(this.path, true) as Node | undefined) : undefined;
	}

	/** Where a field begins in its file: with its name, or, if it's missing, where the nearest place around it does. */
	private get start(): number {
		const { node, parent } = this;
		if (!parent) return node?.range?.[0] ?? 0;
		const name = String(this.path.at(-1));
		const group = parent.node;
		const pair = isMap<Scalar>(group) && group.items.find(({ key }) => String(key.value ?? '') === name);
		return (pair ? pair.key.range : node?.range)?.[0] ?? parent.start;
	}

	/** The line of the field or, in an article, the first one that has a part of its text. */
	lineOf(part = ''): number {
		const { text, body = '', lines } = this.source;
		if (!this.isBody) return lines.linePos(this.start).line;
		const offset = text.length - body.length + Math.max(body.indexOf(part), 0);
		return text.slice(0, offset).split('\n').length;
	}

	/** The value as the file has it, on one line; empty if it's missing. */
	get raw(): string {
		const { value } = this;
		if (typeof value === 'string' || value === null) return value ?? '';
		const [from = 0, to = 0] = this.node?.range ?? [];
		return this.source.text.slice(from, to).replace(/\s+/g, ' ').trim();
	}
}

/** A file as one place. */
export const rootOf = (source: Source): Place => new Place(source, [], source.data, source.shape);

/** Every text that people read, articles too. */
export const textsOf = ({ places }: Content): (Place & { value: string })[] =>
	places.filter((place): place is Place & { value: string } => typeof place.value === 'string');

/** The records of a collection whose files could be read, in the order of the files. */
export const recordsOf = ({ sources }: Content, name: CollectionName): Place[] =>
	sources
		.filter(({ collection }) => collection === collections[name])
		.map(rootOf)
		.flatMap((root) => (root.source.collection.kind === 'list' ? root.entries() : root));

/** The records of a collection as the site gets them, each with its place; none of a file in which the schema refuses something. */
export const readRecords = <Name extends CollectionName>(content: Content, name: Name) =>
	recordsOf(content, name).flatMap((place) => {
		const data = place.source.parsed?.data;
		if (data === undefined) return [];
		const record = Object(place.isEntry ? Object(data)[place.path[0] ?? 0] : data);
		type Record = z.output<(typeof collections)[Name]['schema']> & { id: string };
		return { place, record: record as Record };
	});

/** The ids of records, or of the entries of a list in them, which may be made from their names. */
export const idsIn = (entries: readonly Place[]): string[] =>
	entries.map(({ value, isEntry, source }, position) => (isEntry ? idOf(value, position) : source.name));
