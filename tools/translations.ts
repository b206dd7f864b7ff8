/** npm run translations: brings the catalogs in content/ up to date with the texts of the content. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { type CatalogEntry, readEntries } from '../src/content/catalog.ts';
import { editDistance } from '../src/lib/nearest.ts';
import { countOpen, listTexts, type SourceText } from './check/catalogs.ts';
import { readContent } from './check/read.ts';

const fileOf = (reference = '') => reference.replace(/:\d+$/, '');
const filesOf = ({ comments }: GetTextTranslation) => comments?.reference?.split(/\s+/).map(fileOf) ?? [];

/** Whether an entry is for a text: its own, at a place that the entry names or at any. */
const isFor = ({ msgid, msgctxt }: GetTextTranslation, { text, places }: SourceText) =>
	msgid === text && (!msgctxt || places.has(msgctxt));

/** The entry whose text was probably changed into this one: of the same file, and with most of the same letters. */
function findFormer(
	{ text, references }: SourceText,
	gone: readonly CatalogEntry[],
): CatalogEntry | undefined {
	const files = references.map(fileOf);
	const [nearest] = gone
		.filter((entry) => entry.msgstr[0] && filesOf(entry).some((file) => files.includes(file)))
		.map((entry) => ({ entry, distance: editDistance(entry.msgid, text) }))
		.filter(({ entry, distance }) => distance < 0.4 * Math.max(entry.msgid.length, text.length))
		.toSorted((a, b) => a.distance - b.distance);
	return nearest?.entry;
}

/** The text of an entry before it was changed, as a comment of the file. */
const writePrevious = ({ msgid, comments }: GetTextTranslation) =>
	comments?.previous ?? `msgid ${JSON.stringify(msgid)}`;

/**
 * Brings a catalog up to date: new texts are empty, changed ones "fuzzy" with the former text, and those that are gone
 * obsolete. What a translator wrote stays, comments and order too.
 * @throws SyntaxError if the catalog can't be read
 */
export function updateCatalog(file: string, language: string, texts: readonly SourceText[]): string {
	const entries = readEntries(file);
	const wanted = entries.filter((entry) => texts.some((text) => isFor(entry, text)));
	const gone = new Set(entries.filter((entry) => !wanted.includes(entry)));
	const current: GetTextTranslation[] = [];
	/** Where each entry is in the new file: where it was, and a new one after that of the text before it. */
	const order = new Map<GetTextTranslation, number>();
	let last = -1;
	for (const source of texts) {
		const reference = source.references.join('\n');
		const own = wanted.filter((entry) => isFor(entry, source));
		const former = own.length === 0 ? findFormer(source, [...gone]) : undefined;
		if (former) gone.delete(former);
		const now: GetTextTranslation[] =
			own.length > 0
				? own
				: [
						{
							msgid: source.text,
							msgstr: former?.msgstr ?? [''],
							comments: {
								...former?.comments,
								...(former && { flag: 'fuzzy', previous: writePrevious(former) }),
							},
						},
					];
		for (const { msgctxt, msgid, msgstr, comments } of now) {
			const at =
				own.length > 0
					? entries.findIndex((entry) => entry.msgid === msgid && entry.msgctxt === msgctxt)
					: last;
			const entry = { ...(msgctxt && { msgctxt }), msgid, msgstr, comments: { ...comments, reference } };
			current.push(entry);
			order.set(entry, at);
			last = at;
		}
	}
	const obsolete = [...gone].filter(({ msgstr: [translation] }) => translation);
	const table = (some: readonly GetTextTranslation[]) => {
		const byContext = Map.groupBy(some, ({ msgctxt = '' }) => msgctxt);
		return Object.fromEntries(
			[...byContext].map(([context, list]) => [
				context,
				Object.fromEntries(list.map((entry) => [entry.msgid, entry])),
			]),
		);
	};
	const headers = {
		Language: language,
		'Content-Type': 'text/plain; charset=utf-8',
		'Content-Transfer-Encoding': '8bit',
		...po.parse(file).headers,
	};
	return po
		.compile(
			{ charset: 'utf-8', headers, translations: table(current), obsolete: table(obsolete) },
			{ sort: (a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0) },
		)
		.toString();
}

/** Brings every catalog of a content folder up to date. @returns a line for each */
export function updateCatalogs(directory = 'content'): string[] {
	const { content } = readContent(directory);
	const broken = content.sources.find(({ data }) => data === undefined);
	if (broken)
		return [
			`${broken.file} can’t be read, so the catalogs stay as they are. npm run check:content says why.`,
		];
	const texts = listTexts(content);
	return globSync(path.join(directory, '*.po')).map((place) => {
		const before = readFileSync(place, 'utf8');
		const { name: language } = path.parse(place);
		const after = updateCatalog(before, language, texts);
		if (after !== before) writeFileSync(place, after);
		return countOpen(after, language, texts);
	});
}

if (import.meta.main) for (const line of updateCatalogs()) console.log(line);
