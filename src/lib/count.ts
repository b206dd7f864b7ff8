import { formatLabel } from './text.ts';

/**
 * A number with its noun: "1 town", "13 towns". Which form a number asks for is known to the language
 * (Intl.PluralRules).
 * @param forms labels with the placeholder {number}, by plural category; "other" stands for those that are missing
 * @param locale such as en-US
 */
export function formatCount(
	count: number,
	forms: { other: string } & { [Rule in Intl.LDMLPluralRule]?: string | undefined },
	locale: string,
): string {
	const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
	return formatLabel(form, { number: new Intl.NumberFormat(locale).format(count) });
}

/** A rating with one decimal, as the reviews page shows it: 4.666 becomes "4.7", and "4,7" in German. */
export const formatAverage = (average: number, locale: string): string =>
	average.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
