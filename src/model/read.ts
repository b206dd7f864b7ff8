import { type CollectionEntry, getCollection } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import { getTokens } from './site.ts';

type ListName = 'areas' | 'team' | 'timeline' | 'reviews' | 'gallery' | 'services' | 'careers';

/** The place of a record: in its file (lists) or as its own `order` says (services). */
function placeOf(record: object): number {
	if ('position' in record) return Number(record.position);
	return 'order' in record ? Number(record.order) : 0;
}

/** Reads a collection in the owner's order, with the tokens of the copy filled in. */
export async function readAll<C extends ListName>(name: C): Promise<CollectionEntry<C>['data'][]> {
	const [entries, tokens] = await Promise.all([getCollection(name), getTokens()]);
	return entries
		.map((entry) => fillTokens(entry.data as CollectionEntry<C>['data'], tokens))
		.sort((a, b) => placeOf(a) - placeOf(b));
}
