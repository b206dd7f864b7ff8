import { recordPaths } from '../schema/paths.ts';
import type { QuoteForm } from '../schema/quote-form.ts';
import { getAreas } from './areas.ts';
import { getFormPrices } from './prices.ts';
import { readAll, readSingle } from './read.ts';
import { getCompany, getLabels } from './site.ts';
import { getPhone } from './tokens.ts';
import { floridaPrefixes, getTownZips } from './zip-codes.ts';

/** Every word of the built-in quote form, with its tokens filled in. @throws Error when the file is missing */
export async function getQuoteForm(): Promise<QuoteForm> {
	const [words, records] = await Promise.all([readSingle('quoteForm'), readAll('services')]);
	const services = records.map(({ id, title, card }) => [id, card.shortName ?? title] as const);
	return { ...words, services: Object.fromEntries(services) };
}

/** Where the company works, for the answer to a town or ZIP code: towns with their ZIP codes and local number. */
export async function getServiceArea() {
	const [areas, company] = await Promise.all([getAreas(), getCompany()]);
	return {
		towns: areas.flatMap(({ phone, towns }) =>
			getTownZips(towns.map(({ name }) => name)).map((town, index) => ({
				...town,
				phone: getPhone(company, towns[index]?.phone ?? phone).number,
			})),
		),
		floridaPrefixes: [...floridaPrefixes],
	};
}

/** Everything that the form needs in the browser: its words, its rules, and where requests go. */
export async function getQuoteRequestProps() {
	const [form, company, { locale }, area, prices, services] = await Promise.all([
		getQuoteForm(),
		getCompany(),
		getLabels(),
		getServiceArea(),
		getFormPrices(),
		readAll('services'),
	]);
	// The words of the page around the form are no words of the form.
	const { metaTitle: _, metaDescription: __, slow: ___, withoutScript: ____, ...words } = form;
	return {
		words: {
			...words,
			locale,
			/** Where to read how to get ready, by service. */
			preparations: Object.fromEntries(
				services.flatMap(({ id, preparation }) =>
					preparation.length > 0 ? [[id, `${recordPaths.services(id)}#preparation`]] : [],
				),
			),
			emergencies: services.flatMap(({ id, emergency }) => (emergency ? [id] : [])),
		},
		rules: { area, openDays: company.hours.days, ...(prices && { prices }) },
		contacts: {
			phone: getPhone(company, 'main').number,
			whatsapp: company.whatsapp.number,
			email: company.email,
		},
	};
}
