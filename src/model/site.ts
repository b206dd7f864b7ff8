import { getEntry } from 'astro:content';
import { splitAtContacts } from '../lib/contact-text.ts';
import { escapeMarkup } from '../lib/text.ts';
import { fillTokens, type Tokens } from '../lib/tokens.ts';
import type { Company } from '../schema/company.ts';
import type { Labels } from '../schema/labels.ts';
import type { Navigation } from '../schema/navigation.ts';

/** Finds a phone of the company by its id. @throws Error when the content has none (the content check prevents it) */
export function getPhone(company: Company, id: string): Company['phones'][number] {
	const phone = company.phones.find((candidate) => candidate.id === id);
	if (!phone) throw new Error(`content/company.yaml has no phone with the id "${id}".`);
	return phone;
}

/** Finds an address of the company by its id. @throws Error when the content has none */
export function getAddress(company: Company, id: string): Company['addresses'][number] {
	const address = company.addresses.find((candidate) => candidate.id === id);
	if (!address) throw new Error(`content/company.yaml has no address with the id "${id}".`);
	return address;
}

/** Facts about the business. FORM_PROVIDER_URL replaces the form provider, for previews and tests of provider mode. */
export async function getCompany(): Promise<Company> {
	const entry = await getEntry('company', 'company');
	if (!entry) throw new Error('content/company.yaml is missing.');
	const formProvider = process.env['FORM_PROVIDER_URL'];
	return formProvider ? { ...entry.data, links: { ...entry.data.links, formProvider } } : entry.data;
}

/** What the tokens in the copy stand for. */
export async function getTokens(): Promise<Tokens> {
	const company = await getCompany();
	// A number must not break over two lines: its space becomes a no-break space.
	const inText = (number: string) => number.replace(' ', '\u00a0');
	const main = inText(getPhone(company, 'main').number);
	return {
		company: company.name,
		sister: company.sisterBrand.name,
		email: company.email,
		phone: main,
		...Object.fromEntries(company.phones.map((phone) => [`phone.${phone.id}`, inText(phone.number)])),
		years: company.claims.years,
		reviews: company.claims.reviews,
		rating: company.claims.rating,
		ownerYears: company.claims.ownerYears,
		sisterYears: company.claims.sisterYears,
		arrival: company.claims.arrival,
	};
}

/** The same for HTML: marked up safely, and telephone numbers and the e-mail address are links. */
export async function getHtmlTokens(): Promise<Tokens> {
	const link = (text: string) =>
		splitAtContacts(text)
			.map(({ href, text: piece }) =>
				href ? `<a href="${href}">${escapeMarkup(piece)}</a>` : escapeMarkup(piece),
			)
			.join('');
	return Object.fromEntries(Object.entries(await getTokens()).map(([name, text]) => [name, link(text)]));
}

/** Interface words. */
export async function getLabels(): Promise<Labels> {
	const entry = await getEntry('labels', 'labels');
	if (!entry) throw new Error('content/labels.yaml is missing.');
	return fillTokens(entry.data, await getTokens());
}

/** Links of the header and the footer. */
export async function getNavigation(): Promise<Navigation> {
	const entry = await getEntry('navigation', 'navigation');
	if (!entry) throw new Error('content/navigation.yaml is missing.');
	return entry.data;
}

/** The main phone as people write it. */
export async function getMainPhone(): Promise<string> {
	return getPhone(await getCompany(), 'main').number;
}
