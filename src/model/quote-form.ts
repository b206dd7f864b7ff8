import { getEntry } from 'astro:content';
import metadata from 'libphonenumber-js/min/metadata';
import type { PhoneMetadata } from '../islands/quote-request/phone.ts';
import type { ServiceAreaData } from '../islands/quote-request/place.ts';
import type { QuoteRequestProps } from '../islands/quote-request/QuoteRequest.island.tsx';
import { fillTokens } from '../lib/tokens.ts';
import { getAreas } from './records.ts';
import type { QuoteForm } from './schema/quote-form.ts';
import { getCompany, getPhone, getTokens } from './site.ts';

/** Every word of the built-in quote form, with its tokens filled in. @throws Error when the file is missing */
export async function getQuoteForm(): Promise<QuoteForm> {
	const entry = await getEntry('quoteForm', 'quote-form');
	if (!entry) throw new Error('content/quote-form.yaml is missing.');
	return fillTokens(entry.data, await getTokens());
}

/** Where the company works, for the answer to a town or ZIP code: towns with their ZIP codes and nearest phone. */
async function getServiceArea(): Promise<ServiceAreaData> {
	const [areas, company] = await Promise.all([getAreas(), getCompany()]);
	return {
		areas: areas.map(({ id, phone }) => ({ id, phone: getPhone(company, phone).number })),
		towns: areas.flatMap(({ id, towns }) => towns.map(({ name }) => ({ name, area: id, zips: [] }))),
		floridaPrefixes: [],
	};
}

/**
 * What libphonenumber knows about numbers dialled with +1 from a US or Canadian telephone: 2 KB instead of the 80 KB of
 * the whole world. Cut at build, so that an update of the package brings its new area codes along.
 */
function getPhoneMetadata(): PhoneMetadata {
	const { version, countries, nonGeographic } = metadata;
	const { US, CA } = countries;
	if (!US || !CA) throw new Error('libphonenumber-js knows no numbers of the US or Canada any more.');
	return { version, countries: { US, CA }, country_calling_codes: { 1: ['US', 'CA'] }, nonGeographic };
}

/** Everything that the form needs in the browser beside the words of its fallback. */
export async function getQuoteRequestProps(): Promise<Omit<QuoteRequestProps, 'failure' | 'newTab'>> {
	const [{ meta: _, slow: __, withoutScript: ___, ...words }, company, area] = await Promise.all([
		getQuoteForm(),
		getCompany(),
		getServiceArea(),
	]);
	return {
		words,
		rules: { area, openDays: company.hours.days, phoneMetadata: getPhoneMetadata() },
		contacts: {
			phone: getPhone(company, 'main').number,
			whatsapp: company.whatsapp.number,
			email: company.email,
		},
	};
}
