import { company, labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { getNavigation } from '../../content/navigation.ts';
import { type CopyPageName, copyPaths, recordPaths, workPath } from '../../content/paths.ts';
import { findSingle, readAll, readSingle } from '../../content/read.ts';
import { noteOriginal } from '../../content/say.ts';

/** The main pages, in order (docs/specification.md, 3.11). All other pages are listed as resources. */
const main = ['home', 'about', 'servicesPage', 'testimonials', 'blog', 'contact', 'careersPage'] as const;
const resources = ['waterHelp', 'quote', 'faqPage', 'stainGuide'] as const;

interface SitemapLink {
	href: string;
	label: string;
}

export interface SitemapGroup {
	title: string;
	links: SitemapLink[];
	/** Regions under their own heading, which leads to their page, with their towns. */
	areas?: { id: string; title: string; towns: { name: string }[] }[];
}

/** A page of the owner's words with its title. */
async function findCopy(name: CopyPageName): Promise<SitemapLink> {
	const { title, hero } = Object(await findSingle(name));
	return { href: copyPaths[name], label: title ?? hero?.title };
}

/**
 * Every page of the site in groups, each by the name that a menu has for it, or else by its own title.
 * @param posts the articles, newest first
 * @returns the groups, and the one that is much longer than they are
 */
export async function getSitemapGroups(
	posts: { id: string; title: string }[],
): Promise<{ groups: SitemapGroup[]; long: SitemapGroup }> {
	const [{ groups: titles }, { header, footer }, extra, policies, areas, spills] = await Promise.all([
		readSingle('sitemap'),
		getNavigation(),
		readAll('extra'),
		readAll('legal'),
		readAll('areas'),
		readAll('stainSpills'),
	]);
	const menus = [...header, ...footer.quick, ...footer.legal];
	const nameLikeMenus = (link: SitemapLink) => menus.find(({ href }) => href === link.href) ?? link;
	const list = (links: SitemapLink[]) =>
		links.filter(({ href }) => findTarget(href) === href).map(nameLikeMenus);
	const { booking } = company.links;
	const [mainLinks, resourceLinks] = await Promise.all(
		[main, resources].map((names) => Promise.all(names.map(findCopy))),
	);
	const groups: SitemapGroup[] = [
		{ title: titles.main, links: [...(mainLinks ?? []), { href: workPath, label: labels.work.link }] },
		{ title: titles.services, links: footer.services },
		{
			title: titles.resources,
			links: [
				...(resourceLinks ?? []),
				...(booking ? [{ href: booking, label: noteOriginal(labels.shell.bookOnline) }] : []),
				...extra.map(({ id, title }) => ({ href: recordPaths.extra(id), label: title })),
				...posts.map(({ id, title }) => ({ href: recordPaths.posts(id), label: title })),
				...policies.map(({ id, title }) => ({ href: recordPaths.legal(id), label: title })),
			],
		},
		{ title: titles.areas, links: [await findCopy('serviceAreas')], areas },
	];
	return {
		groups: groups
			.map((group) => ({ ...group, links: list(group.links) }))
			.filter(({ links }) => links.length > 0),
		long: {
			title: nameLikeMenus(await findCopy('stainGuide')).label,
			links: list(spills.map(({ id, name }) => ({ href: recordPaths.stainSpills(id), label: name }))),
		},
	};
}
