import type { CollectionEntry, CollectionKey } from 'astro:content';
import type { CopyPageName } from '../lib/links.ts';
import { readRecords, readSingle } from './read.ts';
import { readUnnoted } from './reads.ts';

/** The copy of a page: content/pages. @throws Error when its file is missing */
export const getPage = <P extends CopyPageName | 'errors'>(name: P): Promise<CollectionEntry<P>['data']> =>
	readSingle(name);

/** What a page that the owner may leave out is made of. */
const parts: Partial<Record<CopyPageName, CollectionKey[]>> = {
	stainGuide: ['stainGuide', 'stainSpills', 'stainSurfaces', 'stainRemedies'],
};

/** Whether a page is built: one that may be left out is there as long as each of its parts has a record. */
export const hasPage = (name: CopyPageName): Promise<boolean> =>
	readUnnoted(async () => {
		const records = await Promise.all((parts[name] ?? []).map((part) => readRecords(part)));
		return records.every(({ length }) => length > 0);
	});

/** Those of the pages that are built, in the same order. */
export async function keepBuilt<Name extends CopyPageName>(names: readonly Name[]): Promise<Name[]> {
	const built = await Promise.all(names.map(hasPage));
	return names.filter((_, index) => built[index]);
}
