import { getPage } from './page.ts';
import { getPosts } from './posts.ts';
import { getAreas } from './records.ts';
import { getServices } from './services.ts';
import { getCompany, getLabels, getNavigation } from './site.ts';

export interface SitemapGroup {
	title: string;
	links: { href: string; label: string; external?: boolean }[];
	/** Towns under a heading of their own; they are no links. */
	towns?: { title: string; names: string[] }[];
}

/** The lists of the sitemap page: main pages, services, service areas, resources (specification section 2, Sitemap). */
export async function getSitemapGroups(): Promise<SitemapGroup[]> {
	const [page, navigation, services, areas, posts, company, labels] = await Promise.all([
		getPage('sitemap'),
		getNavigation(),
		getServices(),
		getAreas(),
		getPosts(),
		getCompany(),
		getLabels(),
	]);
	const known = [...navigation.header, ...navigation.footer.quick];
	const main = ['/', '/about-us', '/services', '/testimonials', '/blog', '/contact', '/careers'];
	return [
		{
			title: page.groups.main,
			links: main.flatMap((href) => known.find((link) => link.href === href) ?? []),
		},
		{
			title: page.groups.services,
			links: services.map((service) => ({ href: `/services/${service.id}`, label: service.title })),
		},
		{
			title: page.groups.resources,
			links: [
				...known.filter((link) => link.href === '/quote').slice(0, 1),
				{ href: company.links.booking, label: labels.shell.bookOnline, external: true },
				...posts.map((post) => ({ href: `/blog/${post.slug}`, label: post.title })),
				...navigation.footer.legal.filter((link) => link.href !== '/sitemap'),
			],
		},
		{
			title: page.groups.areas,
			links: [{ href: '/service-areas', label: labels.action.allAreas }],
			towns: areas.map((area) => ({ title: area.title, names: area.towns.map((town) => town.name) })),
		},
	];
}
