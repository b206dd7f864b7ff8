import { formatLabel } from './text.ts';
import type { Tokens } from './tokens.ts';

/** "$1,250", and with cents "$49.50", in each language: a translation has the dollars of its original. */
export const formatDollars = (amount: number): string =>
	Number(amount).toLocaleString('en-US', {
		style: 'currency',
		currency: 'USD',
		trailingZeroDisplay: 'stripIfInteger',
	});

/** Words around amounts: "{from} to {to}" and "from {price}". */
type PriceWords = Record<'range' | 'from', string>;

/** "$50 to $75", "from $50" without an upper end, or one amount where both are the same. Its spaces don’t break. */
export function formatRange(
	{ from, to }: { from: number; to?: number | undefined },
	words: PriceWords,
): string {
	const least = formatDollars(from);
	const most = to && formatDollars(to);
	if (least === most) return least;
	const range = most
		? formatLabel(words.range, { from: least, to: most })
		: formatLabel(words.from, { price: least });
	return range.replaceAll(' ', '\u00a0');
}

/** "$50 per room," "$50 each" and, without a unit, "$50." @param words "{price} per {unit}," or without a price */
export const formatPer = (words: string, values: { price?: string; unit: string }): string =>
	formatLabel(values.unit ? words : (values.price ?? ''), values).replace(
		/\S+ (?=(?:each|cada un[oa])$)/i,
		'',
	);

/** Typical prices for a service, in dollars. */
export interface PriceList {
	service: string;
	/** For a visit. */
	minimum?: number | undefined;
	lines: readonly { id: string; from?: number | undefined; to?: number | undefined }[];
}

/** Values of the tokens for prices: {price.carpet-cleaning.stairs} is "$3 to $5", and {price.carpet-cleaning} the least for a visit. */
export const buildPriceTokens = (lists: readonly PriceList[], words: PriceWords): Tokens =>
	Object.fromEntries(
		lists.flatMap(({ service, minimum, lines }) => [
			[`price.${service}`, minimum && formatDollars(minimum)],
			...lines.map(({ id, from, to }) => [
				`price.${service}.${id}`,
				from && formatRange({ from, to }, words),
			]),
		]),
	);
