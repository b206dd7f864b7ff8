import type { BlogPosting, JobPosting, Person, Service as ServiceNode } from 'schema-dts';
import type { Position } from '../content/schema/position.ts';
import type { Service } from '../content/schema/service.ts';
import type { Post } from '../features/blog/schema.ts';
import type { Area } from '../features/service-area/areas.ts';
import { withoutLinks } from '../lib/contact-text.ts';
import { escapeMarkup, splitParagraphs } from '../lib/text.ts';
import { graphId, refer } from './graph-business.ts';
import { absoluteUrl } from './site.ts';

export interface ServiceFacts {
	record: Pick<Service, 'id' | 'title' | 'hero'>;
	/** Regions that its page names. */
	areas: readonly Pick<Area, 'title'>[];
}

/** A service with the regions it is offered in, as its page names them: in a line each, not town by town. It has no price, because the site names none. */
export const buildService = (path: string, { record, areas }: ServiceFacts, image: string): ServiceNode => ({
	'@type': 'Service',
	'@id': graphId.onPage(path, 'service'),
	name: record.title,
	serviceType: record.title,
	description: withoutLinks(record.hero.subtitle),
	url: absoluteUrl(path),
	image,
	provider: refer(graphId.business),
	areaServed: areas.map(({ title }) => ({
		'@type': 'Place',
		name: title,
		containedInPlace: refer(graphId.florida),
	})),
});

export interface ArticleFacts {
	record: Pick<Post, 'title' | 'date' | 'updated' | 'category' | 'excerpt'>;
	author: { id: string; name: string; title: string };
}

/** Who wrote an article; presented on the page about the company. */
export const buildAuthor = ({ id, name, title }: ArticleFacts['author']): Person => ({
	'@type': 'Person',
	'@id': graphId.person(id),
	name,
	jobTitle: title,
	url: absoluteUrl('/about-us#team'),
	worksFor: refer(graphId.business),
});

/** An article. https://developers.google.com/search/docs/appearance/structured-data/article */
export const buildBlogPosting = (
	path: string,
	{ record, author }: ArticleFacts,
	image: string,
): BlogPosting => ({
	'@type': 'BlogPosting',
	'@id': graphId.onPage(path, 'article'),
	headline: record.title,
	description: record.excerpt,
	image,
	datePublished: record.date,
	...(record.updated && { dateModified: record.updated }),
	articleSection: record.category,
	author: refer(graphId.person(author.id)),
	publisher: refer(graphId.business),
	mainEntityOfPage: refer(graphId.onPage(path, 'webpage')),
});

const toList = (items: readonly string[]) =>
	`<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;
const toParagraphs = (text: string) =>
	splitParagraphs(withoutLinks(text))
		.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
		.join('');

export interface PositionFacts {
	record: Position & { city: string; state: string };
	/** Name of the company, which the reference number belongs to. */
	company: string;
}

/** Id of a position in the graph, and of its place on the page. */
export const positionId = (path: string, id: string) => graphId.onPage(path, `position-${id}`);

/**
 * An open position with every property that Google requires or recommends and the content has
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). The place is the city, which is
 * what the page shows; directApply is false, because one applies by phone or email.
 */
export function buildJobPosting(path: string, { record, company }: PositionFacts): JobPosting {
	const { salary } = record;
	return {
		'@type': 'JobPosting',
		'@id': positionId(path, record.id),
		url: positionId(path, record.id),
		title: record.title,
		description: toParagraphs(record.summary) + toList(record.duties) + toList(record.requirements),
		...(record.identifier && {
			identifier: { '@type': 'PropertyValue', name: company, value: record.identifier },
		}),
		datePosted: record.datePosted,
		// Until the end of that day, by the clock of the place.
		validThrough: `${record.validThrough}T23:59`,
		employmentType: record.employmentType,
		hiringOrganization: refer(graphId.business),
		jobLocation: {
			'@type': 'Place',
			address: {
				'@type': 'PostalAddress',
				addressLocality: record.city,
				addressRegion: record.state,
				addressCountry: 'US',
			},
		},
		...(salary && {
			baseSalary: {
				'@type': 'MonetaryAmount',
				currency: 'USD',
				value: {
					'@type': 'QuantitativeValue',
					minValue: salary.min,
					maxValue: salary.max,
					unitText: salary.unit,
				},
			},
		}),
		directApply: false,
	};
}
