import type { CollectionEntry } from 'astro:content';
import { inContentLanguage } from './language.ts';
import { type CopyPageName, copyPaths } from './paths.ts';
import { readAll, readSingle } from './read.ts';
import { hasPage } from './written.ts';

/** The words of a page, from content/pages. @throws Error when its file is missing */
export const getPageCopy = <P extends CopyPageName | 'errors'>(
	name: P,
): Promise<CollectionEntry<P>['data']> => readSingle(name);

/** The words of a page that may be left out; undefined without it. */
export const findPageCopy = async <P extends CopyPageName>(name: P) =>
	hasPage(name) ? getPageCopy(name) : undefined;

/** The pages that list records, each with its collection. */
const lists = { testimonials: 'reviews', blog: 'posts' } as const;

/**
 * Addresses of the pages whose list is empty. They are built so that no link breaks, but menus leave them out and
 * search engines are told not to index them.
 */
export async function listEmptyPages(): Promise<string[]> {
	const pages = Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][];
	const records = await inContentLanguage(() => Promise.all(pages.map(([, name]) => readAll(name))));
	return pages.flatMap(([page], index) => (records[index]?.length === 0 ? [copyPaths[page]] : []));
}
