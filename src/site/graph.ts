import type { AboutPage, BreadcrumbList, ContactPage, Graph, WebPage } from 'schema-dts';
import { company, labels } from '../content/facts.ts';
import { copyPaths } from '../content/paths.ts';
import type { SharePicture } from '../content/photo.ts';
import { buildBusiness, buildFlorida, graphId, refer, type ShownFacts } from './graph-business.ts';
import {
	buildAuthor,
	buildBlogPosting,
	buildJobPosting,
	buildService,
	type RecordFacts,
} from './graph-record.ts';
import { absoluteUrl } from './site.ts';

/** What a page shows, for its structured data. */
export interface PageFacts extends RecordFacts {
	/** The path from the home page; the page itself comes last. */
	trail?: readonly { name: string; path: string }[] | undefined;
	/** What it shows about the business beyond the footer. */
	shown?: ShownFacts;
}

/** Everything that a page's graph is built from. */
interface GraphFacts extends PageFacts {
	/** Address on this site, without a trailing slash. */
	path: string;
	/** Title of the page without the company's name. */
	title: string;
	picture: SharePicture;
}

const types: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
	[copyPaths.about]: 'AboutPage',
	[copyPaths.contact]: 'ContactPage',
};

/** @param subjects ids of what the page is about; the business by default */
function buildWebPage(
	{ path, title, picture, trail }: GraphFacts,
	subjects: readonly string[],
): WebPage | AboutPage | ContactPage {
	const [subject, ...others] = subjects.map(refer);
	return {
		'@type': types[path] ?? 'WebPage',
		'@id': graphId.onPage(path, 'webpage'),
		url: absoluteUrl(path),
		name: title,
		inLanguage: labels.locale,
		isPartOf: refer(graphId.website),
		...(subject
			? { mainEntity: others.length === 0 ? subject : [subject, ...others] }
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

/** The path from the home page, as the breadcrumb shows it. */
const buildBreadcrumbList = (path: string, trail: NonNullable<PageFacts['trail']>): BreadcrumbList => ({
	'@type': 'BreadcrumbList',
	'@id': graphId.onPage(path, 'breadcrumb'),
	itemListElement: trail.map((crumb, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name: crumb.name,
		item: absoluteUrl(crumb.path),
	})),
});

/**
 * The structured data of a page, as one connected graph (docs/decisions/0020-structured-data.md). It says nothing
 * that the page doesn't show, and nothing about ratings (docs/decisions/0021-no-review-markup.md).
 */
export function buildGraph(facts: GraphFacts): Graph {
	const { path, trail, shown = {}, service, article, positions = [] } = facts;
	const image = absoluteUrl(facts.picture.path);
	const records = [
		...(service ? [buildService(path, service, image)] : []),
		...(article ? [buildBlogPosting(path, article, image)] : []),
		...positions.map((position) => buildJobPosting(path, position)),
	];
	return {
		'@context': 'https://schema.org',
		'@graph': [
			...buildBusiness(shown),
			{
				'@type': 'WebSite',
				'@id': graphId.website,
				name: company.name,
				url: absoluteUrl('/'),
				inLanguage: labels.locale,
				publisher: refer(graphId.business),
			},
			buildWebPage(
				facts,
				records.map((record) => record['@id']),
			),
			...(trail ? [buildBreadcrumbList(path, trail)] : []),
			...records,
			...(article ? [buildAuthor(article.author)] : []),
			...(shown.areas?.length || service ? [buildFlorida()] : []),
		],
	};
}

/**
 * Serializes a graph for a script element. "<" is escaped, because "</script>" or "<!--" in a text would end or
 * break the element
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export const serializeGraph = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
