import type { HomeAndConstructionBusiness, Organization, State, Thing } from 'schema-dts';
import { company, phone } from '../content/facts.ts';
import type { Company } from '../content/schema/company.ts';
import type { Area } from '../features/service-area/areas.ts';
import { buildTelLink } from '../lib/contact-link.ts';
import { absoluteUrl } from './site.ts';

/**
 * Stable ids of the things that the site describes. The same thing has the same id on every page, so that search engines
 * join what each page says about it. https://www.w3.org/TR/json-ld11/#node-identifiers
 */
export const graphId = {
	business: absoluteUrl('/#business'),
	website: absoluteUrl('/#website'),
	florida: absoluteUrl('/#florida'),
	/** A location of the business, by the id of its address. */
	location: (address: string) => absoluteUrl(`/contact#${address}`),
	/** A member of the team. */
	person: (member: string) => absoluteUrl(`/about-us#${member}`),
	/** What a page is about, or a part of it. */
	onPage: (path: string, part: string) => absoluteUrl(`${path}#${part}`),
} as const;

/** A reference to another thing in the same graph. */
export const refer = (id: string) => ({ '@id': id }) as const;

/**
 * What a page shows about the business beyond its footer (name, phones, email, profile). Structured data may hold only
 * what the page shows: https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content
 */
export interface ShownFacts {
	/** Both addresses and the opening hours, side by side: the contact page. */
	locations?: boolean;
	/** The year of foundation. */
	founded?: boolean;
	/** Regions whose towns are listed as served. */
	areas?: readonly Area[];
}

/** "+18135550100": the country code is what Google asks for. */
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

/** The state that the towns lie in; part of every graph that names towns or regions. */
export const buildFlorida = (): State => ({ '@type': 'State', '@id': graphId.florida, name: 'Florida' });

/**
 * The business as the page shows it. Only where its addresses are shown it is a HomeAndConstructionBusiness, the most
 * specific type of schema.org that is true (docs/decisions/0020): Google requires an address of every LocalBusiness.
 * Elsewhere it is the same thing, by its id, described as the Organization that it also is.
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
			// Each in Florida: Hollywood alone would be read as the one in California.
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
		// The location of the sister brand is a business of its own that belongs to ours.
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
