/**
 * Which addresses the site has, given its records: the part of the list of pages (src/site/pages.ts) that needs no
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

/** Pages that no link leads to: error screens, what stands in for a missing network, the form inside its frame. */
export const hiddenPaths = [
	'/404',
	'/500',
	'/offline',
	'/services/404',
	'/blog/404',
	'/embed/appointment-request',
	'/admin',
] as const;
export type HiddenPath = (typeof hiddenPaths)[number];

/** How many records one page of a long list shows; the next are on pages of their own. */
export const pageSizes = { blog: 12, testimonials: 30 } as const;
export type PagedName = keyof typeof pageSizes;

/** How many pages a list needs; an empty one has a page as well. */
const countPages = (name: PagedName, records: number): number =>
	Math.max(1, Math.ceil(records / pageSizes[name]));

/** One page of a list that runs over several. */
export interface NumberedPage {
	/** From 1. */
	number: number;
	path: string;
	/** What stands in the address behind that of the list. */
	rest?: string;
	/** Addresses of all its pages, in order. */
	paths: readonly string[];
}

/** The pages of a list. */
export const listNumberedPages = (name: PagedName, records: number): NumberedPage[] => {
	const start = copyPaths[name];
	const paths = Array.from({ length: countPages(name, records) }, (_, index) =>
		index === 0 ? start : `${start}/page/${index + 1}`,
	);
	return paths.map((path, index) => {
		const rest = path.slice(start.length + 1);
		return { number: index + 1, path, paths, ...(rest && { rest }) };
	});
};

/**
 * What the addresses depend on: ids of the records that have pages (no drafts), and the number of reviews. Without
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
