import { type CollectionEntry, getCollection } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import { getTokens } from './site.ts';

type ListName = 'areas' | 'team' | 'timeline' | 'reviews' | 'gallery' | 'services' | 'careers';

/** Reads a collection in the order of its file, with the tokens of the copy filled in. */
export async function readAll<C extends ListName>(name: C): Promise<CollectionEntry<C>['data'][]> {
	const [entries, tokens] = await Promise.all([getCollection(name), getTokens()]);
	return entries.map((entry) => fillTokens(entry.data as CollectionEntry<C>['data'], tokens));
}
