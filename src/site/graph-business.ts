import type { HomeAndConstructionBusiness, Organization, State, Thing } from 'schema-dts';
import { company, phone } from '../content/facts.ts';
import type { Company } from '../content/schema/company.ts';
import type { Area } from '../features/service-area/areas.ts';
import { buildTelLink } from '../lib/contact-link.ts';
import { absoluteUrl } from './site.ts';

/**
 * Ids of the things that the site describes, the same on every page, so that search engines combine what the pages
 * say about them. https://www.w3.org/TR/json-ld11/#node-identifiers
 */
export const graphId = {
	business: absoluteUrl('/#business'),
	website: absoluteUrl('/#website'),
	florida: absoluteUrl('/#florida'),
	/** A location of the business. @param address its id */
	location: (address: string) => absoluteUrl(`/contact#${address}`),
	/** A team member. */
	person: (member: string) => absoluteUrl(`/about-us#${member}`),
	/** A page's subject or a part of it. */
	onPage: (path: string, part: string) => absoluteUrl(`${path}#${part}`),
} as const;

/** A reference to another thing in the same graph. */
export const refer = (id: string) => ({ '@id': id }) as const;

/**
 * What a page shows about the business beyond the footer's name, phones, email and profile. Structured data may say
 * only what the page shows: https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content
 */
export interface ShownFacts {
	/** The addresses and the opening hours. */
	locations?: boolean;
	/** The year when it was founded. */
	founded?: boolean;
	/** Regions whose towns are listed as served. */
	areas?: readonly Area[];
}

/** "+18135550100", with the country code that Google asks for. */
const toTelephone = (number: string) => buildTelLink(number).replace('tel:', '');

const buildPlace = ({ street, city, state, zip, latitude, longitude }: Company['addresses'][number]) =>
	({
		address: {
			'@type': 'PostalAddress',
			streetAddress: street,
			addressLocality: city,
			addressRegion: state,
			postalCode: zip,
			addressCountry: 'US',
		},
		...(latitude !== undefined &&
			longitude !== undefined && { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }),
	}) as const;

/** The state that the towns are in. Part of every graph that names towns or regions. */
export const buildFlorida = (): State => ({ '@type': 'State', '@id': graphId.florida, name: 'Florida' });

/**
 * The business as the page shows it. On a page that shows its addresses, it is a HomeAndConstructionBusiness,
 * because Google requires an address of every LocalBusiness. Elsewhere the same id is an Organization
 * (docs/decisions/0020-structured-data.md).
 */
export function buildBusiness({ locations, founded, areas = [] }: ShownFacts): Thing[] {
	const { phones, links, hours } = company;
	const [headquarters, ...branches] = company.addresses;
	const facts = {
		'@id': graphId.business,
		name: company.name,
		description: company.descriptor,
		url: absoluteUrl('/'),
		logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: '512', height: '512' },
		email: company.email,
		telephone: toTelephone(phone),
		contactPoint: phones.slice(1).map(({ label, number }) => ({
			'@type': 'ContactPoint' as const,
			name: label,
			telephone: toTelephone(number),
			contactType: 'customer service',
		})),
		...(links.social && { sameAs: [links.social] }),
		...(founded && { foundingDate: String(company.founded) }),
		...(areas.length > 0 && {
			// Each within Florida: Hollywood alone would be read as the one in California.
			areaServed: areas
				.flatMap(({ towns }) => towns)
				.map(({ name }) => ({ '@type': 'City' as const, name, containedInPlace: refer(graphId.florida) })),
		}),
	} as const;
	if (!locations || !headquarters) return [{ '@type': 'Organization', ...facts } satisfies Organization];
	return [
		{
			'@type': 'HomeAndConstructionBusiness',
			...facts,
			...buildPlace(headquarters),
			openingHoursSpecification: {
				'@type': 'OpeningHoursSpecification',
				dayOfWeek: hours.days,
				opens: hours.opens,
				closes: hours.closes,
			},
			subOrganization: branches.map(({ id }) => refer(graphId.location(id))),
		} satisfies HomeAndConstructionBusiness,
		// The sister brand's location is a business of its own that belongs to this one.
		...branches.map(
			(branch) =>
				({
					'@type': 'HomeAndConstructionBusiness',
					'@id': graphId.location(branch.id),
					name: branch.name,
					...buildPlace(branch),
					parentOrganization: refer(graphId.business),
				}) satisfies HomeAndConstructionBusiness,
		),
	];
}
