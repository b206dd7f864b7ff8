import { z } from 'astro/zod';
import { text } from './field.ts';

/** A group of interface words: every key is required, so that no button can be left without a name. */
export const words = <const K extends string>(...keys: K[]) =>
	z.strictObject(
		Object.fromEntries(keys.map((key) => [key, text(`the words for “${key}”`)])) as Record<
			K,
			ReturnType<typeof text>
		>,
	);

/**
 * A number with its noun, in the forms of a language: Unicode's plural categories, of which English has "one" and "other"
 * (https://cldr.unicode.org/index/cldr-spec/plural-rules).
 */
export const counted = (name: string) => {
	const form = text(`the words for a number of ${name}`, `{number} ${name}`);
	const rare = form.optional();
	return z.strictObject({ zero: rare, one: rare, two: rare, few: rare, many: rare, other: form });
};
