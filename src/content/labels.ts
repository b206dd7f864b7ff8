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

const wordAt = (path: readonly PropertyKey[], words: unknown): string | undefined =>
	path.reduce<unknown>((group, key) => Object(group)[key], words) as string | undefined;

/**
 * The interface words in another language: what an owner says otherwise as its catalog translates it; all else, and what isn't
 * translated, as the software says it or, if it has none of that language, the catalog. Undefined if a word has neither, so that no
 * page is in two languages.
 */
export function translateLabels(language: Language, catalog: Catalog): Labels | undefined {
	const [own, theirs] = [readOwn(), findWords(language)];
	let isWhole = true;
	const labels = mapTranslated(readLabels(), shapeOf(labelsSchema), 'labels', (found) => {
		const isOwn = wordAt(found.path, own) !== undefined;
		const text = wordAt(found.path, ownWords) ?? found.text;
		const word =
			(isOwn ? findTranslation(found, catalog) : undefined) ??
			wordAt(found.path, theirs) ??
			findTranslation({ ...found, text }, catalog);
		isWhole &&= word !== undefined;
		return word ?? found.text;
	});
	return isWhole ? { ...labels, locale: localeOf(language) } : undefined;
}
