import type { AboutPage, BreadcrumbList, ContactPage, WebPage, WebSite } from 'schema-dts';
import type { Company } from '../content/schema/company.ts';
import { graphId, refer } from './graph-id.ts';
import type { PageHead } from './metadata.ts';
import type { SharePicture } from './share-picture.ts';
import { absoluteUrl } from './site.ts';

export const buildWebSite = ({ name }: Pick<Company, 'name'>, inLanguage: string): WebSite => ({
	'@type': 'WebSite',
	'@id': graphId.website,
	name,
	url: absoluteUrl('/'),
	inLanguage,
	publisher: refer(graphId.business),
});

const types = { about: 'AboutPage', contact: 'ContactPage' } as const;

/** The way here from the home page; the page itself comes last. */
export type Trail = readonly { name: string; path: string }[];

interface WebPageFacts {
	locale: string;
	picture: SharePicture;
	trail?: Trail | undefined;
	/** Ids of what the page is about; the business where it is about nothing more special. */
	subjects: readonly string[];
}

/** The page itself. */
export function buildWebPage(
	head: PageHead,
	{ locale, picture, trail, subjects }: WebPageFacts,
): WebPage | AboutPage | ContactPage {
	const type = head.kind === 'about' || head.kind === 'contact' ? types[head.kind] : 'WebPage';
	return {
		'@type': type,
		'@id': graphId.onPage(head.path, 'webpage'),
		url: absoluteUrl(head.path),
		name: head.title,
		inLanguage: locale,
		isPartOf: refer(graphId.website),
		...(subjects.length > 0
			? { mainEntity: subjects.length === 1 ? refer(subjects[0] ?? '') : subjects.map(refer) }
			: { about: refer(graphId.business) }),
		primaryImageOfPage: {
			'@type': 'ImageObject',
			url: absoluteUrl(picture.path),
			width: String(picture.width),
			height: String(picture.height),
		},
		...(trail && { breadcrumb: refer(graphId.onPage(head.path, 'breadcrumb')) }),
	};
}

/** The way to the page from the home page, as its breadcrumb shows it. */
export const buildBreadcrumbList = (path: string, crumbs: Trail): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': graphId.onPage(path, 'breadcrumb'),
	itemListElement: crumbs.map((crumb, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: crumb.name,
		item: absoluteUrl(crumb.path),
	})),
});
