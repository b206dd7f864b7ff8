import type { Graph, Thing } from 'schema-dts';
import { company } from '../content/facts.ts';
import { isTranslation, localize, tagOf } from '../content/language.ts';
import { hasPage } from '../content/link-target.ts';
import { copyPaths } from '../content/paths.ts';
import type { SharePicture } from '../content/photo.ts';
import type { Post } from '../features/blog/schema.ts';
import type { PositionView } from '../features/careers/query.ts';
import type { Area } from '../features/service-area/areas.ts';
import type { Service } from '../features/services/schema.ts';
import { withoutLinks } from '../lib/contact-text.ts';
import {
	business,
	describeBusiness,
	describeRegion,
	describeTown,
	refer,
	type ShownFacts,
} from './graph-business.ts';
import { describePosition } from './graph-position.ts';
import { absoluteUrl } from './site.ts';

/** What a page shows, for its structured data. */
export interface PageFacts {
	/** The path from the home page; the page itself comes last. */
	trail?: readonly { name: string; path: string }[] | undefined;
	shown?: ShownFacts;
	/** A service, with the regions that the page names. */
	service?: { record: Service; areas: readonly Area[] };
	region?: Area;
	article?: { record: Post; author: { id: string; name: string; title: string } | undefined };
	positions?: readonly PositionView[];
}

/** A page: its address in the content's language, its title without the company's name, its picture, and what it shows. */
interface DescribedPage extends PageFacts {
	path: string;
	title: string;
	picture: SharePicture;
}

/** The records that a page shows. They are what it is about. */
function describeRecords({ path, picture, service, region, article, positions = [] }: DescribedPage) {
	const image = absoluteUrl(picture.path);
	/** Prices are left out, because they are only typical ranges. */
	const offered = {
		'@type': 'Service',
		...refer(`${path}#service`),
		url: absoluteUrl(path),
		image,
		provider: business,
	} as const;
	return [
		service && {
			...offered,
			name: service.record.title,
			serviceType: service.record.title,
			description: withoutLinks(service.record.hero.subtitle),
			// As on the page: regions, not towns.
			areaServed: service.areas.map(describeRegion),
		},
		region && {
			...offered,
			name: region.heading ?? region.title,
			serviceType: company.descriptor,
			...(region.summary && { description: withoutLinks(region.summary) }),
			areaServed: [describeRegion(region), ...region.towns.map(describeTown)],
		},
		article && {
			'@type': 'BlogPosting' as const,
			...refer(`${path}#article`),
			headline: article.record.title,
			description: article.record.excerpt,
			image,
			datePublished: article.record.date,
			...(article.record.updated && { dateModified: article.record.updated }),
			articleSection: article.record.category,
			author: article.author ? refer(`${copyPaths.about}#${article.author.id}`) : business,
			publisher: business,
			mainEntityOfPage: refer(`${path}#webpage`),
		},
		...positions.map((position) => describePosition(path, position)),
	].filter((record) => record !== undefined);
}

const pageTypes: Readonly<Record<string, 'AboutPage' | 'ContactPage'>> = {
	[copyPaths.about]: 'AboutPage',
	[copyPaths.contact]: 'ContactPage',
};

/**
 * The structured data of a page, as one connected graph (docs/decisions/0020-structured-data.md). It says nothing
 * that the page doesn't show, and nothing about ratings (docs/decisions/0021-no-review-markup.md).
 */
export function buildGraph(page: DescribedPage): Graph {
	const { title, picture, trail, shown = {}, article } = page;
	const path = localize(page.path).href;
	const records = describeRecords({ ...page, path });
	const [subject, ...others] = records.map((record) => ({ '@id': record['@id'] }));
	const website = refer('/#website');
	const breadcrumb = refer(`${path}#breadcrumb`);
	const nodes: (Thing | undefined)[] = [
		...describeBusiness(shown),
		{
			'@type': 'WebSite',
			...website,
			name: company.name,
			url: absoluteUrl('/'),
			// The same thing on every page, whose own language is below.
			...(!isTranslation() && { inLanguage: tagOf() }),
			publisher: business,
		},
		{
			'@type': pageTypes[page.path] ?? 'WebPage',
			...refer(`${path}#webpage`),
			url: absoluteUrl(path),
			name: title,
			inLanguage: tagOf(),
			isPartOf: website,
			...(subject
				? { mainEntity: others.length === 0 ? subject : [subject, ...others] }
				: { about: business }),
			primaryImageOfPage: {
				'@type': 'ImageObject',
				url: absoluteUrl(picture.path),
				width: String(picture.width),
				height: String(picture.height),
			},
			...(trail && { breadcrumb }),
		},
		trail && {
			'@type': 'BreadcrumbList',
			...breadcrumb,
			itemListElement: trail.map((crumb, index) => ({
				'@type': 'ListItem',
				position: index + 1,
				name: crumb.name,
				item: absoluteUrl(localize(crumb.path).href),
			})),
		},
		...records,
		article?.author && {
			'@type': 'Person',
			...refer(`${copyPaths.about}#${article.author.id}`),
			name: article.author.name,
			jobTitle: article.author.title,
			...(hasPage('about') && { url: absoluteUrl(`${copyPaths.about}#team`) }),
			worksFor: business,
		},
	];
	return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) };
}

/**
 * Serializes a graph for a script element, which "</script>" or "<!--" in a text would end or break
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export const serializeGraph = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
