import { company, labels } from '../../content/facts.ts';
import { isTranslation } from '../../content/language.ts';
import { getNavigation } from '../../content/navigation.ts';
import { getPageCopy } from '../../content/page.ts';
import { type CopyPageName, copyPaths, recordPaths } from '../../content/paths.ts';
import { readAll } from '../../content/read.ts';
import { hasPage } from '../../content/written.ts';

/** The main pages, in order (docs/specification.md, 3.11). All other pages are listed as resources. */
const main = ['home', 'about', 'servicesPage', 'testimonials', 'blog', 'contact', 'careersPage'] as const;
const resources = ['quote', 'faqPage', 'stainGuide'] as const;

interface SitemapRecords {
	posts: { id: string; title: string }[];
	areas: { title: string; towns: { name: string }[] }[];
}

export interface SitemapGroup {
	title: string;
	links: { href: string; label: string; external?: boolean }[];
	/** Towns under their own heading. They aren't links. */
	towns?: { title: string; names: string[] }[];
}

/** Every page of the site in groups; a page that no menu leads to, because it has nothing to show, is left out. */
export async function getSitemapGroups({ posts, areas }: SitemapRecords): Promise<SitemapGroup[]> {
	const [copy, navigation, policies] = await Promise.all([
		getPageCopy('sitemap'),
		getNavigation(),
		readAll('legal'),
	]);
	const known = [...navigation.header, ...navigation.footer.quick];
	const toLinks = (names: readonly (keyof typeof copyPaths)[]) =>
		names.flatMap((name) => known.find(({ href }) => href === copyPaths[name]) ?? []);
	const toLink = (path: (id: string) => string, { id, title }: { id: string; title: string }) => ({
		href: path(id),
		label: title,
	});
	const linkIf = (name: CopyPageName, label: string) =>
		hasPage(name) ? [{ href: copyPaths[name], label }] : [];
	const { booking } = company.links;
	const groups: SitemapGroup[] = [
		{ title: copy.groups.main, links: toLinks(main) },
		{ title: copy.groups.services, links: navigation.footer.services },
		{
			title: copy.groups.resources,
			links: [
				...linkIf('waterHelp', labels.shell.waterHelp),
				...toLinks(resources),
				...(booking ? [{ href: booking, label: labels.shell.bookOnline, external: true }] : []),
				...posts.map((post) => toLink(recordPaths.posts, post)),
				...policies.map(({ id, title }) => {
					const href = recordPaths.legal(id);
					// The text itself is in the content's language alone.
					const inMenu = isTranslation() && navigation.footer.legal.find((link) => link.href === href);
					return inMenu || { href, label: title };
				}),
			],
		},
		{
			title: copy.groups.areas,
			links: linkIf('serviceAreas', labels.action.allAreas),
			towns: areas.map(({ title, towns }) => ({ title, names: towns.map(({ name }) => name) })),
		},
	];
	return groups.filter(({ links }) => links.length > 0);
}
