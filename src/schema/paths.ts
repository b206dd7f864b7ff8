/**
 * Which addresses the site has, given its records: the part of the list of pages (src/model/pages.ts) that needs no
 * build. The content check tells by it whether a link leads anywhere.
 */

import { listServices, takeService } from '../lib/reviews.ts';
import { slugify } from '../lib/text.ts';
import type { Review } from './review.ts';

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

/** The pages of a list. @param start address of the first, for a part of the list with pages of its own */
export const listNumberedPages = (
	name: PagedName,
	records: number,
	start: string = copyPaths[name],
): NumberedPage[] => {
	const paths = Array.from({ length: countPages(name, records) }, (_, index) =>
		index === 0 ? start : `${start}/page/${index + 1}`,
	);
	return paths.map((path, index) => {
		const rest = path.slice(copyPaths[name].length + 1);
		return { number: index + 1, path, paths, ...(rest && { rest }) };
	});
};

/** What the addresses of the reviews depend on. */
export type ReviewAbout = Pick<Review, 'service'>;

/** Where the reviews about a service begin; those about all without one. */
export const buildReviewsPath = (service?: string): string =>
	service ? `${copyPaths.testimonials}/${slugify(service)}` : copyPaths.testimonials;

/** Services with pages of their own: none as long as one page shows all reviews, where the filter has them at hand. */
export const listReviewedServices = (reviews: readonly ReviewAbout[]): string[] =>
	countPages('testimonials', reviews.length) > 1 ? listServices(reviews) : [];

/** The pages of all reviews, then those of each service. */
export const listReviewPages = (
	reviews: readonly ReviewAbout[],
): (NumberedPage & { service?: string | undefined })[] =>
	[undefined, ...listReviewedServices(reviews)].flatMap((service) =>
		listNumberedPages('testimonials', takeService(reviews, service).length, buildReviewsPath(service)).map(
			(page) => ({ ...page, service }),
		),
	);

/**
 * What the addresses depend on: ids of the records that have pages (no drafts), and what each review is about. Without
 * spills there is no stain guide.
 */
export interface PathRecords extends Record<keyof typeof recordPaths, readonly string[]> {
	reviews: readonly ReviewAbout[];
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
	...listReviewPages(reviews)
		.slice(1)
		.map(({ path }) => path),
];
