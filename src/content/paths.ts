/**
 * The one list of page names and addresses. Links and the sitemap are made from it, the content check uses it to
 * verify links, and a test compares it with the built site.
 */

/** Pages with a file in content/pages, by the name of their collection, in the order of the sitemap. */
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

/** Collections with a page for each record, and its address from the record's id. */
export const recordPaths = {
	services: (id: string) => `/services/${id}`,
	posts: (id: string) => `/blog/${id}`,
	legal: (id: string) => `/${id}`,
	stainSpills: (id: string) => `${copyPaths.stainGuide}/${id}`,
} as const;

/** Pages without a link to them: error screens, the offline screen, the form inside its frame. */
export const hiddenPaths = [
	'/404',
	'/500',
	'/offline',
	'/services/404',
	'/blog/404',
	'/embed/appointment-request',
	'/embed/offline',
	'/admin',
] as const;

/** How many records a page of a long list shows. Astro's paginate() makes further pages. */
export const pageSizes = { blog: 12, testimonials: 30 } as const;

/** Addresses of the pages of a list from the second on. */
const listFurtherPages = (name: keyof typeof pageSizes, records: number): string[] =>
	Array.from(
		{ length: Math.max(0, Math.ceil(records / pageSizes[name]) - 1) },
		(_, index) => `${copyPaths[name]}/${index + 2}`,
	);

/**
 * What the addresses depend on: ids of the records that have pages (without drafts), and the number of reviews.
 * Without spills there is no stain guide.
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
	...listFurtherPages('blog', posts.length),
	...listFurtherPages('testimonials', reviews),
];
