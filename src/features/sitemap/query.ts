import { company, labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { getNavigation } from '../../content/navigation.ts';
import { type CopyPageName, copyPaths, recordPaths } from '../../content/paths.ts';
import { findSingle, readAll, readSingle } from '../../content/read.ts';
import { noteOriginal } from '../../content/say.ts';

/** The main pages, in order (docs/specification.md, 3.11). All other pages are listed as resources. */
const main = ['home', 'about', 'servicesPage', 'testimonials', 'blog', 'contact', 'careersPage'] as const;
const resources = ['waterHelp', 'quote', 'faqPage', 'stainGuide'] as const;

interface SitemapLink {
	href: string;
	label: string;
	lang?: string | undefined;
}

export interface SitemapGroup {
	title: string;
	lang?: string | undefined;
	links: SitemapLink[];
	/** Regions under their own heading, which leads to their page, with their towns. */
	areas?: { id: string; title: string; lang?: string | undefined; towns: { name: string }[] }[];
}

/** A page of the owner's words with its title. */
async function findCopy(name: CopyPageName): Promise<SitemapLink> {
	const { title, lang, hero } = Object(await findSingle(name));
	return { href: copyPaths[name], label: title ?? hero?.title, lang: title ? lang : hero?.lang };
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
		{ title: titles.main, links: mainLinks ?? [] },
		{ title: titles.services, links: footer.services },
		{
			title: titles.resources,
			links: [
				...(resourceLinks ?? []),
				...(booking ? [{ href: booking, label: noteOriginal(labels.shell.bookOnline) }] : []),
				...extra.map(({ id, title }) => ({ href: recordPaths.extra(id), label: title })),
				...posts.map(({ id, title }) => ({ href: recordPaths.posts(id), label: title })),
				...policies.map(({ id, title, lang }) => ({ href: recordPaths.legal(id), label: title, lang })),
			],
		},
		{ title: titles.areas, links: [await findCopy('serviceAreas')], areas },
	];
	const guide = nameLikeMenus(await findCopy('stainGuide'));
	return {
		groups: groups
			.map((group) => ({ ...group, lang: titles.lang, links: list(group.links) }))
			.filter(({ links }) => links.length > 0),
		long: {
			title: guide.label,
			lang: guide.lang,
			links: list(
				spills.map(({ id, name, lang }) => ({ href: recordPaths.stainSpills(id), label: name, lang })),
			),
		},
	};
}
