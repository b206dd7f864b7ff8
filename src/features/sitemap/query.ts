import { company, labels } from '../../content/facts.ts';
import { isTranslation } from '../../content/language.ts';
import { findTarget } from '../../content/link-target.ts';
import { getNavigation } from '../../content/navigation.ts';
import { copyPaths, recordPaths, workPath } from '../../content/paths.ts';
import { readAll, readSingle } from '../../content/read.ts';
import { noteOriginal } from '../../content/say.ts';

/** The main pages, in order (docs/specification.md, 3.11). All other pages are listed as resources. */
const main = ['home', 'about', 'servicesPage', 'testimonials', 'blog', 'contact', 'careersPage'] as const;
const resources = ['quote', 'faqPage', 'stainGuide'] as const;

export interface SitemapGroup {
	title: string;
	links: { href: string; label: string }[];
	/** Regions under their own heading, which leads to their page, with their towns. */
	areas?: { id: string; title: string; towns: { name: string }[] }[];
}

/**
 * Every page of the site in groups; a page that no menu leads to, because it has nothing to show, is left out.
 * @param posts the articles, newest first
 */
export async function getSitemapGroups(posts: { id: string; title: string }[]): Promise<SitemapGroup[]> {
	const [{ groups: titles }, { header, footer }, extra, policies, areas] = await Promise.all([
		readSingle('sitemap'),
		getNavigation(),
		readAll('extra'),
		readAll('legal'),
		readAll('areas'),
	]);
	const known = [...header, ...footer.quick];
	const toLinks = (names: readonly (keyof typeof copyPaths)[]) =>
		names.flatMap((name) => known.find(({ href }) => href === copyPaths[name]) ?? []);
	const work = known.filter(({ href }) => href === workPath).slice(0, 1);
	const { booking } = company.links;
	const resourceLinks = [
		{ href: copyPaths.waterHelp, label: labels.shell.waterHelp },
		...toLinks(resources),
		...(booking ? [{ href: booking, label: noteOriginal(labels.shell.bookOnline) }] : []),
		...extra.map(({ id, title }) => ({ href: recordPaths.extra(id), label: title })),
		...posts.map(({ id, title }) => ({ href: recordPaths.posts(id), label: title })),
		...policies.map(({ id, title }) => {
			const href = recordPaths.legal(id);
			// The text itself is in the content's language alone.
			const inMenu = isTranslation() && footer.legal.find((link) => link.href === href);
			return inMenu || { href, label: title };
		}),
	];
	const areaLinks = [{ href: copyPaths.serviceAreas, label: labels.action.allAreas }];
	return [
		{ title: titles.main, links: [...toLinks(main), ...work] },
		{ title: titles.services, links: footer.services },
		{ title: titles.resources, links: resourceLinks },
		{ title: titles.areas, links: areaLinks, areas },
	]
		.map((group) => ({ ...group, links: group.links.filter(({ href }) => findTarget(href) === href) }))
		.filter(({ links }) => links.length > 0);
}
