import type { AboutPage, BreadcrumbList, ContactPage, WebPage, WebSite } from 'schema-dts';
import type { Company } from '../schema/company.ts';
import { graphId, refer } from './graph-id.ts';
import type { PageHead } from './metadata.ts';
import type { SharePicture } from './share-picture.ts';
import { absoluteUrl } from './site.ts';

/** The language of every page; the same as lang on the html element. */
const inLanguage = 'en-US';

export const buildWebSite = ({ name }: Pick<Company, 'name'>): WebSite => ({
	'@type': 'WebSite',
	'@id': graphId.website,
	name,
	url: absoluteUrl('/'),
	inLanguage,
	publisher: refer(graphId.business),
});

const types = { about: 'AboutPage', contact: 'ContactPage' } as const;

/** The page itself. @param subject id of what it is about; the business where it is about nothing more special */
export function buildWebPage(
	head: PageHead,
	picture: SharePicture,
	subject?: string,
): WebPage | AboutPage | ContactPage {
	const type = head.kind === 'about' || head.kind === 'contact' ? types[head.kind] : 'WebPage';
	return {
		'@type': type,
		'@id': graphId.onPage(head.path, 'webpage'),
		url: absoluteUrl(head.path),
		name: head.title,
		inLanguage,
		isPartOf: refer(graphId.website),
		...(subject ? { mainEntity: refer(subject) } : { about: refer(graphId.business) }),
		primaryImageOfPage: {
			'@type': 'ImageObject',
			url: absoluteUrl(picture.path),
			width: String(picture.width),
			height: String(picture.height),
		},
		...(head.breadcrumb && { breadcrumb: refer(graphId.onPage(head.path, 'breadcrumb')) }),
	};
}

/** The way to the page from the home page, as its breadcrumb shows it. */
export const buildBreadcrumbList = (
	path: string,
	crumbs: NonNullable<PageHead['breadcrumb']>,
): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': graphId.onPage(path, 'breadcrumb'),
	itemListElement: crumbs.map((crumb, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: crumb.name,
		item: absoluteUrl(crumb.path),
	})),
});
