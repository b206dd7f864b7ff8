import type { Service } from '../schema/service.ts';
import { getPage } from './page.ts';
import type { PostRecord } from './posts.ts';

/** A link to a page worth reading next, with one line of why. */
export interface RelatedLink {
	href: string;
	label: string;
	text?: string;
}

/** Addresses of the pages that can be offered at the end of another one. */
const paths = {
	servicesPage: '/services',
	about: '/about-us',
	testimonials: '/testimonials',
	blog: '/blog',
	contact: '/contact',
	careersPage: '/careers',
	quote: '/quote',
	serviceAreas: '/service-areas',
} as const;

/** Links to pages worth reading next, in this order, with their own titles and descriptions. */
export async function getRelatedPages(...names: (keyof typeof paths)[]): Promise<RelatedLink[]> {
	return Promise.all(
		names.map(async (name) => {
			const { meta } = await getPage(name);
			return { href: paths[name], label: meta.title, text: meta.description };
		}),
	);
}

/** Links to the services with these ids. */
export const toServiceLinks = (services: Service[], ids: readonly string[]): RelatedLink[] =>
	services
		.filter((service) => ids.includes(service.id))
		.map((service) => ({
			href: `/services/${service.id}`,
			label: service.title,
			text: service.card.description,
		}));

/** Links to the articles with these slugs. */
export const toPostLinks = (posts: PostRecord[], slugs: readonly string[]): RelatedLink[] =>
	posts
		.filter((post) => slugs.includes(post.slug))
		.map((post) => ({ href: `/blog/${post.slug}`, label: post.title, text: post.excerpt }));
