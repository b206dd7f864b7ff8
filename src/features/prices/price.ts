import { formatLabel } from '../../lib/text.ts';

/** One row of the prices of a service, made at build by src/features/prices/query.ts. Amounts are whole dollars. */
export interface PriceLine {
	/** Identifies the row in the form and in drafts: "carpet-cleaning/stairs". */
	id: string;
	name: string;
	/** The unit and its typical range. Without it, the row is priced on site. */
	price?: { unit: string; from: number; to: number };
}

/** What a service usually costs. */
export interface ServicePrices {
	service: string;
	lines: PriceLine[];
	/** Minimum charge for a visit, in whole dollars. */
	minimum?: number | undefined;
	/** True while the prices are samples. */
	sample: boolean;
}

/** The quantity of each row, by its id, as typed. */
export type Counts = Readonly<Record<string, string>>;

/** The estimate for the quantities entered. */
export interface Estimate {
	from: number;
	to: number;
	/** True if both ends are the minimum charge, because the quantities cost no more. */
	isMinimum: boolean;
	/** Requested services that aren't included because they have no price. */
	onSite: string[];
	/** Requested services that aren't included because no quantity was entered. */
	uncounted: string[];
}

/** Largest quantity that is accepted. More is a typing mistake, or a matter for a call. */
export const maxCount = 9999;

/** A quantity as typed: 0 for an empty field, undefined unless it is a whole number up to maxCount. */
export function readCount(typed = ''): number | undefined {
	const text = typed.trim();
	if (text === '') return 0;
	const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
	return count <= maxCount ? count : undefined;
}

/**
 * Adds up the quantities times the owner's prices, in whole dollars, and raises the sum to the highest minimum of
 * the services counted, because they share one visit. Undefined if nothing with a price was counted.
 * @param services the services of the request, by id
 */
export function estimatePrice(
	prices: readonly ServicePrices[],
	services: readonly string[],
	counts: Counts,
): Estimate | undefined {
	const onSite: string[] = [];
	const uncounted: string[] = [];
	const sum = { from: 0, to: 0 };
	let minimum = 0;
	for (const service of services) {
		const record = prices.find((one) => one.service === service);
		const priced = record?.lines.flatMap(({ id, price }) =>
			price ? [{ ...price, count: readCount(counts[id]) ?? 0 }] : [],
		);
		const counted = priced?.filter(({ count }) => count > 0) ?? [];
		if (!priced?.length) onSite.push(service);
		else if (counted.length === 0) uncounted.push(service);
		else minimum = Math.max(minimum, record?.minimum ?? 0);
		for (const { from, to, count } of counted) {
			sum.from += from * count;
			sum.to += to * count;
		}
	}
	if (sum.to === 0) return undefined;
	return {
		from: Math.max(sum.from, minimum),
		to: Math.max(sum.to, minimum),
		isMinimum: sum.from < minimum && sum.to <= minimum,
		onSite,
		uncounted,
	};
}

/** "$1,250" in en-US. @param amount whole dollars */
export const formatDollars = (amount: number, locale: string): string =>
	amount.toLocaleString(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$50 to $75", or one amount where both are the same. @param words such as "{from} to {to}" */
export function formatRange(
	{ from, to }: { from: number; to: number },
	words: string,
	locale: string,
): string {
	const [least, most] = [formatDollars(from, locale), formatDollars(to, locale)];
	return from === to ? least : formatLabel(words, { from: least, to: most });
}
