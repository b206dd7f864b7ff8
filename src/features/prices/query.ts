import { recordPaths } from '../../content/paths.ts';
import { readAll } from '../../content/read.ts';
import { slugify } from '../../lib/text.ts';
import type { PriceRecord } from './schema.ts';

type PriceLine = PriceRecord['lines'][number];

/** A price counts only if it is complete: the unit and both ends of the range. */
function toPrice({ unit, from, to }: PriceLine) {
	return unit !== undefined && from !== undefined && to !== undefined ? { price: { unit, from, to } } : {};
}

/**
 * The prices of each service, in the order of the services; empty without content/prices.yaml.
 * @param only id of a service, to get only its prices
 */
export async function getPrices(only?: string) {
	const [records, services] = await Promise.all([readAll('prices'), readAll('services')]);
	return services.flatMap(({ id, title }) => {
		const record = records.find(({ service }) => service === id);
		if (!record || (only && only !== id)) return [];
		const lines = record.lines.map((line) => ({
			id: `${id}/${slugify(line.name)}`,
			name: line.name,
			...toPrice(line),
		}));
		return [{ ...record, title, href: recordPaths.services(id), lines }];
	});
}
