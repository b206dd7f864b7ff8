/** One row of the prices of a service, made at build by src/features/prices/query.ts. Amounts are whole dollars. */
export interface PriceLine {
	/** Identifies the row in the form and in drafts: "carpet-cleaning/stairs". */
	id: string;
	name: string;
	/** What one of them is called, and the usual range for it; without them, it is priced on site. */
	price?: { unit: string; from: number; to: number };
}

/** What a service usually costs. */
export interface ServicePrices {
	service: string;
	lines: PriceLine[];
	/** The least that a visit costs, in whole dollars. */
	minimum?: number;
	/** True while the prices are made up. */
	sample?: true;
}

/** How many of each row, by its id, as the visitor typed it. */
export type Counts = Readonly<Record<string, string>>;

/** The typical price of what was counted. */
export interface Estimate {
	from: number;
	to: number;
	/** The minimum of a visit, where it raises the range. */
	minimum?: number;
	/** Services of the request that are left out, because the owner names no price for them: priced on site. */
	onSite: string[];
	/** Services of the request that are left out, because nothing of them was counted. */
	uncounted: string[];
	/** True where one of the prices is made up. */
	sample: boolean;
}

/** More of one thing than any home has: a slip of the fingers, or a matter for a call. */
export const maxCount = 9999;

/** A count as it was typed: 0 for an empty field, undefined for what is no whole number up to maxCount. */
export function readCount(typed = ''): number | undefined {
	const text = typed.trim();
	if (text === '') return 0;
	const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
	return count <= maxCount ? count : undefined;
}

/**
 * Adds up what was counted. Every amount comes from the owner: sums of whole dollars, raised to the highest minimum of
 * the services counted, because they share one visit. Undefined when nothing with a price was counted.
 * @param services the services of the request, by id
 */
export function estimatePrice(
	prices: readonly ServicePrices[],
	services: readonly string[],
	counts: Counts,
): Estimate | undefined {
	const estimate: Estimate = { from: 0, to: 0, onSite: [], uncounted: [], sample: false };
	let minimum = 0;
	for (const service of services) {
		const record = prices.find((one) => one.service === service);
		const priced = record?.lines.flatMap(({ id, price }) =>
			price ? [{ ...price, count: readCount(counts[id]) ?? 0 }] : [],
		);
		const counted = priced?.filter(({ count }) => count > 0) ?? [];
		if (!priced?.length) estimate.onSite.push(service);
		else if (counted.length === 0) estimate.uncounted.push(service);
		for (const { from, to, count } of counted) {
			estimate.from += from * count;
			estimate.to += to * count;
		}
		if (record && counted.length > 0) {
			minimum = Math.max(minimum, record.minimum ?? 0);
			estimate.sample ||= record.sample ?? false;
		}
	}
	if (estimate.to === 0) return undefined;
	if (estimate.from < minimum) {
		estimate.from = minimum;
		estimate.to = Math.max(estimate.to, minimum);
		estimate.minimum = minimum;
	}
	return estimate;
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
	// By functions, because a "$" in a text that is put in has a meaning of its own.
	return from === to ? least : words.replace('{from}', () => least).replace('{to}', () => most);
}
