import { formatLabel } from './text.ts';
import type { Tokens } from './tokens.ts';

/** "$1,250" in en-US. @param amount whole dollars; in a file, they may be in quotation marks */
export const formatDollars = (amount: number, locale: string): string =>
	Number(amount).toLocaleString(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$50 to $75", or one amount where both are the same. @param words such as "{from} to {to}" */
export function formatRange(
	{ from, to }: { from: number; to: number },
	words: string,
	locale: string,
): string {
	const [least, most] = [formatDollars(from, locale), formatDollars(to, locale)];
	return from === to ? least : formatLabel(words, { from: least, to: most });
}

/** Typical prices for a service, in whole dollars. */
export interface PriceList {
	service: string;
	/** For a visit. */
	minimum?: number | undefined;
	lines: readonly { id: string; from?: number | undefined; to?: number | undefined }[];
}

/**
 * Values of the tokens for prices: {price.carpet-cleaning.stairs} is "$3 to $5", and {price.carpet-cleaning} the least that
 * a visit costs. What is priced on site has none.
 * @param words as for formatRange
 */
export const buildPriceTokens = (lists: readonly PriceList[], words: string, locale: string): Tokens =>
	Object.fromEntries(
		lists.flatMap(({ service, minimum, lines }) => [
			[`price.${service}`, minimum && formatDollars(minimum, locale)],
			...lines.map(({ id, from, to }) => [
				`price.${service}.${id}`,
				from && to && formatRange({ from, to }, words, locale),
			]),
		]),
	);
