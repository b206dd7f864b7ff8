/** The one list of page names and addresses, from which links and the sitemap are made. */

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

/** The page that a link leads to: its address without a query and a part of the page. */
export const pageOf = (href: string): string => href.replace(/[?#].*$/, '');

/** What a host looks up of a former address: its path alone, without the slash at its end. "https://www.old.com/rugs/" becomes "/rugs". */
export function formerPathOf(written: string): string {
	const path = pageOf(written.replace(/^(?:https?:\/\/)?[^/]*/, '')).replace(/\/+$/, '') || '/';
	try {
		return decodeURI(path);
	} catch {
		// Percent signs of another encoding.
		return path;
	}
}

/** The pages that the owner may leave out, each with its files below content/: without one of these, nothing leads there. */
export const optionalPages: Partial<Record<CopyPageName, readonly string[]>> = {
	about: ['pages/about'],
	testimonials: ['pages/testimonials'],
	blog: ['pages/blog'],
	careersPage: ['pages/careers'],
	quote: ['pages/quote'],
	serviceAreas: ['pages/service-areas', 'areas'],
	faqPage: ['pages/faq', 'faq'],
	stainGuide: ['pages/stain-guide', 'stain-spills', 'stain-surfaces', 'stain-remedies'],
	waterHelp: ['pages/water-help'],
};

/** Collections with a page for each record, and its address from the record's id. */
export const recordPaths = {
	services: (id: string) => `/services/${id}`,
	posts: (id: string) => `/blog/${id}`,
	legal: (id: string) => `/${id}`,
	extra: (id: string) => `/${id}`,
	stainSpills: (id: string) => `${copyPaths.stainGuide}/${id}`,
	/** Addresses have no capitals: "tampaBay" is at "tampa-bay". */
	areas: (id: string) =>
		`${copyPaths.serviceAreas}/${id.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase()}`,
} as const;
export type RecordPageName = keyof typeof recordPaths;
export const recordPageNames = Object.keys(recordPaths) as RecordPageName[];

/** The regions that have a page: of several, those of which something is said. Others would have a page like any other's. */
export const listRegionsWithPage = <Region extends { summary?: unknown; conditions?: readonly unknown[] }>(
	regions: readonly Region[],
): Region[] =>
	regions.length > 1
		? regions.filter(({ summary, conditions = [] }) => summary || conditions.length > 0)
		: [];

/** Pages without a link to them: error screens, the offline screen, the form inside its frame, the editing page. */
export const hiddenPaths = [
	'/404',
	'/500',
	'/offline',
	'/services/404',
	'/blog/404',
	'/embed/appointment-request',
	'/admin',
] as const;

/** Files that are made of the content of one language. */
export const filePaths = ['/service-area.json', '/rss.xml'] as const;

/** The form in its frame; with a service's id, the one of its page. */
export const formPath = (serviceId?: string): string =>
	['/embed/appointment-request', serviceId].filter(Boolean).join('/');

/** Every address that a link on this site may lead to. @param listIds the ids of the records that have pages, without drafts */
export const listPaths = ({
	listIds,
	hasPage,
}: {
	listIds: (name: RecordPageName) => readonly string[];
	hasPage: (name: CopyPageName) => boolean;
}): string[] => [
	...(Object.keys(copyPaths) as CopyPageName[]).filter(hasPage).map((name) => copyPaths[name]),
	...recordPageNames
		// Nothing else leads to the spills and the regions.
		.filter((name) => name !== 'stainSpills' || hasPage('stainGuide'))
		.filter((name) => name !== 'areas' || hasPage('serviceAreas'))
		.flatMap((name) => listIds(name).map(recordPaths[name])),
];
