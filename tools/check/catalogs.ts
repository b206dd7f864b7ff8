import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/collections.ts';
import {
	type CatalogEntry,
	hasWords,
	isConfirmed,
	isFuzzy,
	keyOf,
	mapTranslated,
	readEntries,
	splitBody,
} from '../../src/content/catalog.ts';
import { findDisagreement } from '../../src/content/disagreement.ts';
import { findWords, ownWords, wordAt } from '../../src/content/labels.ts';
import type { Language } from '../../src/content/language.ts';
import { labelsSchema } from '../../src/content/schema/labels.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { type Content, rootOf } from './content.ts';
import { isCatalog, nameLanguage } from './read.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';
import { fieldWords } from './words.ts';

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
	mapTranslated(
		ownWords,
		shapeOf(labelsSchema),
		collections.labels.path,
		({ text, place, path: at, shape }) => {
			const where = { shape, words: shape.title ?? '', said: wordAt(at, findWords(language)) };
			return wordAt(at, own) ? text : add(text, place, where, 'src/words');
		},
	);
	return [...texts.values()];
}

/** What is wrong with pairs that aren't used, by the kind of disagreement. */
export const disagreements = {
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
	return texts.flatMap(({ text: msgid, places }) =>
		[...Map.groupBy(places, ([place]) => (byKey.has(keyOf(msgid, place)) ? place : ''))].map(
			([msgctxt, some]) => {
				const own = some.map(([, place]) => place);
				const said = own.every((place) => place.said) ? own[0]?.said : undefined;
				return { msgid, msgctxt, places: own, entry: byKey.get(keyOf(msgid, msgctxt)), said };
			},
		),
	);
}

/** Why a translation can't stand for a text in one of its places; undefined if it can in all of them. */
export const findUnfit = ({ msgid, places }: Pair, translation: string) =>
	places.map(({ shape }) => findDisagreement(msgid, translation, shape)).find(Boolean);

/** Whether somebody has to translate a text or to confirm its translation: what the software says needs nobody. */
export const isOpen = (pair: Pair): boolean => {
	const { entry, said } = pair;
	const translation = entry?.msgstr[0];
	return translation ? !isConfirmed(entry) || findUnfit(pair, translation) !== undefined : !said;
};

const findUnused = (file: string, pairs: readonly Pair[]): Problem[] =>
	pairs.flatMap((pair) => {
		const { entry } = pair;
		if (!entry || !isConfirmed(entry)) return [];
		const [translation = ''] = entry.msgstr;
		const kind = findUnfit(pair, translation);
		return kind
			? reportFile(file, {
					severity: 'warning',
					line: entry.line,
					field: 'a translation',
					found: quoteFound(translation),
					why: `It has ${disagreements[kind]}. Until you fix it, visitors read the original.`,
					write: 'Compare it with the text above it, and write it once more.',
				})
			: [];
	});

/** Checks the catalogs: whether they can be read, and whether each pair agrees. A text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	return content.files.filter(isCatalog).flatMap((name) => {
		const language = path.parse(name).name;
		const texts = listTexts(content, language);
		const file = `${content.folder}/${name}`;
		try {
			const catalog = readFileSync(path.join(content.directory, name), 'utf8');
			return findUnused(file, pairTexts(texts, readEntries(catalog)));
		} catch (error) {
			const { lineNumber: line, message } = error as Error & { lineNumber?: number };
			return reportFile(file, {
				...(line && { line }),
				found: /End-of-line within string/.test(message)
					? 'a quotation mark is missing in this line'
					: message.replace(/^Error parsing PO data: /, ''),
				why: 'The site can’t read any of its translations.',
				write: 'Restore what this line said, or open the file in Poedit, which shows the mistake.',
			});
		}
	});
}

/** How many texts a language lacks, or has to confirm, in words. @param file its catalog */
export function countOpen(file: string, language: string, texts: readonly SourceText[]): string {
	const pairs = pairTexts(texts, readEntries(file)).filter(({ entry, said }) => entry || !said);
	const open = pairs.filter(isOpen);
	const changed = open.filter(({ entry }) => entry && isFuzzy(entry)).length;
	const waiting = changed > 0 ? `, ${changed} of them changed` : '';
	return `${nameLanguage(language)}: ${open.length} of ${pairs.length} texts to translate${waiting}.`;
}
