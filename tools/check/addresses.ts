import { collections } from '../../src/collections.ts';
import { type CopyPageName, listPaths, optionalPages, pageOf, recordPaths } from '../../src/content/paths.ts';
import { isPublished, type Published } from '../../src/content/today.ts';
import { hasContent, optionalPageOf } from '../../src/content/written.ts';
import { type Content, type Place, recordsOf, textAt } from './content.ts';
import { namesIn } from './files.ts';

/**
 * Articles that visitors don't see yet, by address: drafts, and those with a later date. Links to one appear with
 * it.
 */
export const listUnpublished = (content: Content): Map<string, { isDraft: boolean }> =>
	new Map(
		recordsOf(content, 'posts').flatMap(({ source, value }) => {
			const { draft = false, date = '' } = Object(value) as Partial<Published>;
			const isHidden = !isPublished({ draft, date }, content.today);
			return isHidden ? [[recordPaths.posts(source.name), { isDraft: draft }] as const] : [];
		}),
	);

/** Whether a file below content/ has something for visitors. One that can't be read is reported by itself. */
export const isFilled = ({ sources }: Content, file: string): boolean =>
	sources.some(({ collection, data }) => collection.path === file && hasContent(data));

/** Whether a page is built. */
export const hasPage = (content: Content, name: CopyPageName): boolean =>
	(optionalPages[name] ?? []).every((file) => isFilled(content, file));

/** The page that the owner hides, if an address belongs to one. What leads there leaves with it. */
export function hiddenPageOf({ hidden }: Content, address: string): CopyPageName | undefined {
	const page = optionalPageOf(pageOf(address));
	return page && hidden.some(({ collection }) => collection === collections[page]) ? page : undefined;
}

/** The address of every page that a link may lead to; twice if two pages have the same one. */
export function listAddresses(content: Content): string[] {
	const unpublished = listUnpublished(content);
	const paths = listPaths({
		services: namesIn(content, collections.services),
		posts: namesIn(content, collections.posts).filter((id) => !unpublished.has(recordPaths.posts(id))),
		legal: namesIn(content, collections.legal),
		stainSpills: hasPage(content, 'stainGuide') ? listIds(recordsOf(content, 'stainSpills')) : [],
		reviews: recordsOf(content, 'reviews').length,
		hasPage: (name) => hasPage(content, name),
	});
	return [...paths, ...unpublished.keys()];
}

const listIds = (places: Place[]) => places.flatMap((place) => textAt(place, 'id') ?? []);
