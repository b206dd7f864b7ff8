import { type GetTextTranslation, po } from 'gettext-parser';
import { compareTexts, findDisagreement } from './disagreement.ts';
import { mapFields, type Shape } from './schema/shape.ts';

/** One entry of a catalog. */
export interface CatalogEntry extends GetTextTranslation {
	/** The line of its text, from 1. */
	line: number;
}

/** The translations of one language, by the text in the content's language. */
export type Catalog = ReadonlyMap<string, string>;

/** @param place where a text is, if that text needs another translation elsewhere (msgctxt) */
export const keyOf = (text: string, place = ''): string => `${place}\u0004${text}`;

/** Reads a catalog (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html). @throws SyntaxError, most with a lineNumber */
export function readEntries(file: string): CatalogEntry[] {
	if (file.includes('\uFFFD')) throw new SyntaxError('text that isn’t saved as UTF-8');
	const text = file.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
	po.parse(text, { validation: true });
	let [line, end] = [1, 0];
	const entries = [...text.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: block, index }) => {
		const start = index + block.search(/^(?:#~ )?msg/m);
		line += text.slice(end, start).split('\n').length - 1;
		end = start;
		const { translations, obsolete = {} } = po.parse(block);
		const list = (table: typeof translations, isObsolete: boolean) =>
			Object.values(table)
				.flatMap((texts) => Object.values(texts))
				.map((entry) => ({ ...entry, obsolete: isObsolete, line }));
		return [...list(translations, false), ...list(obsolete, true)];
	});
	// The first entry, without a text, is the head of the file.
	return entries.filter(({ msgid }) => msgid);
}

/** Whether an entry waits for somebody to confirm its translation. */
export const isFuzzy = ({ comments }: GetTextTranslation): boolean => /\bfuzzy\b/.test(comments?.flag ?? '');

const isTranslated = ({ obsolete, msgstr: [translation] }: GetTextTranslation): boolean =>
	!obsolete && Boolean(translation?.trim());

/** Whether somebody has written and confirmed the translation of an entry. */
export const isConfirmed = (entry: GetTextTranslation): boolean => isTranslated(entry) && !isFuzzy(entry);

/** The text that a translation was made for, if its entry says so: gettext's previous msgid. */
export function readFormer({ comments }: GetTextTranslation): string | undefined {
	const { translations } = po.parse(`${comments?.previous ?? ''}\nmsgstr ""`);
	return Object.values(translations).flatMap(Object.keys)[0];
}

/** Whether a text has only other words than the one that its translation was made for, in the same language. */
function isReworded(entry: GetTextTranslation): boolean {
	const former = readFormer(entry);
	return (
		former !== undefined &&
		compareTexts(former, entry.msgid) !== undefined &&
		!findDisagreement(former, entry.msgid) &&
		!findDisagreement(entry.msgid, former)
	);
}

/** Whether pages may show the translation of an entry: somebody has confirmed it, or only the wording has changed since. */
const isShown = (entry: GetTextTranslation): boolean =>
	isTranslated(entry) && (!isFuzzy(entry) || isReworded(entry));

/** Reads the translations of a catalog that pages may show. @throws SyntaxError if it can't be read (the content check prevents it) */
export const readCatalog = (file: string): Catalog =>
	new Map(
		readEntries(file)
			.filter(isShown)
			.map(({ msgctxt, msgid, msgstr: [translation = ''] }) => [keyOf(msgid, msgctxt), translation.trim()]),
	);

/** Text that changes with the language, and where it is. */
export interface TranslatedText {
	text: string;
	shape: Shape;
	/** The collection and the names of the fields: "navigation.header.label". */
	place: string;
	/** The names of the fields and the positions in lists. */
	path: readonly PropertyKey[];
}

/** A value of a record with each translated text replaced. @param place the collection */
export function mapTranslated<Value>(
	value: Value,
	shape: Shape | undefined,
	place: string,
	replace: (text: TranslatedText) => string,
): Value {
	return mapFields(value, shape, (written, field, path) => {
		const text = written.trim();
		if (!(field.translated && text)) return written;
		const keys = path.filter((key) => typeof key === 'string');
		return replace({ text, shape: field, place: [place, ...keys].join('.'), path });
	});
}

/** The blocks of an article's text, which are translated one by one. A picture has only its caption to translate. */
export const splitBody = (body: string): string[] => body.trim().split(/\n(?:[ \t]*\n)+/);

/** The translation of a text; undefined without one. */
export const findTranslation = (
	{ text, place, shape }: Pick<TranslatedText, 'text' | 'place' | 'shape'>,
	catalog: Catalog,
): string | undefined => {
	const found = catalog.get(keyOf(text, place)) ?? catalog.get(keyOf(text));
	return found !== undefined && !findDisagreement(text, found, shape) ? found : undefined;
};

/** Whether a text has a letter of its own. One of digits and words in braces needs no translation. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^}]*\}/g, ''));

/** What stands for a text of the content in the language of a catalog; undefined if it has no translation and needs one. */
export const putIn = (found: Parameters<typeof findTranslation>[0], catalog: Catalog): string | undefined =>
	findTranslation(found, catalog) ?? (hasWords(found.text) ? undefined : found.text);
