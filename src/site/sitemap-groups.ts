import { getCompany, getLabels, getNavigation } from '../content/company.ts';
import { getPage } from '../content/page.ts';
import { readRecords } from '../content/read.ts';
import { getServices } from '../content/services.ts';
import { getPosts } from '../features/blog/posts.ts';
import { getAreas } from '../features/service-area/areas.ts';
import { copyPaths, recordPaths } from '../lib/links.ts';

/** Main pages in the order of the specification (section 2, Sitemap); the others stand among the resources. */
const mainPages = [
	'home',
	'about',
	'servicesPage',
	'testimonials',
	'blog',
	'contact',
	'careersPage',
] as const;

/** The lists of the sitemap page: main pages, services, service areas, resources. */
export async function getSitemapGroups() {
	const [page, navigation, services, areas, posts, company, labels] = await Promise.all([
		getPage('sitemap'),
		getNavigation(),
		getServices(),
		getAreas(),
		getPosts(),
		getCompany(),
		getLabels(),
	]);
	const legal = await readRecords('legal');
	const known = [...navigation.header, ...navigation.footer.quick];
	const find = (href: string) => known.find((link) => link.href === href) ?? [];
	return [
		{ title: page.groups.main, links: mainPages.flatMap((name) => find(copyPaths[name])) },
		{
			title: page.groups.services,
			links: services.map(({ id, title }) => ({ href: recordPaths.services(id), label: title })),
		},
		{
			title: page.groups.resources,
			links: [
				{ href: copyPaths.waterHelp, label: labels.shell.waterHelp },
				...[find(copyPaths.quote), find(copyPaths.faqPage), find(copyPaths.stainGuide)].flat(),
				...(company.links.booking
					? [{ href: company.links.booking, label: labels.shell.bookOnline, external: true }]
					: []),
				...posts.map(({ slug, title }) => ({ href: recordPaths.posts(slug), label: title })),
				...legal.map(({ id, data }) => ({ href: recordPaths.legal(id), label: data.title })),
			],
		},
		{
			title: page.groups.areas,
			links: [{ href: copyPaths.serviceAreas, label: labels.action.allAreas }],
			towns: areas.map((area) => ({ title: area.title, names: area.towns.map((town) => town.name) })),
		},
	];
}
