import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/collections.ts';
import {
	type Catalog,
	type CatalogEntry,
	findTranslation,
	isConfirmed,
	mapTranslated,
	readCatalog,
	readEntries,
	splitBody,
} from '../../src/content/catalog.ts';
import { findDisagreement } from '../../src/content/disagreement.ts';
import { findWords, ownWords } from '../../src/content/labels.ts';
import type { Language } from '../../src/content/language.ts';
import { labelsSchema } from '../../src/content/schema/labels.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { countWords } from '../../src/lib/count.ts';
import { type Content, childAt, lineOf, rootOf, shapeAt } from './content.ts';
import { isCatalog } from './files.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

/** A text to translate. */
export interface SourceText {
	text: string;
	/** Where it stands, such as "faq.questions.answer": what may stand there, and each file of the content with its line: "faq.yaml:12". */
	places: Map<string, { shape: Shape; references: string[] }>;
}

/** What a reference says of the interface words that the software has in other languages. Without all of them, a language has no pages. */
const wordsReference = 'src/words';

/** Every text that a language needs from its catalog, in the order of the content's files. */
export function listTexts(content: Content, language: Language): SourceText[] {
	const texts = new Map<string, SourceText>();
	const add = (text: string, place: string, shape: Shape, reference: string) => {
		const { places } = texts.getOrInsertComputed(text, () => ({ text, places: new Map() }));
		places.getOrInsertComputed(place, () => ({ shape, references: [] })).references.push(reference);
		return text;
	};
	for (const source of [...content.sources, ...content.hidden]) {
		const { file, data, body, collection } = source;
		const name = file.slice(content.folder.length + 1);
		const root = rootOf(source);
		mapTranslated(data, shapeAt(root), collection.path, (found) =>
			add(found.text, found.place, found.shape, `${name}:${lineOf(childAt(root, ...found.path))}`),
		);
		for (const block of body === undefined ? [] : splitBody(body))
			add(
				block,
				`${collection.path}.body`,
				{},
				`${name}:${lineOf({ source, path: ['body'], value: body, part: { text: block } })}`,
			);
	}
	if (!findWords(language)) {
		mapTranslated(ownWords, shapeOf(labelsSchema), 'labels', ({ text, place, shape }) =>
			add(text, place, shape, wordsReference),
		);
	}
	return [...texts.values()];
}

/** How many interface words a language waits for: those that its catalog has neither as the site says them nor as the owner does. */
export function countWaiting(texts: readonly SourceText[], catalog: Catalog): number {
	const all = texts.flatMap(({ text, places }) =>
		[...places].map(([place, { shape, references }]) => ({
			text,
			place,
			isWord: references.includes(wordsReference),
			isSaid: findTranslation({ text, place, shape }, catalog) !== undefined,
		})),
	);
	const said = new Set(all.flatMap(({ place, isSaid }) => (isSaid ? [place] : [])));
	return new Set(all.flatMap(({ text, place, isWord }) => (isWord && !said.has(place) ? [text] : []))).size;
}

/** Warns about a language whose home page is translated, but not all interface words: it has no pages. */
function findWaiting(
	file: string,
	language: Language,
	catalog: Catalog,
	texts: readonly SourceText[],
): Problem[] {
	const count = countWaiting(texts, catalog);
	const place = `${collections.home.path}.metaTitle`;
	const isBegun = texts.some(({ text, places }) => {
		const shape = places.get(place)?.shape;
		return shape && findTranslation({ text, place, shape }, catalog) !== undefined;
	});
	if (count === 0 || !isBegun) return [];
	return [
		reportFile(file, {
			severity: 'warning',
			field: nameLanguage(language),
			found: `${countWords(count, 'word')} of buttons and the form without a translation`,
			why: 'Until all of them are translated, the site has no pages in this language.',
			write: 'Type npm run translations, which puts them at the end of the file, and translate them.',
		}),
	];
}

/** What a language is called in English. */
export const nameLanguage = (language: Language): string =>
	String(new Intl.DisplayNames('en', { type: 'language' }).of(language));

/** What is wrong with pairs that aren't used, by the kind of disagreement. */
export const disagreements = {
	braces: 'other words in braces',
	links: 'other links',
	amounts: 'another amount',
	numbers: 'other numbers',
	length: 'a length that doesn’t fit its place',
} as const;

/** The places that an entry is for: the one it names, or all that have none of their own. */
export function placesFor(
	{ msgid, msgctxt }: CatalogEntry,
	entries: readonly CatalogEntry[],
	source: SourceText | undefined,
) {
	const hasOwn = (place: string) => entries.some((other) => other.msgid === msgid && other.msgctxt === place);
	return [...(source?.places ?? [])].filter(([place]) => (msgctxt ? place === msgctxt : !hasOwn(place)));
}

/** Why a translation can't stand for a text in one of its places; undefined if it can in all of them. */
export const findUnfit = (text: string, translation: string, places: ReturnType<typeof placesFor>) =>
	places.map(([, { shape }]) => findDisagreement(text, translation, shape)).find(Boolean);

/** Warns about translations that can't stand for their texts. */
function findUnused(file: string, entries: readonly CatalogEntry[], texts: readonly SourceText[]): Problem[] {
	const known = new Map(texts.map((source) => [source.text, source]));
	return entries.filter(isConfirmed).flatMap((entry) => {
		const [translation = ''] = entry.msgstr;
		const kind = findUnfit(entry.msgid, translation, placesFor(entry, entries, known.get(entry.msgid)));
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
}

/** Checks the catalogs: whether they can be read, whether each pair agrees, and whether a language waits for words. Another text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	return content.files.filter(isCatalog).flatMap((name) => {
		const language = path.parse(name).name;
		const texts = listTexts(content, language);
		const file = `${content.folder}/${name}`;
		try {
			const catalog = readFileSync(path.join(content.directory, name), 'utf8');
			return [
				...findUnused(file, readEntries(catalog), texts),
				...findWaiting(file, language, readCatalog(catalog), texts),
			];
		} catch (error) {
			const { lineNumber: line, message } = error as Error & { lineNumber?: number };
			return reportFile(file, {
				...(line && { line }),
				found: message.replace(/^Error parsing PO data: /, ''),
				why: 'The site can’t read any of its translations.',
				write: 'Restore what this line said, or open the file in Poedit, which shows the mistake.',
			});
		}
	});
}
