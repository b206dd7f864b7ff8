import { getEntry } from 'astro:content';
import type { Contacts } from '../islands/quote-request/hand-over.ts';
import type { ServiceAreaData } from '../islands/quote-request/place.ts';
import type { FormWords } from '../islands/quote-request/request.ts';
import type { RuleContext } from '../islands/quote-request/rules.ts';
import { fillTokens } from '../lib/tokens.ts';
import type { QuoteForm } from '../schema/quote-form.ts';
import { getPhoneMetadata } from './phone-metadata.ts';
import { getAreas } from './records.ts';
import { getCompany, getPhone, getTokens } from './site.ts';
import { floridaPrefixes, getTownZips } from './zip-codes.ts';

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
		towns: areas.flatMap(({ id, towns }) =>
			getTownZips(towns.map(({ name }) => name)).map((town) => ({ ...town, area: id })),
		),
		floridaPrefixes: [...floridaPrefixes],
	};
}

/** Everything that the form needs in the browser: its words, its rules, and where requests go. */
export async function getQuoteRequestProps(): Promise<{
	words: FormWords;
	rules: RuleContext;
	contacts: Contacts;
}> {
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
