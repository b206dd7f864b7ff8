import { readFileSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/collections.ts';
import {
	type CatalogEntry,
	isConfirmed,
	mapTranslated,
	readEntries,
	splitBody,
} from '../../src/content/catalog.ts';
import { findDisagreement } from '../../src/content/disagreement.ts';
import { findWords, ownWords, wordAt } from '../../src/content/labels.ts';
import type { Language } from '../../src/content/language.ts';
import { labelsSchema } from '../../src/content/schema/labels.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { type Content, childAt, lineOf, rootOf, shapeAt } from './content.ts';
import { isCatalog } from './files.ts';
import { type Problem, quoteFound, reportFile } from './report.ts';

/** A text to translate. */
export interface SourceText {
	text: string;
	/**
	 * Where it stands, such as "faq.questions.answer": what may stand there, each file of the content with its line, "faq.yaml:12", and
	 * what the software says there in that language, unless the catalog says something else.
	 */
	places: Map<string, { shape: Shape; references: string[]; said?: string | undefined }>;
}

/** Whether a language has a text without its catalog: the software has an interface word in some. */
export const isSaid = ({ places }: SourceText): boolean => [...places.values()].every(({ said }) => said);

/** Every text that a language may have in its catalog, in the order of the content's files, and then the interface words. */
export function listTexts(content: Content, language: Language): SourceText[] {
	const texts = new Map<string, SourceText>();
	const add = (text: string, place: string, shape: Shape, reference: string, said?: string) => {
		const { places } = texts.getOrInsertComputed(text, () => ({ text, places: new Map() }));
		places.getOrInsertComputed(place, () => ({ shape, references: [], said })).references.push(reference);
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
	const own = content.sources.find(({ collection }) => collection === collections.labels)?.data;
	mapTranslated(
		ownWords,
		shapeOf(labelsSchema),
		collections.labels.path,
		({ text, place, path: at, shape }) =>
			wordAt(at, own) ? text : add(text, place, shape, 'src/words', wordAt(at, findWords(language))),
	);
	return [...texts.values()];
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

/** Checks the catalogs: whether they can be read, and whether each pair agrees. A text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	return content.files.filter(isCatalog).flatMap((name) => {
		const language = path.parse(name).name;
		const texts = listTexts(content, language);
		const file = `${content.folder}/${name}`;
		try {
			const catalog = readFileSync(path.join(content.directory, name), 'utf8');
			return findUnused(file, readEntries(catalog), texts);
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
