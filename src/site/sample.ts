import { type CollectionKey, getCollection } from 'astro:content';
import { collections } from '../collections.ts';
import { once } from '../lib/once.ts';
import { findSamples } from '../lib/samples.ts';

/** True while anything of the content is made up: the footer then asks to replace it before launch. */
export const hasSampleContent = once(async (): Promise<boolean> => {
	const names = Object.keys(collections).filter((name) => name !== 'labels') as CollectionKey[];
	const entries = await Promise.all(names.map((name) => getCollection(name)));
	return entries.flat().some(({ data }) => findSamples(data).length > 0);
});
