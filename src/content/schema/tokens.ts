import { formatAddress } from '../../lib/contact-link.ts';
import type { Tokens } from '../../lib/tokens.ts';
import { type Company, getEmergencyPhone, getMainPhone } from './company.ts';

/** Values of the tokens that company.yaml alone says: {company}, {phone}, {phone.tampa}, {years} and so on. What the company lacks has none. */
export function buildTokens(company: Company): Tokens {
	const { name, founded, sisterBrand, email: mail, phones, claims, legal } = company;
	const [headquarters] = company.addresses;
	// A no-break space keeps a number on one line.
	const inText = (number: string) => number.replace(' ', '\u00a0');
	return {
		company: name,
		sister: sisterBrand?.name,
		email: mail,
		founded: founded?.toString(),
		phone: inText(getMainPhone(phones).number),
		emergencyPhone: inText(getEmergencyPhone(company).number),
		...Object.fromEntries(phones.map((one) => [`phone.${one.id}`, inText(one.number)])),
		...claims,
		'legal.name': name,
		'legal.address': headquarters && formatAddress(headquarters),
		...Object.fromEntries(Object.entries(legal).map(([key, value]) => [`legal.${key}`, value])),
	};
}
