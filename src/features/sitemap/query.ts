import { company, labels } from '../../content/facts.ts';
import { findTarget } from '../../content/link-target.ts';
import { getNavigation } from '../../content/navigation.ts';
import { type CopyPageName, copyPaths, recordPaths } from '../../content/paths.ts';
import { findSingle, readAll, readSingle } from '../../content/read.ts';
import { noteOriginal } from '../../content/say.ts';
import type { Part } from '../../content/schema/part.ts';

/** The main pages, in order (docs/specification.md, 3.11). All other pages are listed as resources. */
const main = ['home', 'about', 'servicesPage', 'testimonials', 'blog', 'contact', 'careersPage'] as const;
const resources = ['waterHelp', 'quote', 'faqPage', 'stainGuide'] as const;

type SitemapLink = Part & Record<'href' | 'label', string>;

export interface SitemapGroup extends Part {
	title: string;
	links: SitemapLink[];
	/** Regions under their own heading, which leads to their page, with their towns. */
	areas?: (Part & { id: string; title: string; towns: { name: string }[] })[];
}

/** A page of the owner's words with its title. */
async function findCopy(name: CopyPageName): Promise<SitemapLink> {
	const { title, lang, hero } = Object(await findSingle(name));
	return { href: copyPaths[name], label: title ?? hero?.title, lang: title ? lang : hero?.lang };
}

/**
 * Every page of the site in groups, each by the name that a menu has for it, or else by its own title.
 * @param posts the articles, newest first
 */
export async function getSitemapGroups(posts: { id: string; title: string }[]) {
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
	const groups: SitemapGroup[] = [
		{ title: titles.main, links: await Promise.all(main.map(findCopy)) },
		{ title: titles.services, links: footer.services },
		{
			title: titles.resources,
			links: [
				...(await Promise.all(resources.map(findCopy))),
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
		/** A group with many links, below the others. */
		long: {
			title: guide.label,
			lang: guide.lang,
			links: list(
				spills.map(({ id, name, lang }) => ({ href: recordPaths.stainSpills(id), label: name, lang })),
			),
		},
	};
}
