import { getCollection } from 'astro:content';
import { splitAtContacts } from '../lib/contact-text.ts';
import { escapeMarkup } from '../lib/text.ts';
import type { Tokens } from '../lib/tokens.ts';
import type { Company } from '../schema/company.ts';
import { once } from './reads.ts';

/** Finds a phone of the company by its id. @throws Error when the content has none (the content check prevents it) */
export function getPhone(company: Company, id: string): Company['phones'][number] {
	const phone = company.phones.find((candidate) => candidate.id === id);
	if (!phone) throw new Error(`content/company.yaml has no phone with the id "${id}".`);
	return phone;
}

/** What the tokens in the copy stand for. */
export const getTokens = once(async (): Promise<Tokens> => {
	const [[entry], areas] = await Promise.all([getCollection('company'), getCollection('areas')]);
	if (!entry) throw new Error('content/company.yaml is missing.');
	const company = entry.data;
	// A number must not break over two lines: its space becomes a no-break space.
	const inText = (number: string) => number.replace(' ', '\u00a0');
	return {
		company: company.name,
		sister: company.sisterBrand.name,
		email: company.email,
		phone: inText(getPhone(company, 'main').number),
		...Object.fromEntries(company.phones.map((phone) => [`phone.${phone.id}`, inText(phone.number)])),
		...company.claims,
		'legal.name': company.legal.name,
		'legal.address': company.legal.address,
		'legal.county': company.legal.county,
		/** How many towns have regular crews. */
		towns: String(areas.flatMap(({ data }) => data.towns).length),
	};
});

/** The same for HTML: marked up safely, and telephone numbers and the e-mail address are links. */
export const getHtmlTokens = once(async (): Promise<Tokens> => {
	const link = (text: string) =>
		splitAtContacts(text)
			.map(({ href, text: piece }) =>
				href ? `<a href="${href}">${escapeMarkup(piece)}</a>` : escapeMarkup(piece),
			)
			.join('');
	return Object.fromEntries(Object.entries(await getTokens()).map(([name, text]) => [name, link(text)]));
});
