import { labels } from '../../content/facts.ts';
import { recordPaths } from '../../content/paths.ts';
import { readAll } from '../../content/read.ts';
import { say } from '../../content/say.ts';
import { formatRange } from '../../lib/dollars.ts';
import { formatLabel } from '../../lib/text.ts';

/**
 * The prices of each service, in the order of the services; empty without content/prices.yaml.
 * @param only id of a service, to get only its prices
 */
export async function getPrices(only?: string) {
	const [records, services] = await Promise.all([readAll('prices'), readAll('services')]);
	return services.flatMap(({ id, title }) => {
		const record = records.find(({ service }) => service === id);
		if (!record || (only && only !== id)) return [];
		const lines = record.lines.map(({ id: lineId, name, unit, from, to }) => ({
			/** Identifies the line in the form and in drafts, in every language: "carpet-cleaning/stairs". */
			id: `${id}/${lineId}`,
			name,
			/** Only a complete price counts. Without it, the line is priced on site. */
			price: unit && from && to ? { unit, from, to } : undefined,
		}));
		return [{ ...record, title, href: recordPaths.services(id), lines }];
	});
}
export type PriceGroup = Awaited<ReturnType<typeof getPrices>>[number];

type Price = NonNullable<PriceGroup['lines'][number]['price']>;

/** What a line costs, in words: "$50 to $75", "per room". */
const describePrice = async (id: string) => {
	const find = async (write: (price: Price) => string) => {
		const [service = ''] = id.split('/');
		const [group] = await getPrices(service);
		const { price } = group?.lines.find((line) => line.id === id) ?? {};
		return price ? write(price) : '';
	};
	const range = (price: Price) => formatRange(price, labels.prices.range, labels.locale);
	const per = ({ unit }: Price) => formatLabel(labels.prices.per, { unit });
	return {
		range: await say(() => find(range)),
		per: await say(() => find(per)),
		both: await say(() => find((price) => `${range(price)}, ${per(price)}`)),
	};
};

/** The prices of each service with their words, for tables. */
export const getPriceTable = async (only?: string) =>
	Promise.all(
		(await getPrices(only)).map(async (group) => ({
			...group,
			lines: await Promise.all(
				group.lines.map(async ({ id, name, price }) => ({
					id,
					name,
					words: price && (await describePrice(id)),
				})),
			),
		})),
	);
export type PriceTableGroup = Awaited<ReturnType<typeof getPriceTable>>[number];

/** The first price of each service that has one, with what it is for, by the service's id: "$50 to $75, per room". */
export async function getFirstPrices() {
	const priced = (await getPriceTable()).flatMap(({ service, lines }) => {
		const { name: label, words } = lines.find((line) => line.words) ?? {};
		return label && words ? [[service, { value: words.both, label }] as const] : [];
	});
	return new Map(priced);
}
