import { z } from 'astro/zod';
import type labelsFile from '../../../content/labels.json';
import { sample, text, textLike } from './field.ts';
import keys from './labels.json' with { type: 'json' };

/** Interface words. Every content has the same labels, as the schema demands. */
export type Labels = typeof labelsFile;

/** Labels, or groups of them. If a group has both, its labels are under "". */
type Keys = readonly string[] | { readonly [name: string]: Keys };

/** One label, from its key and its placeholders: "position{current}{total?}". */
function buildLabel(written: string): [key: string, schema: z.ZodType] {
	const [key = '', ...parts] = written.split(/[{}]+/).filter(Boolean);
	const example = ['Your words', ...parts.map((part) => `{${part.replace('?', '')}}`)].join(' ');
	return [key, text(`the words for “${key}”`, example).meta({ placeholders: parts })];
}

const isList = (written: Keys): written is readonly string[] => Array.isArray(written);

const buildGroup = (written: Keys): z.ZodObject<Record<string, z.ZodType>, z.core.$strict> => {
	if (isList(written)) return z.strictObject(Object.fromEntries(written.map(buildLabel)));
	const { '': own = [], ...groups } = written;
	const inner = Object.entries(groups).map(([name, keys]) => [name, buildGroup(keys)]);
	return z.strictObject({ ...buildGroup(own).shape, ...Object.fromEntries(inner) });
};

/**
 * content/labels.json, made from the list of its keys beside this file, so that code can rely on every label. A name in
 * braces is a placeholder that code fills with formatLabel; with a question mark, the label may leave it out. The tokens
 * of company.yaml may be used in any label.
 */
export const labelsSchema = buildGroup(keys).extend({
	/** The language that the content is written in, and the country, which decides how dates and numbers look in all languages. */
	locale: textLike(/^[a-z]{2,3}-[A-Z]{2}$/, {
		title: 'the language and country',
		why: 'It decides how screen readers pronounce the site and how dates and numbers look.',
		example: 'en-US',
	}),
	sample: sample(),
});
