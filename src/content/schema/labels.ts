import { z } from 'astro/zod';
import { tokenPattern } from '../../lib/tokens.ts';
import { english, type Words } from '../../words/words.ts';
import { contentLanguage, type Language, localeOf, translations } from '../language.ts';
import { sample, text } from './field.ts';

/** The interface words on a page, and how dates and numbers look there: "es-US". */
export type Labels = Words & { locale: string };

/** Interface words in groups. */
export interface WordGroup {
	readonly [key: string]: string | WordGroup;
}

/** The plural forms of a language (Intl.PluralRules), of the whole numbers that the site counts to. */
export const formsOf = (language: Language): string[] =>
	Array.from({ length: 200 }, (_, count) => new Intl.PluralRules(localeOf(language)).select(count));

const forms = new Set([contentLanguage, ...translations].flatMap(formsOf));

/** Interface words with each of these forms. For one that they don't have, such as "few" in English, there is "other". */
export const withForms = <Group extends WordGroup>(group: Group): Group =>
	Object.fromEntries([
		...Object.entries(group).map(([key, word]) => [key, typeof word === 'string' ? word : withForms(word)]),
		...(group['one'] ? [...forms].filter((form) => !(form in group)) : []).map((form) => [
			form,
			group['other'],
		]),
	]);

/** One label, from the words that the software has for it. Each of their placeholders may stand in it. */
function buildLabel(key: string, words: string): z.ZodType {
	const placeholders = [...words.matchAll(tokenPattern)].map(([, name = '']) => name);
	return text(`the words for “${key}”`, words).meta({ placeholders }).optional();
}

const buildGroup = (group: WordGroup): z.ZodObject<Record<string, z.ZodType>, z.core.$strict> =>
	z.strictObject(
		Object.fromEntries(
			Object.entries(group).map(([key, value]) => [
				key,
				typeof value === 'string' ? buildLabel(key, value) : buildGroup(value).optional(),
			]),
		),
	);

/** labels.yaml: the interface words that an owner says otherwise, with the same placeholders (src/words/en.json has all). */
export const labelsSchema = buildGroup(withForms(english)).extend({ sample: sample() });
