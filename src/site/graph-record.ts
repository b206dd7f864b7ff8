import type { BlogPosting, JobPosting, Person, Service as ServiceNode } from 'schema-dts';
import { company } from '../content/facts.ts';
import type { Post } from '../features/blog/schema.ts';
import type { PositionView } from '../features/careers/query.ts';
import type { Area } from '../features/service-area/areas.ts';
import type { Service } from '../features/services/schema.ts';
import { withoutLinks } from '../lib/contact-text.ts';
import { escapeMarkup, type RunningText, splitParagraphs } from '../lib/text.ts';
import { graphId, refer } from './graph-business.ts';
import { absoluteUrl } from './site.ts';

/** The record that the page shows. */
export interface RecordFacts {
	/** A service, with the regions that the page names. */
	service?: { record: Service; areas: readonly Area[] };
	article?: { record: Post; author: { id: string; name: string; title: string } };
	positions?: readonly PositionView[];
}

/** A service with the regions that its page names. Prices are left out, because they are only typical ranges. */
export const buildService = (
	path: string,
	{ record, areas }: NonNullable<RecordFacts['service']>,
	image: string,
) =>
	({
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
	}) satisfies ServiceNode;

type ArticleFacts = NonNullable<RecordFacts['article']>;

/** The author of an article, who is presented on the About page. */
export const buildAuthor = ({ id, name, title }: ArticleFacts['author']): Person => ({
	'@type': 'Person',
	'@id': graphId.person(id),
	name,
	jobTitle: title,
	url: absoluteUrl('/about-us#team'),
	worksFor: refer(graphId.business),
});

/** An article. https://developers.google.com/search/docs/appearance/structured-data/article */
export const buildBlogPosting = (path: string, { record, author }: ArticleFacts, image: string) =>
	({
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
	}) satisfies BlogPosting;

const toList = (items: readonly RunningText[]) =>
	`<ul>${items.map((item) => `<li>${escapeMarkup(withoutLinks(item))}</li>`).join('')}</ul>`;
const toParagraphs = (text: RunningText) =>
	splitParagraphs(withoutLinks(text))
		.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
		.join('');

/**
 * An open position, with every property that Google requires or recommends and the content has
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). The place is only the city, as
 * on the page. directApply is false, because people apply by phone or email.
 */
export function buildJobPosting(path: string, record: PositionView) {
	const { salary } = record;
	const id = graphId.onPage(path, `position-${record.id}`);
	return {
		'@type': 'JobPosting',
		'@id': id,
		url: id,
		title: record.title,
		description: toParagraphs(record.summary) + toList(record.duties) + toList(record.requirements),
		...(record.identifier && {
			identifier: { '@type': 'PropertyValue', name: company.name, value: record.identifier },
		}),
		datePosted: record.datePosted,
		// Until the end of that day, local time.
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
	} satisfies JobPosting;
}
