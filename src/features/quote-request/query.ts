import { getCompany, getLabels } from '../../content/company.ts';
import { readAll } from '../../content/read.ts';
import type { Labels } from '../../content/schema/labels.ts';
import { getPhone } from '../../content/tokens.ts';
import { recordPaths } from '../../lib/links.ts';
import { getFormPrices } from '../prices/query.ts';
import { getServiceArea } from '../service-area/areas.ts';

/** The form’s words, with the short name of each service by its id. */
export type QuoteForm = Labels['quoteForm'] & { services: Record<string, string> };

/** Every word of the built-in quote form, with its tokens filled in. */
export async function getQuoteForm(): Promise<QuoteForm> {
	const [labels, records] = await Promise.all([getLabels(), readAll('services')]);
	const services = records.map(({ id, title, card }) => [id, card.shortName ?? title] as const);
	return { ...labels.quoteForm, services: Object.fromEntries(services) };
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
