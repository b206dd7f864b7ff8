import { readContentFile } from '../source/content-folder.ts';
import { readData } from '../source/reader.ts';
import { english, type Words, words } from '../words/words.ts';
import { type Catalog, keyOf, mapTranslated, readCatalog } from './catalog.ts';
import { contentLanguage, contentLocale, type Language } from './language.ts';
import { type Labels, labelsSchema, type WordGroup } from './schema/labels.ts';
import { shapeOf } from './schema/shape.ts';

/** The software's interface words of a language, such as "es-MX"; undefined if it has none of that language. */
export const findWords = (language: Language): Words | undefined => words[new Intl.Locale(language).language];

/** The software's interface words of the content's language; English ones, if it has none of that. */
const ownWords = findWords(contentLanguage) ?? english;

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

/** Words but for those that are said otherwise. */
const withoutOthers = (group: WordGroup, others: WordGroup): WordGroup =>
	Object.fromEntries(
		Object.entries(group).flatMap(([key, word]): [string, string | WordGroup][] => {
			if (typeof word === 'string') return key in others ? [] : [[key, word]];
			return [[key, withoutOthers(word, Object(others[key]))]];
		}),
	);

/** The software's interface words, in the content's language, that an owner says as it does. @param own what labels.yaml says */
export const listKeptWords = (own: unknown): WordGroup => withoutOthers(ownWords, Object(own));

/** What labels.yaml says. */
function readOwn(): WordGroup {
	const { sample: _, ...own } = Object(readData('labels.yaml'));
	return own;
}

/** The interface words in the content's language: the software's, and in their place what the owner says otherwise. */
export const readLabels = (): Labels =>
	({ ...sayOtherwise(ownWords, readOwn()), locale: contentLocale }) as unknown as Labels;

/** What is translated into a language: by its catalog and, of the interface words that the owner keeps, by the software. */
export function readTranslations(language: Language): Catalog {
	const catalog = new Map(readCatalog(readContentFile(`${language}.po`) ?? ''));
	const theirs = findWords(language);
	mapTranslated(
		theirs && listKeptWords(readOwn()),
		shapeOf(labelsSchema),
		'labels',
		({ text, place, path }) => {
			const word = path.reduce<unknown>((group, key) => Object(group)[key], theirs);
			catalog.set(keyOf(text, place), String(word));
			return text;
		},
	);
	return catalog;
}
