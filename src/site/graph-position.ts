import type { JobPosting } from 'schema-dts';
import { company } from '../content/facts.ts';
import type { PositionView } from '../features/careers/query.ts';
import { withoutLinks } from '../lib/contact-text.ts';
import { escapeMarkup, splitParagraphs } from '../lib/text.ts';
import { business, refer } from './graph-business.ts';

const toList = (items: readonly string[]) =>
	items.length > 0
		? `<ul>${items.map((item) => `<li>${escapeMarkup(withoutLinks(item))}</li>`).join('')}</ul>`
		: '';
const toParagraphs = (text: string) =>
	splitParagraphs(withoutLinks(text))
		.map((paragraph) => `<p>${escapeMarkup(paragraph)}</p>`)
		.join('');

/**
 * An open position, with every property that Google requires or recommends and the content has
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). The place is only the city, as on the page.
 */
export function describePosition(path: string, record: PositionView) {
	const { salary, identifier } = record;
	const id = refer(`${path}#position-${record.id}`);
	return {
		'@type': 'JobPosting',
		...id,
		url: id['@id'],
		title: record.title,
		description: toParagraphs(record.summary) + toList(record.duties) + toList(record.requirements),
		...(identifier && { identifier: { '@type': 'PropertyValue', name: company.name, value: identifier } }),
		datePosted: record.datePosted,
		// Until the end of that day, local time.
		...(record.validThrough && { validThrough: `${record.validThrough}T23:59` }),
		employmentType: record.employmentType,
		hiringOrganization: business,
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
