import { readData } from '../source/reader.ts';
import { english, type Words, words } from '../words/words.ts';
import { type Catalog, findTranslation, mapTranslated } from './catalog.ts';
import { contentLanguage, contentLocale, type Language, localeOf } from './language.ts';
import { type Labels, labelsSchema, withForms } from './schema/labels.ts';
import { shapeOf } from './schema/shape.ts';

/** The software's interface words of a language, such as "es-MX"; undefined if it has none of that language. */
export const findWords = (language: Language): Words | undefined => words[new Intl.Locale(language).language];

/** The software's interface words of the content's language; English ones, if it has none of that. */
const ownWords = findWords(contentLanguage) ?? english;

/** A word by the names of its groups; undefined where there is none. */
export const wordAt = (path: readonly PropertyKey[], words: unknown): string | undefined =>
	path.reduce<unknown>((group, key) => Object(group)[key], words) as string | undefined;

/** Interface words, each replaced. */
export const mapWords = <Group extends object>(
	words: Group,
	replace: Parameters<typeof mapTranslated>[3],
): Group => mapTranslated(words, shapeOf(labelsSchema), 'labels', replace);

/** The interface words in the content's language: the software's, or what labels.yaml says in their place. @param own what it says */
export const labelsWith = (own: unknown): Words =>
	withForms(mapWords(ownWords, ({ path, text }) => wordAt(path, own) ?? text));

/** The same of the site's content. */
export const readLabels = (): Labels => ({ ...labelsWith(readData('labels.yaml')), locale: contentLocale });

/** Those in another language: as its catalog says them, else as the software does, else as in the content, so that a new word takes no page away. */
export const translateLabels = (language: Language, catalog: Catalog): Labels => ({
	...mapWords(
		readLabels(),
		(found) => findTranslation(found, catalog) ?? wordAt(found.path, findWords(language)) ?? found.text,
	),
	locale: localeOf(language),
});
