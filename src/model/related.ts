import { type CopyPageName, copyPaths, recordPaths } from '../schema/paths.ts';
import type { Service } from '../schema/service.ts';
import { getPage, keepBuilt } from './page.ts';
import type { PostRecord } from './posts.ts';
import { readUnnoted } from './reads.ts';

/** A link to a page worth reading next, with one line of why. */
export interface RelatedLink {
	href: string;
	label: string;
	text?: string;
}

/** Links to the pages among these that are built, in this order, with their own titles and descriptions. */
export const getRelatedPages = (...names: CopyPageName[]): Promise<RelatedLink[]> =>
	readUnnoted(async () =>
		Promise.all(
			(await keepBuilt(names)).map(async (name) => {
				const { metaTitle, metaDescription } = await getPage(name);
				return { href: copyPaths[name], label: metaTitle, text: metaDescription };
			}),
		),
	);

/** Links to services. */
export const toServiceLinks = (services: readonly Service[]): RelatedLink[] =>
	services.map(({ id, title, card }) => ({
		href: recordPaths.services(id),
		label: title,
		text: card.description,
	}));

/** Links to articles. */
export const toPostLinks = (posts: readonly PostRecord[]): RelatedLink[] =>
	posts.map(({ slug, title, excerpt }) => ({ href: recordPaths.posts(slug), label: title, text: excerpt }));
