import type { Graph, Thing } from 'schema-dts';
import type { Company } from '../content/schema/company.ts';
import { buildBusiness, buildFlorida, type ShownFacts } from './graph-business.ts';
import { graphId } from './graph-id.ts';
import { buildBreadcrumbList, buildWebPage, buildWebSite, type Trail } from './graph-page.ts';
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
import type { PageHead } from './metadata.ts';
import type { SharePicture } from './share-picture.ts';
import { absoluteUrl } from './site.ts';

/** What a page shows, for its structured data: the facts that a page hands to its head. */
export interface PageFacts {
	/** The way here from the home page; the page itself comes last. */
	trail?: Trail;
	/** What it shows about the business beyond its footer. */
	shown?: Partial<ShownFacts>;
	/** The record that it shows. */
	service?: ServiceFacts;
	article?: ArticleFacts;
	positions?: PositionFacts['record'][];
}

/** Everything that the graph of a page is built from. */
export interface GraphFacts extends PageFacts {
	company: Company;
	/** Language of the page: "en-US". */
	locale: string;
	picture: SharePicture;
}

/** The records of a page as nodes with their ids, and whatever they refer to. */
function buildRecords(
	{ path }: PageHead,
	{ service, article, positions = [], picture, company }: GraphFacts,
): { subjects: string[]; nodes: Thing[] } {
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
 * nothing that the page does not show, and nothing about ratings, which are ours to claim but not to mark up
 * (docs/decisions/0021).
 */
export function buildGraph(head: PageHead, facts: GraphFacts): Graph {
	const { company, locale, picture, trail, service } = facts;
	const shown = { locations: false, founded: false, areas: [], ...facts.shown };
	const { subjects, nodes } = buildRecords(head, facts);
	const namesPlaces = shown.areas.length > 0 || service !== undefined;
	return {
		'@context': 'https://schema.org',
		'@graph': [
			...buildBusiness(company, shown),
			buildWebSite(company, locale),
			buildWebPage(head, { locale, picture, trail, subjects }),
			...(trail ? [buildBreadcrumbList(head.path, trail)] : []),
			...nodes,
			...(namesPlaces ? [buildFlorida()] : []),
		],
	};
}
