import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';
import { once } from '../lib/once.ts';
import { fillTokens } from '../lib/tokens.ts';
import { tokens } from './facts.ts';
import type { WithId } from './schema/field.ts';

/** A record with the tokens of its copy filled in. */
interface LoadedRecord<C extends CollectionKey> {
	id: string;
	/** With the record's id among its fields. */
	data: WithId<CollectionEntry<C>['data']>;
	/** The body of an article as HTML, its tokens not yet filled in. */
	html: string;
}

/** The place of a record: in its file (lists) or as its own `order` says (services); last where it has none. */
function placeOf(record: object): number {
	const place = 'position' in record ? record.position : 'order' in record ? record.order : undefined;
	return place === undefined ? Number.MAX_SAFE_INTEGER : Number(place);
}

/** A draft is shown while the site is being developed, and never built. */
const isShown = (record: object) =>
	// Not DEV, which is true in a build as well where a shell has set NODE_ENV to development.
	import.meta.env.MODE !== 'production' || !('draft' in record && record.draft);

async function load(name: CollectionKey): Promise<LoadedRecord<CollectionKey>[]> {
	const entries = await getCollection(name);
	return entries
		.filter((entry) => isShown(entry.data))
		.map((entry) => ({
			id: entry.id,
			data: { ...fillTokens(entry.data, tokens), id: entry.id },
			html: entry.rendered?.html ?? '',
		}))
		.sort((a, b) => placeOf(a.data) - placeOf(b.data) || a.id.localeCompare(b.id));
}

const queries = new Map<CollectionKey, () => Promise<LoadedRecord<CollectionKey>[]>>();

/** Reads a collection in the owner's order. @param ids only the records with these ids, in this order */
export async function readRecords<C extends CollectionKey>(
	name: C,
	ids?: readonly string[],
): Promise<LoadedRecord<C>[]> {
	const query = queries.get(name) ?? once(() => load(name));
	queries.set(name, query);
	const records = (await query()) as unknown as LoadedRecord<C>[];
	return ids ? ids.flatMap((id) => records.find((record) => record.id === id) ?? []) : records;
}

/** The fields alone. */
export async function readAll<C extends CollectionKey>(
	name: C,
): Promise<WithId<CollectionEntry<C>['data']>[]> {
	return (await readRecords(name)).map(({ data }) => data);
}

/** Reads one record. @throws Error when there is none (the content check prevents it) */
export async function readRecord<C extends CollectionKey>(name: C, id: string): Promise<LoadedRecord<C>> {
	const [record] = await readRecords(name, [id]);
	if (!record) throw new Error(`The collection “${name}” has no record “${id}”.`);
	return record;
}

/** Reads a collection of one file with one record. @throws Error when the file is missing */
export async function readSingle<C extends CollectionKey>(name: C): Promise<CollectionEntry<C>['data']> {
	const [record] = await readRecords(name);
	if (!record) throw new Error(`The file of the collection “${name}” is missing.`);
	return record.data;
}
