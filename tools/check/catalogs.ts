import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
	type CatalogEntry,
	findDisagreement,
	findTranslation,
	isConfirmed,
	mapTranslated,
	readCatalog,
	readEntries,
	splitBody,
	type TranslatedText,
} from '../../src/content/catalog.ts';
import type { Shape } from '../../src/content/schema/shape.ts';
import { type Content, childAt, lineAt, lineOf, rootOf } from './content.ts';
import { isCatalog } from './files.ts';
import { type Problem, reportFile } from './problem.ts';

/** A text to translate, with every place where it stands. */
export interface SourceText {
	text: string;
	/** "content/faq.yaml:24" */
	references: string[];
	/** Its fields, such as "faq.questions.answer", with what each may contain. */
	places: Map<string, Shape>;
}

/** Every text of the content that is translated, in the order of the files. */
export function listTexts(content: Content): SourceText[] {
	const texts = new Map<string, SourceText>();
	const add = (text: string, place: string, shape: Shape, reference: string) => {
		const known: SourceText = texts.get(text) ?? { text, references: [], places: new Map() };
		known.places.set(place, shape);
		if (!known.references.includes(reference)) known.references.push(reference);
		texts.set(text, known);
	};
	for (const source of content.sources) {
		const { file, shape, data, text, bodyStart, collection } = source;
		const collect = ({ text: found, place, shape: field, path: keys }: TranslatedText) => {
			add(found, place, field, `${file}:${lineOf(childAt(rootOf(source), ...keys))}`);
			return found;
		};
		mapTranslated(data, shape, collection.path, collect);
		if (bodyStart === undefined) continue;
		for (const block of splitBody(text.slice(bodyStart)))
			add(block, `${collection.path}.body`, {}, `${file}:${lineAt(text, text.indexOf(block, bodyStart))}`);
	}
	return [...texts.values()];
}

/** The language of a catalog, in English: "Spanish". */
const nameOf = (language: string) =>
	new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;

/** How many texts a language lacks, in words. @param file its catalog */
export function countOpen(file: string, language: string, texts: readonly SourceText[]): string {
	const catalog = readCatalog(file);
	const open = texts.filter(({ text, places }) =>
		[...places].some(([place, shape]) => findTranslation({ text, place, shape }, catalog) === undefined),
	);
	const changed = readEntries(file).filter(
		({ obsolete, msgstr: [written], ...entry }) =>
			written && !obsolete && !isConfirmed({ ...entry, msgstr: [written] }),
	);
	const all = `${texts.length} texts`;
	return `${nameOf(language)}: ${open.length === 0 ? `all ${all} are translated` : `${open.length} of ${all} to translate${changed.length > 0 ? `, ${changed.length} of them changed` : ''}`}.`;
}

/** What every catalog lacks, a line each. */
export const countAllOpen = (content: Content): string[] => {
	const texts = listTexts(content);
	return content.files
		.filter(isCatalog)
		.map((file) =>
			countOpen(readFileSync(path.join(content.directory, file), 'utf8'), path.parse(file).name, texts),
		);
};

/** What is wrong with pairs that aren't used, by the kind of disagreement. */
const disagreements = {
	braces: 'other words in braces',
	links: 'other links',
	amounts: 'another amount',
	numbers: 'a number that the text doesn’t have',
	length: 'a length that doesn’t fit its place',
} as const;

/** Warns about translations that can't stand for their texts, one for each kind. */
function findUnused(file: string, entries: readonly CatalogEntry[], texts: readonly SourceText[]): Problem[] {
	const known = new Map(texts.map(({ text, places }) => [text, places]));
	const kinds = Map.groupBy(
		entries.filter((entry) => isConfirmed(entry) && known.has(entry.msgid)),
		({ msgid, msgctxt = '', msgstr: [translation = ''] }) => {
			const places = known.get(msgid);
			const shapes = msgctxt ? [places?.get(msgctxt)] : [...(places?.values() ?? [])];
			return shapes.map((shape) => findDisagreement(msgid, translation, shape)).find(Boolean);
		},
	);
	return [...kinds].flatMap(([kind, some]) => {
		const [first] = some;
		return kind && first
			? reportFile(file, {
					severity: 'warning',
					line: first.line,
					field: `${some.length === 1 ? 'a translation' : `${some.length} translations`} with ${disagreements[kind]}`,
					found: some.map(({ line, msgstr: [translation] }) => `line ${line}: ${translation}`).join('\n'),
					why: 'Visitors would read something else than in the content. Until it agrees, they read the original.',
					write: 'Compare it with the text above it, and write it once more.',
				})
			: [];
	});
}

/** Checks the catalogs: whether they can be read, and whether each pair agrees. A text without a translation is no problem. */
export function checkCatalogs(content: Content): Problem[] {
	const texts = listTexts(content);
	return content.files.filter(isCatalog).flatMap((name) => {
		const file = `content/${name}`;
		try {
			return findUnused(file, readEntries(readFileSync(path.join(content.directory, name), 'utf8')), texts);
		} catch (error) {
			const { lineNumber: line, message } = error as Error & { lineNumber?: number };
			return reportFile(file, {
				...(line && { line }),
				field: 'the whole file',
				found: message.replace(/^Error parsing PO data: /, ''),
				why: 'The site can’t read any of its translations.',
				write: 'Restore what this line said, or open the file in Poedit, which shows the mistake.',
			});
		}
	});
}
