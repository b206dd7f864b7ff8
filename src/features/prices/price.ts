import { formatLabel } from '../../lib/text.ts';

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
	minimum?: number | undefined;
	/** True while the prices are made up. */
	sample: boolean;
}

/** How many of each row, by its id, as the visitor typed it. */
export type Counts = Readonly<Record<string, string>>;

/** The typical price of what was counted. */
export interface Estimate {
	from: number;
	to: number;
	/** True where both are the minimum of a visit, because what was counted costs no more. */
	isMinimum: boolean;
	/** Services of the request that are left out, because the owner names no price for them: priced on site. */
	onSite: string[];
	/** Services of the request that are left out, because nothing of them was counted. */
	uncounted: string[];
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
