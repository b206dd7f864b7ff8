/** Every text that a language may translate, with what its catalog says. */
import { collections } from '../../src/collections.ts';
import {
	type CatalogEntry,
	hasWords,
	isConfirmed,
	keyOf,
	mapTranslated,
	splitBody,
} from '../../src/content/catalog.ts';
import { findDisagreement } from '../../src/content/disagreement.ts';
import { findWords, labelsWith, mapWords, wordAt } from '../../src/content/labels.ts';
import type { Language } from '../../src/content/language.ts';
import { formsOf } from '../../src/content/schema/labels.ts';
import type { Shape } from '../../src/content/schema/shape.ts';
import { type Content, rootOf } from '../check/content.ts';
import { fieldWords } from '../check/words.ts';

/** What a language is called in English. */
export const nameLanguage = (language: string): string =>
	String(new Intl.DisplayNames('en', { type: 'language' }).of(language));

interface TextPlace {
	shape: Shape;
	/** The first place in words: "the answer, in “What does it cost?”" */
	words: string;
	/** Each file of the content that has it: "faq.yaml". */
	references: string[];
	/** What the software says there in that language, unless the catalog says something else. */
	said?: string | undefined;
}

/** A text to translate, and its places by their names, such as "faq.questions.answer". */
export interface SourceText {
	text: string;
	places: Map<string, TextPlace>;
}

/** Every text that a language may have in its catalog, in the order of the content's files, and then the interface words. */
export function listTexts(content: Content, language: Language): SourceText[] {
	const texts = new Map<string, SourceText>();
	const services = content.sources.flatMap(({ collection, name }) =>
		collection === collections.services ? name : [],
	);
	const add = (text: string, place: string, where: Omit<TextPlace, 'references'>, file: string) => {
		const { said = hasWords(text) ? undefined : text } = where;
		const { places } = texts.getOrInsertComputed(text, () => ({ text, places: new Map() }));
		places.getOrInsertComputed(place, () => ({ ...where, references: [], said })).references.push(file);
		return text;
	};
	for (const source of [...content.sources, ...content.hidden]) {
		const { file, data, shape, body = '', collection } = source;
		const name = file.slice(content.folder.length + 1);
		const root = rootOf(source);
		mapTranslated(data, shape, collection.path, (found) =>
			// The page shows the title of that service.
			found.place === 'reviews.service' && services.includes(found.text)
				? found.text
				: add(
						found.text,
						found.place,
						{ shape: found.shape, words: fieldWords(root.at(...found.path)) },
						name,
					),
		);
		const text = root.at('body');
		for (const block of splitBody(body).filter(Boolean))
			add(block, `${collection.path}.body`, { shape: text.shape, words: fieldWords(text) }, name);
	}
	const own = content.sources.find(({ collection }) => collection === collections.labels)?.data;
	// English has "one" and "other", of which the language may have fewer.
	const unused = ['zero', 'one', 'two', 'few', 'many'].filter((form) => !formsOf(language).includes(form));
	mapWords(labelsWith(own), ({ text, place, path: at, shape }) => {
		const where = { shape, words: shape.title ?? '', said: wordAt(at, findWords(language)) };
		return wordAt(at, own) || unused.includes(String(at.at(-1)))
			? text
			: add(text, place, where, `src/words/${place}`);
	});
	return [...texts.values()];
}

/** What is wrong with pairs that aren't used, by the kind of disagreement. */
const disagreements = {
	braces: 'other words in braces',
	links: 'other links',
	amounts: 'another amount',
	numbers: 'other numbers',
	length: 'a length that doesn’t fit its place',
} as const;

/** A text with an entry of a catalog, and the places that the entry is for. */
export interface Pair {
	msgid: string;
	/** The place that alone it's for; "" for all that have no entry of their own. */
	msgctxt: string;
	places: TextPlace[];
	/** Undefined if the catalog has none, which may be right where the software says it. */
	entry: CatalogEntry | undefined;
	/** What the software says in all of these places. */
	said: string | undefined;
}

/** The texts of a language with the entries of its catalog, in the order of the texts. */
export function pairTexts(texts: readonly SourceText[], entries: readonly CatalogEntry[]): Pair[] {
	// Of two, the first: those that are gone come last.
	const byKey = new Map(
		entries.toReversed().map((entry) => [keyOf(entry.msgid, entry.msgctxt), entry] as const),
	);
	/** A plural form that English doesn't have always has an entry, because its text is that of another form. */
	const isApart = (text: string, place: string) =>
		/\.(?:zero|two|few|many)$/.test(place) || byKey.has(keyOf(text, place));
	return texts.flatMap(({ text: msgid, places }) =>
		[...Map.groupBy(places, ([place]) => (isApart(msgid, place) ? place : ''))].map(([msgctxt, some]) => {
			const own = some.map(([, place]) => place);
			const said = own.every((place) => place.said) ? own[0]?.said : undefined;
			return { msgid, msgctxt, places: own, entry: byKey.get(keyOf(msgid, msgctxt)), said };
		}),
	);
}

/** Why a translation can't stand for a text in one of its places, in words; undefined if it can in all of them. */
export function findUnfit({ msgid, places }: Pair, translation: string): string | undefined {
	const kind = places.map(({ shape }) => findDisagreement(msgid, translation, shape)).find(Boolean);
	return kind && disagreements[kind];
}

/** Whether somebody has to translate a text or to confirm its translation: what the software says needs nobody. */
export const isOpen = (pair: Pair): boolean => {
	const { entry, said } = pair;
	const translation = entry?.msgstr[0];
	return translation ? !isConfirmed(entry) || Boolean(findUnfit(pair, translation)) : !said;
};
