import { formatLabel } from './text.ts';

/** "1 town", "13 towns". @param forms labels with the placeholder {number}, by plural category (Intl.PluralRules) */
export function formatCount(
	count: number,
	forms: { other: string } & { [Rule in Intl.LDMLPluralRule]?: string | undefined },
	locale: string,
): string {
	const found = forms[new Intl.PluralRules(locale).select(count)];
	// In some languages, "one" is also the form of 0 or of 21, but its words may be "One town".
	const form = found && (count === 1 || found.includes('{number}')) ? found : forms.other;
	return formatLabel(form, { number: new Intl.NumberFormat(locale).format(count) });
}

/** Counts in English, for who runs a program: "1 entry", "3 entries". */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
	`${count} ${count === 1 ? one : many}`;
