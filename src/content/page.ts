import type { CollectionEntry } from 'astro:content';
import type { CopyPageName } from '../lib/links.ts';
import { readAll, readSingle } from './read.ts';

/** The copy of a page: content/pages. @throws Error when its file is missing */
export const getPage = <P extends CopyPageName | 'errors'>(name: P): Promise<CollectionEntry<P>['data']> =>
	readSingle(name);

/** Whether the stain guide is built: the owner may leave out any of its parts, and then there is none. */
export async function hasStainGuide(): Promise<boolean> {
	const parts = ['stainGuide', 'stainSpills', 'stainSurfaces', 'stainRemedies'] as const;
	const records = await Promise.all(parts.map((part) => readAll(part)));
	return records.every(({ length }) => length > 0);
}
