import { existsSync } from 'node:fs';
import { contentLanguage, folderOf, type Language, translations } from '../../../src/content/language.ts';
import { siteFolder } from '../../../src/source/content-folder.ts';
import { contentIn, read } from '../../content.ts';

/** What a test needs of a language: the start of its addresses, and what the owner wrote. */
const inLanguage = (language: Language) => ({
	...contentIn(language),
	language,
	name: new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language,
	start: language === contentLanguage ? '' : `/${folderOf(language)}`,
	read: (name: string) => read(name, language),
});
export type Translated = ReturnType<typeof inLanguage>;

export const original = inLanguage(contentLanguage);

/** The languages besides the content's that have all of these pages. The owner may have translated others. */
export const translatedWith = (...paths: string[]): Translated[] =>
	translations
		.map(inLanguage)
		.filter(({ start }) => ['', ...paths].every((path) => existsSync(`${siteFolder}${start}${path}.html`)));

/** All languages of the site that have these pages. */
export const languagesWith = (...paths: string[]): Translated[] => [original, ...translatedWith(...paths)];
