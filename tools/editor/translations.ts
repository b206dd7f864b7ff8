/** What the page “Translations” of npm run edit shows and saves. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import {
	type CatalogEntry,
	isConfirmed,
	isFuzzy,
	readEntries,
	readFormer,
} from '../../src/content/catalog.ts';
import { keyWords } from '../../src/content/schema/shape.ts';
import { countWords } from '../../src/lib/count.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import { disagreements, findUnfit, listTexts, placesFor, type SourceText } from '../check/catalogs.ts';
import type { Content } from '../check/content.ts';
import { collectionOf, isCatalog } from '../check/files.ts';
import { markConfirmed, write } from '../translations.ts';

/** An entry of a catalog, in words. @param places where its text stands */
function tell(entry: CatalogEntry, places: ReturnType<typeof placesFor>) {
	const { msgid, msgctxt = '', msgstr } = entry;
	const [translation = ''] = msgstr;
	const references = places.flatMap(([, place]) => place.references);
	const [, file = '', line] = /^(.+):(\d+)$/.exec(references[0] ?? '') ?? [];
	const { name: id } = path.parse(file);
	const collection = collectionOf(file);
	const [[name = '', first] = []] = places;
	const field =
		first?.shape.title ?? (name.endsWith('.body') ? 'the text' : keyWords(name.split('.').at(-1) ?? ''));
	const more = references.length > 1 ? `, and ${countWords(references.length - 1, 'more place')}` : '';
	/** Why the site doesn't show the translation, if somebody has confirmed it. */
	const refusal = isConfirmed(entry) ? refuse(msgid, translation, places) : '';
	const most = Math.min(...places.map(([, { shape }]) => shape.maxLength ?? Number.POSITIVE_INFINITY));
	return {
		msgid,
		msgctxt,
		/** What the text said when it was translated, if it has been changed since. */
		former: isFuzzy(entry) ? readFormer(entry) : undefined,
		translation,
		refusal,
		/** Whether somebody has to translate it or to confirm its translation. */
		isOpen: !isConfirmed(entry) || refusal !== '',
		/** The file: "Questions and answers". */
		part:
			collection?.kind === 'folder'
				? `${collection.title}: ${id}`
				: (collection?.title ?? 'Words of the site'),
		/** "the answer, line 12, and 2 more places" */
		place: `${field}${line ? `, line ${line}` : ''}${more}`,
		room: Number.isFinite(most) ? `At most ${most} characters.` : '',
	};
}
export type ListedText = ReturnType<typeof tell>;

/** Why a translation can't stand for its text; "" if it can. */
function refuse(text: string, translation: string, places: ReturnType<typeof placesFor>): string {
	const kind = findUnfit(text, translation, places);
	return kind ? `It has ${disagreements[kind]}. Compare it with the text, and write it once more.` : '';
}

/** The texts of a catalog in the order of the content's files, those that are open before all others. */
function listAll(file: string, texts: readonly SourceText[]): ListedText[] {
	const entries = readEntries(file).filter(({ obsolete }) => !obsolete);
	const own = Map.groupBy(entries, ({ msgid }) => msgid);
	const listed = texts.flatMap((source) =>
		(own.get(source.text) ?? []).flatMap((entry) => {
			const places = placesFor(entry, entries, source);
			return places.length > 0 ? tell(entry, places) : [];
		}),
	);
	return listed.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** A translation that somebody has typed. */
export interface Typed extends Pick<ListedText, 'msgid' | 'msgctxt' | 'translation'> {
	language: string;
}

/** Confirms what was typed in a catalog. @returns why it can't be saved; "" if it is */
function save(place: string, texts: readonly SourceText[], { language, ...typed }: Typed): string {
	const { msgid, msgctxt, translation } = typed;
	// Read, changed and written at once, so that whatever was saved meanwhile stays.
	const file = readFileSync(place, 'utf8');
	const entries = readEntries(file);
	const index = entries.findIndex(
		(one) => !one.obsolete && one.msgid === msgid && (one.msgctxt ?? '') === msgctxt,
	);
	const entry = entries[index];
	if (!entry) return 'The content has another text here now. Copy what you typed, and reload this page.';
	if (!translation) return 'Nothing is typed here.';
	const source = texts.find(({ text }) => text === msgid);
	const refusal = refuse(msgid, translation, placesFor(entry, entries, source));
	if (refusal) return refusal;
	const confirmed = { ...entry, msgstr: [translation], comments: markConfirmed(entry) };
	replaceFile(place, write(file, language, entries.with(index, confirmed)));
	return '';
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What the page shows. */
export interface Listing {
	languages: { code: string; name: string }[];
	/** The one that is shown; undefined if there is none. */
	language: string | undefined;
	texts: ListedText[];
}

/**
 * Answers the page “Translations”: the texts of a language; or, if a translation is sent, why it can't be saved, and "" once
 * it is.
 * @throws Error if another page sends it, or a file can't be read
 */
export async function answerTranslations(
	request: IncomingMessage,
	content: Content | undefined,
): Promise<Listing | string> {
	const { host, origin } = request.headers;
	if (!content) throw new Error('the content can’t be read');
	const [broken] = content.unreadable;
	if (broken) throw new Error(`${broken.file} can’t be read`);
	const languages = content.files.filter(isCatalog).map((file) => {
		const { name: code } = path.parse(file);
		return { code, name: names.of(code) ?? code };
	});
	const placeOf = (language: string) => path.join(content.directory, `${language}.po`);
	if (request.method === 'POST') {
		const typed = (await json(request)) as Typed;
		if (origin !== `http://${host}` || !languages.some(({ code }) => code === typed.language))
			throw new Error('only the page of npm run edit may save');
		return save(placeOf(typed.language), listTexts(content, typed.language), typed);
	}
	const wanted = new URL(request.url ?? '', `http://${host}`).searchParams.get('language');
	const language = (languages.find(({ code }) => code === wanted) ?? languages[0])?.code;
	const texts = language
		? listAll(readFileSync(placeOf(language), 'utf8'), listTexts(content, language))
		: [];
	return { languages, language, texts };
}
