/**
 * Which addresses the site has, given its records: the part of the list of pages (src/model/pages.ts) that needs no
 * build. The content check tells by it whether a link leads anywhere.
 */

/** Pages with words of their own in content/pages, by the name of their collection, in the order of the sitemap. */
export const copyPaths = {
	home: '/',
	servicesPage: '/services',
	about: '/about-us',
	testimonials: '/testimonials',
	blog: '/blog',
	contact: '/contact',
	careersPage: '/careers',
	quote: '/quote',
	serviceAreas: '/service-areas',
	faqPage: '/faq',
	stainGuide: '/stain-guide',
	waterHelp: '/water-damage-help',
	sitemap: '/sitemap',
} as const;
export type CopyPageName = keyof typeof copyPaths;

/** Collections of which each record has a page, and its address by the record's id. */
export const recordPaths = {
	services: (id: string) => `/services/${id}`,
	posts: (id: string) => `/blog/${id}`,
	legal: (id: string) => `/${id}`,
	stainSpills: (id: string) => `${copyPaths.stainGuide}/${id}`,
} as const;

/** How many records one page of a long list shows; the next are on pages of their own. */
export const pageSizes = { blog: 12, testimonials: 30 } as const;
export type PagedName = keyof typeof pageSizes;

/** How many pages a list needs; an empty one has a page as well. */
export const countPages = (name: PagedName, records: number): number =>
	Math.max(1, Math.ceil(records / pageSizes[name]));

/** Address of one page of a list. @param number from 1, which is the address without a number */
export const buildPagedPath = (name: PagedName, number: number): string =>
	number === 1 ? copyPaths[name] : `${copyPaths[name]}/page/${number}`;

/** The pages of a list; `rest` is what stands in the address behind that of the list. */
export const listNumberedPages = (
	name: PagedName,
	records: number,
): { number: number; path: string; rest?: string }[] =>
	Array.from({ length: countPages(name, records) }, (_, index) => {
		const path = buildPagedPath(name, index + 1);
		return { number: index + 1, path, ...(index > 0 && { rest: path.slice(copyPaths[name].length + 1) }) };
	});

/**
 * What the addresses depend on: ids of the records that have pages (no drafts), and how many reviews there are. Without
 * spills there is no stain guide.
 */
export interface PathRecords extends Record<keyof typeof recordPaths, readonly string[]> {
	reviews: number;
}

/** Every address that a link on this site may lead to. */
export const listPaths = ({ services, posts, legal, stainSpills, reviews }: PathRecords): string[] => [
	...Object.values(copyPaths).filter((path) => path !== copyPaths.stainGuide || stainSpills.length > 0),
	...services.map(recordPaths.services),
	...posts.map(recordPaths.posts),
	...legal.map(recordPaths.legal),
	...stainSpills.map(recordPaths.stainSpills),
	...listNumberedPages('blog', posts.length)
		.slice(1)
		.map(({ path }) => path),
	...listNumberedPages('testimonials', reviews)
		.slice(1)
		.map(({ path }) => path),
];
