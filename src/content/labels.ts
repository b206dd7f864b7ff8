import { readData } from '../source/reader.ts';
import { english, type Words, words } from '../words/words.ts';
import { type Catalog, findTranslation, mapTranslated } from './catalog.ts';
import { contentLanguage, contentLocale, type Language, localeOf } from './language.ts';
import { type Labels, labelsSchema, type WordGroup } from './schema/labels.ts';
import { shapeOf } from './schema/shape.ts';

/** The software's interface words of a language, such as "es-MX"; undefined if it has none of that language. */
export const findWords = (language: Language): Words | undefined => words[new Intl.Locale(language).language];

/** The software's interface words of the content's language; English ones, if it has none of that. */
export const ownWords = findWords(contentLanguage) ?? english;

/** Words with others in their place. */
const sayOtherwise = (group: WordGroup, others: WordGroup): WordGroup => ({
	...group,
	...Object.fromEntries(
		Object.entries(others).map(([key, other]) => {
			const inner = group[key];
			return [
				key,
				typeof other === 'object' && typeof inner === 'object' ? sayOtherwise(inner, other) : other,
			];
		}),
	),
});

/** What labels.yaml says. @throws Error if it can't be read (the content check prevents it) */
function readOwn(): WordGroup {
	const { sample: _, ...own } = Object(readData('labels.yaml'));
	return own;
}

/** The interface words in the content's language: the software's, and in their place what the owner says otherwise. */
export const readLabels = (): Labels =>
	({ ...sayOtherwise(ownWords, readOwn()), locale: contentLocale }) as unknown as Labels;

/** A word by the names of its groups; undefined where there is none. */
export const wordAt = (path: readonly PropertyKey[], words: unknown): string | undefined =>
	path.reduce<unknown>((group, key) => Object(group)[key], words) as string | undefined;

/**
 * The interface words in another language: as its catalog says them, where it does, else as the software does. What neither says
 * is as in the content, so that a word of a newer version takes no page away.
 */
export const translateLabels = (language: Language, catalog: Catalog): Labels => ({
	...mapTranslated(
		readLabels(),
		shapeOf(labelsSchema),
		'labels',
		(found) => findTranslation(found, catalog) ?? wordAt(found.path, findWords(language)) ?? found.text,
	),
	locale: localeOf(language),
});
