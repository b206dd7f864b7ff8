import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { fillIn, getToday } from './in-words.ts';
import { getLanguage } from './language.ts';
import { hasPage } from './link-target.ts';
import type { CopyPageName } from './paths.ts';
import type { WithId } from './schema/field.ts';
import type { Part } from './schema/part.ts';
import { isPublished } from './today.ts';

type LoadedRecord<C extends CollectionKey> = WithId<CollectionEntry<C>['data']>;

/** The position of a record: in its file (lists) or its own `order` (services). Last without one. */
function placeOf(record: object): number {
	const { position, order } = Object(record);
	return Number(position ?? order ?? Number.MAX_SAFE_INTEGER);
}

/** Whether visitors see an article: it's neither a draft nor for a later day. During development, all are shown. */
const isThere = (post: CollectionEntry<'posts'>['data']) =>
	// Not DEV, which is also true in a build if the shell sets NODE_ENV to development.
	import.meta.env.MODE !== 'production' || isPublished(post, getToday());

/** What the ids of records in the language of the page begin with: Astro has each record once for each language. */
const getPrefix = () => `${getLanguage()}/`;

/** Whether what names a record is in the language of the page, so that it can be a page of its own. */
export const isTranslated = ({ lang }: Part): boolean => lang === undefined;

async function load(name: CollectionKey): Promise<LoadedRecord<CollectionKey>[]> {
	const isHere = (entry: CollectionEntry<CollectionKey>) =>
		entry.id.startsWith(getPrefix()) &&
		(name !== 'posts' || isThere(entry.data as CollectionEntry<'posts'>['data'])) &&
		// These are pages and nothing else.
		(!['posts', 'extra'].includes(name) || isTranslated(entry.data));
	return (await getCollection(name, isHere))
		.map(({ id, data }) => ({ ...fillIn(data, getLanguage()), id: id.slice(getPrefix().length) }))
		.sort((a, b) => placeOf(a) - placeOf(b) || a.id.localeCompare(b.id));
}

const queries = new Map<string, Promise<LoadedRecord<CollectionKey>[]>>();

/** Reads a collection in the language of the page and in the owner's order. @param ids only the records with these ids, in this order */
export async function readAll<C extends CollectionKey>(
	name: C,
	ids?: readonly string[],
): Promise<LoadedRecord<C>[]> {
	// During development, the content changes.
	if (import.meta.env.DEV) queries.clear();
	const query = queries.getOrInsertComputed(`${getLanguage()}/${name}`, () => load(name));
	const records = (await query) as LoadedRecord<C>[];
	return ids ? ids.flatMap((id) => records.find((record) => record.id === id) ?? []) : records;
}

/** Reads one record. @throws Error when there is none (the content check prevents it) */
export async function readRecord<C extends CollectionKey>(name: C, id: string): Promise<LoadedRecord<C>> {
	const [record] = await readAll(name, [id]);
	if (!record) throw new Error(`The collection “${name}” has no record “${id}”.`);
	return record;
}

/** Reads a collection of one file with one record, such as the words of a page. @throws Error when the file is missing */
export async function readSingle<C extends CollectionKey>(name: C): Promise<CollectionEntry<C>['data']> {
	const [record] = await readAll(name);
	if (!record) throw new Error(`The file of the collection “${name}” is missing.`);
	return record;
}

/** The words of a page that the owner may leave out; undefined without it. */
export const findSingle = async <Page extends CopyPageName>(name: Page) =>
	hasPage(name) ? readSingle(name) : undefined;

/** Collections of Markdown files. */
export type TextCollection = 'posts' | 'extra';

/** Reads the text of a Markdown file as HTML, without filling in its tokens. */
export const readHtml = async (name: TextCollection, id: string): Promise<string> =>
	(await getEntry(name, getPrefix() + id))?.rendered?.html ?? '';
