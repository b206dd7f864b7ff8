import type { LocalBusiness, Organization, Thing } from 'schema-dts';
import { company, listComing } from '../content/facts.ts';
import { findWeek } from '../content/hours.ts';
import { getToday } from '../content/in-words.ts';
import { contentLanguage } from '../content/language.ts';
import { copyPaths } from '../content/paths.ts';
import { emergencyCall, getPhone } from '../content/phones.ts';
import { type StateCode, stateNames } from '../content/schema/states.ts';
import type { Area } from '../features/service-area/areas.ts';
import { buildTelLink } from '../lib/contact-link.ts';
import { toClock } from '../lib/date.ts';
import { absoluteUrl } from './site.ts';

/**
 * What a page shows about the business beyond the footer's name, phones, email and profiles. Structured data may say
 * only what the page shows: https://developers.google.com/search/docs/appearance/structured-data/sd-policies#content
 */
export interface ShownFacts {
	/** All addresses and the special days. Those of places that people visit are in the footer. */
	locations?: boolean;
	founded?: boolean;
	/** Regions whose towns are listed as served. */
	areas?: readonly Area[];
	/** Those of a company without an address, which the footer names in its place. */
	regions?: readonly Area[];
}

/** A reference to a node, which has the same id on every page: https://www.w3.org/TR/json-ld11/#node-identifiers */
export const refer = (address: string) => ({ '@id': absoluteUrl(address) }) as const;
export const business = refer('/#business');
const describeState = (state: StateCode) => ({ '@type': 'State' as const, name: stateNames[state] });

/** A region by its name, within its state. */
export const describeRegion = ({ title, state }: Pick<Area, 'title' | 'state'>) => ({
	'@type': 'Place' as const,
	name: title,
	containedInPlace: describeState(state),
});

/** A town within its state: Hollywood alone would be read as the one in California. */
export const describeTown = ({ name, state }: { name: string; state: StateCode }) => ({
	'@type': 'City' as const,
	name,
	containedInPlace: describeState(state),
});

/** "+18135550100", with the country code that Google asks for. */
const toTelephone = (number: string) => buildTelLink(number).replace('tel:', '');

/** What a line is for. In an emergency, somebody who speaks only the content's language may answer. */
const describeLine = (number: string, contactType: 'customer service' | 'emergency') => ({
	'@type': 'ContactPoint' as const,
	telephone: toTelephone(number),
	contactType,
	availableLanguage: [
		contentLanguage,
		...company.languages
			.filter(({ emergency }) => contactType !== 'emergency' || !emergency)
			.map(({ code }) => code),
	],
});

/**
 * Hours as Google reads them, for whom a day ends at 23:59, and one from 00:00 to 00:00 is closed. Hours after midnight
 * belong to the evening before.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
const describeTimes = (when: object, opens: string, closes: string) => ({
	'@type': 'OpeningHoursSpecification' as const,
	...when,
	...(opens
		? { opens, closes: toClock(closes.replace('24:00', '23:59')) }
		: { opens: '00:00', closes: '00:00' }),
});

type Place = (typeof company)['addresses'][number];

function describePlace({ street, city, state, zip, phone }: Place, hours: Place['hours'], locations = false) {
	const week = (hours ? findWeek(hours, getToday()) : [])
		.filter(({ byAppointment }) => !byAppointment)
		.map(({ days, opens, closes }) => describeTimes({ dayOfWeek: days }, opens, closes));
	const days = (locations && hours?.special) || [];
	const special = listComing(days).map(({ from, to = from, days: dayOfWeek, opens, closes, byAppointment }) =>
		describeTimes(
			{ validFrom: from, validThrough: to, ...(dayOfWeek && { dayOfWeek }) },
			byAppointment ? '' : opens,
			closes,
		),
	);
	return {
		'@type': company.kind,
		address: {
			'@type': 'PostalAddress' as const,
			streetAddress: street,
			addressLocality: city,
			addressRegion: state,
			postalCode: zip,
			addressCountry: 'US',
		},
		...(phone && { telephone: toTelephone(getPhone(phone)) }),
		...(week.length > 0 && { openingHoursSpecification: week }),
		...(special.length > 0 && { specialOpeningHoursSpecification: special }),
	} satisfies LocalBusiness;
}

/**
 * The business as the page shows it: an Organization or, with the address that Google requires, a LocalBusiness of the owner's kind
 * (docs/decisions/0020-structured-data.md).
 */
export function describeBusiness({ locations, founded, areas = [], regions = [] }: ShownFacts): Thing[] {
	const { phones, links, hours } = company;
	const sameAs = links.profiles.map(({ url }) => url);
	const [headquarters] = company.addresses;
	const shown = company.addresses.filter((address) => locations || address.hours);
	const branches = shown.filter((address) => address !== headquarters);
	const isShown = headquarters && shown.includes(headquarters);
	return [
		{
			'@type': 'Organization',
			...business,
			name: company.name,
			description: company.descriptor,
			url: absoluteUrl('/'),
			logo: { '@type': 'ImageObject', url: absoluteUrl('/icon-512.png'), width: '512', height: '512' },
			...(company.email && { email: company.email }),
			telephone: toTelephone(getPhone(undefined)),
			contactPoint: [
				...phones.map(({ number }) => describeLine(number, 'customer service')),
				...(hours.emergency ? [describeLine(emergencyCall.number, 'emergency')] : []),
			],
			...(sameAs.length > 0 && { sameAs }),
			...(founded && company.founded && { foundingDate: String(company.founded) }),
			...(regions.length > 0 && { areaServed: regions.map(describeRegion) }),
			...(areas.length > 0 && {
				areaServed: areas.flatMap(({ towns }) => towns).map(describeTown),
			}),
			...(isShown && {
				...describePlace(headquarters, headquarters.hours ?? company.hours, locations),
				...(branches.length > 0 && {
					subOrganization: branches.map(({ id }) => refer(`${copyPaths.contact}#${id}`)),
				}),
			}),
		} satisfies LocalBusiness | Organization,
		// The sister brand's location is a business of its own that belongs to this one.
		...branches.map((branch) => ({
			...describePlace(branch, branch.hours, locations),
			...refer(`${copyPaths.contact}#${branch.id}`),
			name: branch.name,
			parentOrganization: business,
		})),
	];
}
