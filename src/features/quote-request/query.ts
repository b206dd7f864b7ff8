import { company, phone, labels as words } from '../../content/facts.ts';
import { readAll } from '../../content/read.ts';
import { recordPaths } from '../../lib/links.ts';
import { getFormPrices } from '../prices/query.ts';
import { getServiceArea } from '../service-area/areas.ts';
import type { QuoteRequestProps } from './QuoteRequest.island.tsx';

/** Everything that the form needs in the browser: its labels, its rules, and where requests go. */
export async function getQuoteRequestProps(): Promise<QuoteRequestProps> {
	const { quoteForm, locale, shell } = words;
	const [area, prices, services] = await Promise.all([
		getServiceArea(),
		getFormPrices(),
		readAll('services'),
	]);
	// The page around the form says these.
	const { metaTitle: _, metaDescription: __, withoutScript: ___, ...labels } = quoteForm;
	return {
		labels: {
			...labels,
			locale,
			services: Object.fromEntries(services.map(({ id, title, card }) => [id, card.shortName ?? title])),
			preparations: Object.fromEntries(
				services.flatMap(({ id, preparation }) =>
					preparation.length > 0 ? [[id, `${recordPaths.services(id)}#preparation`]] : [],
				),
			),
			emergencies: services.flatMap(({ id, emergency }) => (emergency ? [id] : [])),
		},
		rules: { area, openDays: company.hours.days, ...(prices && { prices }) },
		contacts: {
			phone,
			whatsapp: company.whatsapp.number,
			email: company.email,
		},
		newTab: shell.newTab,
	};
}
