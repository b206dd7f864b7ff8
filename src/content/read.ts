import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { dropLinks } from '../lib/contact-text.ts';
import { once } from '../lib/once.ts';
import { fillText, mapTexts } from '../lib/tokens.ts';
import { getToday, tokens } from './facts.ts';
import { getLanguage } from './language.ts';
import { recordPaths } from './paths.ts';
import type { WithId } from './schema/field.ts';
import { spanishFolder } from './schema/translation.ts';
import { isPublished } from './today.ts';

/** A record with its id and with its tokens filled in. */
type LoadedRecord<C extends CollectionKey> = WithId<CollectionEntry<C>['data']>;

/** The position of a record: in its file (lists) or its own `order` (services). Last without one. */
function placeOf(record: object): number {
	const place = 'position' in record ? record.position : 'order' in record ? record.order : undefined;
	return place === undefined ? Number.MAX_SAFE_INTEGER : Number(place);
}

/**
 * The addresses of articles that visitors don't see yet: drafts, and those with a later date. Nothing may link to
 * them. During development, all articles are shown.
 */
export const getUnpublished = once(async (): Promise<ReadonlySet<string>> => {
	// Not DEV, which is also true in a build if the shell sets NODE_ENV to development.
	const posts = import.meta.env.MODE === 'production' ? await getCollection('posts') : [];
	return new Set(
		posts.filter(({ data }) => !isPublished(data, getToday())).map(({ id }) => recordPaths.posts(id)),
	);
});

const isSpanish = ({ id }: { id: string }) => id.startsWith(spanishFolder);

/** The ids of the records that have Spanish texts. */
export const listSpanishIds = async (name: CollectionKey): Promise<string[]> =>
	(await getCollection(name)).filter(isSpanish).map(({ id }) => id.replace(spanishFolder, ''));

async function load(name: CollectionKey): Promise<LoadedRecord<CollectionKey>[]> {
	// Articles are in English alone.
	if (name === 'posts' && getLanguage() !== 'en') return [];
	const [entries, unpublished] = await Promise.all([getCollection(name), getUnpublished()]);
	const spanish = new Map(
		getLanguage() === 'es' ? entries.filter(isSpanish).map((entry) => [entry.id, entry]) : [],
	);
	return entries
		.filter((entry) => !isSpanish(entry))
		.filter(({ id }) => name !== 'posts' || !unpublished.has(recordPaths.posts(id)))
		.map(({ id, data }) => ({ id, data: spanish.get(`${spanishFolder}${id}`)?.data ?? data }))
		.map(({ id, data }) => ({
			...mapTexts(data, (text) => dropLinks(fillText(text, tokens), unpublished)),
			id,
		}))
		.sort((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id));
}

const queries = new Map<string, () => Promise<LoadedRecord<CollectionKey>[]>>();

/** Reads a collection in the language of the page and in the owner's order. @param ids only the records with these ids, in this order */
export async function readAll<C extends CollectionKey>(
	name: C,
	ids?: readonly string[],
): Promise<LoadedRecord<C>[]> {
	const key = `${getLanguage()}/${name}`;
	const query = queries.get(key) ?? once(() => load(name));
	queries.set(key, query);
	const records = (await query()) as LoadedRecord<C>[];
	return ids ? ids.flatMap((id) => records.find((record) => record.id === id) ?? []) : records;
}

/** Reads one record. @throws Error when there is none (the content check prevents it) */
export async function readRecord<C extends CollectionKey>(name: C, id: string): Promise<LoadedRecord<C>> {
	const [record] = await readAll(name, [id]);
	if (!record) throw new Error(`The collection “${name}” has no record “${id}”.`);
	return record;
}

/** Reads a collection of one file with one record. @throws Error when the file is missing */
export async function readSingle<C extends CollectionKey>(name: C): Promise<CollectionEntry<C>['data']> {
	const [record] = await readAll(name);
	if (!record) throw new Error(`The file of the collection “${name}” is missing.`);
	return record;
}

/** Reads the text of an article as HTML, without filling in its tokens. */
export const readHtml = async (id: string): Promise<string> =>
	dropLinks((await getEntry('posts', id))?.rendered?.html ?? '', await getUnpublished());
