import { company, labels, phone } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import { readAll, readSingle } from '../../content/read.ts';
import { getPrices } from '../prices/query.ts';
import { getServedTowns } from '../service-area/areas.ts';
import type { FormContext } from './request.ts';

/** Everything that the form needs in the browser. */
export async function getFormContext(): Promise<FormContext> {
	const [towns, prices, services, { consent }] = await Promise.all([
		getServedTowns(),
		getPrices(),
		readAll('services'),
		readSingle('navigation'),
	]);
	// The page around the form shows these.
	const { metaTitle: _, metaDescription: __, withoutScript: ___, ...words } = labels.quoteForm;
	return {
		labels: { ...words, locale: labels.locale, newTab: labels.shell.newTab, water: labels.coverage.water },
		services: services.map(({ id, title, card, emergency, preparation }) => ({
			id,
			name: card.shortName ?? title,
			isEmergency: Boolean(emergency),
			preparation: preparation.length > 0 ? `${recordPaths.services(id)}#preparation` : undefined,
		})),
		prices: prices.map(({ service, lines, minimum, sample }) => ({ service, lines, minimum, sample })),
		towns,
		policies: consent,
		hours: { days: company.hours.days, opens: company.hours.opens, closes: company.hours.closes },
		contacts: { phone, whatsapp: company.whatsapp.number, email: company.email },
	};
}
