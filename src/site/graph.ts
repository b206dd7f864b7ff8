import type { AboutPage, BreadcrumbList, ContactPage, Graph, Thing, WebPage } from 'schema-dts';
import type { SharePicture } from '../content/photo.ts';
import type { Company } from '../content/schema/company.ts';
import { copyPaths } from '../lib/links.ts';
import { buildBusiness, buildFlorida, graphId, refer, type ShownFacts } from './graph-business.ts';
import {
	type ArticleFacts,
	buildAuthor,
	buildBlogPosting,
	buildJobPosting,
	buildService,
	type PositionFacts,
	positionId,
	type ServiceFacts,
} from './graph-record.ts';
import { absoluteUrl } from './site.ts';

/** What a page shows, for its structured data. */
export interface PageFacts {
	/** The way here from the home page; the page itself comes last. */
	trail?: readonly { name: string; path: string }[] | undefined;
	/** What it shows about the business beyond its footer. */
	shown?: Partial<ShownFacts>;
	/** The record that it shows. */
	service?: ServiceFacts;
	article?: ArticleFacts;
	positions?: PositionFacts['record'][];
}

/** Everything that the graph of a page is built from. */
export interface GraphFacts extends PageFacts {
	/** Address on this site, without a trailing slash. */
	path: string;
	/** Title of the page without the company's name. */
	title: string;
	company: Company;
	/** Language of the page: "en-US". */
	locale: string;
	picture: SharePicture;
}

const types = { [copyPaths.about]: 'AboutPage', [copyPaths.contact]: 'ContactPage' } as const;

/** @param subjects ids of what the page is about; the business where it is about nothing more special */
function buildWebPage(
	{ path, title, locale, picture, trail }: GraphFacts,
	subjects: readonly string[],
): WebPage | AboutPage | ContactPage {
	return {
		'@type': path in types ? types[path as keyof typeof types] : 'WebPage',
		'@id': graphId.onPage(path, 'webpage'),
		url: absoluteUrl(path),
		name: title,
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
		...(trail && { breadcrumb: refer(graphId.onPage(path, 'breadcrumb')) }),
	};
}

/** The way to the page from the home page, as its breadcrumb shows it. */
const buildBreadcrumbList = ({ path, trail = [] }: GraphFacts): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': graphId.onPage(path, 'breadcrumb'),
	itemListElement: trail.map((crumb, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: crumb.name,
		item: absoluteUrl(crumb.path),
	})),
});

/** The records of a page as nodes with their ids, and whatever they refer to. */
function buildRecords({ path, service, article, positions = [], picture, company }: GraphFacts): {
	subjects: string[];
	nodes: Thing[];
} {
	const image = absoluteUrl(picture.path);
	if (service)
		return { subjects: [graphId.onPage(path, 'service')], nodes: [buildService(path, service, image)] };
	if (article)
		return {
			subjects: [graphId.onPage(path, 'article')],
			nodes: [buildBlogPosting(path, article, image), buildAuthor(article.author)],
		};
	return {
		subjects: positions.map(({ id }) => positionId(path, id)),
		nodes: positions.map((record) => buildJobPosting(path, { record, company: company.name })),
	};
}

/**
 * Everything that a page tells search engines about itself, as one connected graph (docs/decisions/0020). It says
 * nothing that the page does not show, and nothing about ratings (docs/decisions/0021).
 */
export function buildGraph(facts: GraphFacts): Graph {
	const { company, locale, trail, service } = facts;
	const shown = { locations: false, founded: false, areas: [], ...facts.shown };
	const { subjects, nodes } = buildRecords(facts);
	const namesPlaces = shown.areas.length > 0 || service !== undefined;
	return {
		'@context': 'https://schema.org',
		'@graph': [
			...buildBusiness(company, shown),
			{
				'@type': 'WebSite',
				'@id': graphId.website,
				name: company.name,
				url: absoluteUrl('/'),
				inLanguage: locale,
				publisher: refer(graphId.business),
			},
			buildWebPage(facts, subjects),
			...(trail ? [buildBreadcrumbList(facts)] : []),
			...nodes,
			...(namesPlaces ? [buildFlorida()] : []),
		],
	};
}

/**
 * Writes a graph for a script element. "<" is escaped, because "</script>" or "<!--" in a text would end or break the
 * element (HTML, "Restrictions for contents of script elements").
 */
export const serializeGraph = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
