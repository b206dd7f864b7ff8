import { type CollectionEntry, getEntry } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import { type CollectionName, collections } from '../schema/collections.ts';
import { getTokens } from './site.ts';

/** Collections that hold the copy of one page each. */
type PageName = {
	[Name in CollectionName]: (typeof collections)[Name]['path'] extends `pages/${string}` ? Name : never;
}[CollectionName];

/** The copy of a page, with its tokens filled in. @throws Error when the file is missing */
export async function getPage<P extends PageName>(name: P): Promise<CollectionEntry<P>['data']> {
	const { path } = collections[name];
	const entry = await getEntry(name, path);
	if (!entry) throw new Error(`content/${path}.yaml is missing.`);
	return fillTokens(entry.data as CollectionEntry<P>['data'], await getTokens());
}
