import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { redirectLinks } from '../lib/contact-text.ts';
import { once } from '../lib/once.ts';
import { fillText, mapTexts } from '../lib/tokens.ts';
import { getToday, tokens } from './facts.ts';
import { isForeign } from './foreign-text.ts';
import { contentLanguage, getLanguage, inContentLanguage, isTranslation, type Language } from './language.ts';
import { pageOf, recordPaths } from './paths.ts';
import type { WithId } from './schema/field.ts';
import { isPublished } from './today.ts';
import { findTarget } from './written.ts';

/** A record with its id and with its tokens filled in. */
type LoadedRecord<C extends CollectionKey> = WithId<CollectionEntry<C>['data']>;

/** The position of a record: in its file (lists) or its own `order` (services). Last without one. */
function placeOf(record: object): number {
	const place = 'position' in record ? record.position : 'order' in record ? record.order : undefined;
	return place === undefined ? Number.MAX_SAFE_INTEGER : Number(place);
}

/** Whether visitors see an article: it's neither a draft nor for a later day. During development, all are shown. */
const isThere = ({ data }: CollectionEntry<CollectionKey>) =>
	// Not DEV, which is also true in a build if the shell sets NODE_ENV to development.
	import.meta.env.MODE !== 'production' || isPublished(data as CollectionEntry<'posts'>['data'], getToday());

/** How to tell where a link leads: nowhere if visitors don't see its page, because it is hidden, or an article of a later day. */
export const getFindTarget = once(async (): Promise<typeof findTarget> => {
	const posts = await getCollection('posts', (post) => !isThere(post));
	const waiting = new Set(posts.map(({ id }) => recordPaths.posts(withoutLanguage(id))));
	return (href) => (waiting.has(pageOf(href)) ? undefined : findTarget(href));
});

/** Astro keeps a record in another language beside the written one, with the language in front of its id. */
const isIn = (language: Language, { id }: { id: string }) =>
	language === contentLanguage ? !id.includes('/') : id.startsWith(`${language}/`);
const withoutLanguage = (id: string) => id.replace(/^.*\//, '');

/** Whether a record's title is in the language of the page, and so a page of its own. */
export const hasTitle = (record: object): boolean => {
	const {
		metaTitle,
		title,
		name = title,
	} = record as Partial<Record<'metaTitle' | 'title' | 'name', string>>;
	return !isForeign(metaTitle ?? name ?? '');
};

/** Fills in what a text says in braces, in the language of that text. */
function fill(text: string): string {
	const write = () => fillText(text, tokens);
	return isForeign(text) ? inContentLanguage(write) : write();
}

async function load(name: CollectionKey): Promise<LoadedRecord<CollectionKey>[]> {
	const [entries, find] = await Promise.all([getCollection(name), getFindTarget()]);
	const isShown = (entry: CollectionEntry<CollectionKey>) =>
		// These are pages and nothing else.
		isIn(getLanguage(), entry) &&
		(name !== 'posts' || isThere(entry)) &&
		(!['posts', 'extra'].includes(name) || hasTitle(entry.data));
	return entries
		.filter(isShown)
		.map(({ id, data }) => ({
			...mapTexts(data, (text) => redirectLinks(fill(text), find)),
			id: withoutLanguage(id),
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

/** Collections of Markdown files. */
export type TextCollection = 'posts' | 'extra';

/** Reads the text of a Markdown file as HTML, without filling in its tokens. */
export const readHtml = async (name: TextCollection, id: string): Promise<string> =>
	redirectLinks(
		(await getEntry(name, isTranslation() ? `${getLanguage()}/${id}` : id))?.rendered?.html ?? '',
		await getFindTarget(),
	);
