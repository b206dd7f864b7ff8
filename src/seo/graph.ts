import type { Graph, Thing } from 'schema-dts';
import type { Company } from '../schema/company.ts';
import { buildBusiness, buildFlorida, type ShownFacts } from './graph-business.ts';
import { graphId } from './graph-id.ts';
import { buildBreadcrumbList, buildWebPage, buildWebSite } from './graph-page.ts';
import {
	type ArticleFacts,
	buildAuthor,
	buildBlogPosting,
	buildJobPosting,
	buildService,
	type PositionFacts,
	type ServiceFacts,
} from './graph-record.ts';
import type { PageHead } from './metadata.ts';
import type { SharePicture } from './share-picture.ts';
import { absoluteUrl } from './site.ts';

/** What the graph of a page is built from; `service`, `article` and `position` are the record that the page shows. */
export interface GraphFacts {
	company: Company;
	shown: ShownFacts;
	picture: SharePicture;
	service?: ServiceFacts | undefined;
	article?: ArticleFacts | undefined;
	position?: PositionFacts | undefined;
}

/** The record of a page as a node with its id, and whatever it refers to. */
function buildRecord(
	{ path }: PageHead,
	{ service, article, position, picture }: GraphFacts,
): { subject: string; nodes: Thing[] } | undefined {
	const image = absoluteUrl(picture.path);
	if (service)
		return { subject: graphId.onPage(path, 'service'), nodes: [buildService(path, service, image)] };
	if (article)
		return {
			subject: graphId.onPage(path, 'article'),
			nodes: [buildBlogPosting(path, article, image), buildAuthor(article.author)],
		};
	if (position)
		return { subject: graphId.onPage(path, 'position'), nodes: [buildJobPosting(path, position)] };
	return undefined;
}

/**
 * Everything that a page tells search engines about itself, as one connected graph (docs/decisions/0020). It says
 * nothing that the page does not show, and nothing about ratings, which are ours to claim but not to mark up
 * (docs/decisions/0021).
 */
export function buildGraph(head: PageHead, facts: GraphFacts): Graph {
	const record = buildRecord(head, facts);
	const namesTowns = facts.shown.areas.length > 0 || facts.service !== undefined;
	return {
		'@context': 'https://schema.org',
		'@graph': [
			...buildBusiness(facts.company, facts.shown),
			buildWebSite(facts.company),
			buildWebPage(head, facts.picture, record?.subject),
			...(head.breadcrumb ? [buildBreadcrumbList(head.path, head.breadcrumb)] : []),
			...(record?.nodes ?? []),
			...(namesTowns ? [buildFlorida()] : []),
		],
	};
}
