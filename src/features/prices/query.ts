import { readAll } from '../../content/read.ts';
import { recordPaths } from '../../lib/links.ts';
import { slugify } from '../../lib/text.ts';
import type { ServicePrices } from './price.ts';
import type { PriceRecord } from './schema.ts';

type PriceLine = PriceRecord['lines'][number];

/** A price is shown and added up only where the owner wrote all of it: the unit and both ends of the range. */
function toPrice({ unit, from, to }: PriceLine) {
	return unit !== undefined && from !== undefined && to !== undefined ? { price: { unit, from, to } } : {};
}

/** What each service usually costs, in the order of the services; empty without content/prices.yaml. */
async function getPrices() {
	const [records, services] = await Promise.all([readAll('prices'), readAll('services')]);
	return services.flatMap(({ id, title }) => {
		const record = records.find(({ service }) => service === id);
		if (!record) return [];
		const lines = record.lines.map((line) => ({
			id: `${id}/${slugify(line.name)}`,
			name: line.name,
			...toPrice(line),
		}));
		return [{ ...record, title, href: recordPaths.services(id), lines }];
	});
}

/** The table of one service, or of all; undefined where the owner publishes no price for them. */
export async function getPriceTable(service?: string) {
	const prices = await getPrices();
	const shown = service === undefined ? prices : prices.filter((record) => record.service === service);
	return shown.length > 0 ? shown : undefined;
}

/** What the quote form adds up; undefined where the owner publishes no price. */
export async function getFormPrices(): Promise<ServicePrices[] | undefined> {
	const prices = await getPrices();
	const short = prices.map(({ service, lines, minimum, sample }) => ({
		service,
		lines,
		...(minimum !== undefined && { minimum }),
		...(sample && { sample: true as const }),
	}));
	return short.some(({ lines }) => lines.some(({ price }) => price)) ? short : undefined;
}
