/** What the page “Translations” of npm run edit shows and saves. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { collections } from '../../src/collections.ts';
import {
	type CatalogEntry,
	isConfirmed,
	isFuzzy,
	readEntries,
	readFormer,
} from '../../src/content/catalog.ts';
import { readLabels, translateLabels } from '../../src/content/labels.ts';
import { putInWords, readFacts, readTranslations } from '../../src/content/put-in-words.ts';
import { keyWords } from '../../src/content/schema/shape.ts';
import { countWords } from '../../src/lib/count.ts';
import { fillText, mapTexts, type Tokens } from '../../src/lib/tokens.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import { disagreements, findUnfit, listTexts, placesFor, type SourceText } from '../check/catalogs.ts';
import type { Content } from '../check/content.ts';
import { collectionOf, isCatalog } from '../check/files.ts';
import { markConfirmed, write } from '../translations.ts';

/** What words in braces say in the content's language, and in another one. */
type Filling = Record<'own' | 'theirs', Tokens>;

/** What words in braces say; nothing while the facts have mistakes. @param file the catalog */
function readFilling({ folder, sources }: Content, file: string, language: string): Filling {
	try {
		const facts = readFacts((name) => sources.find((one) => one.file === `${folder}/${name}`)?.data);
		const { claims, catalog } = readTranslations(facts, file);
		return {
			own: putInWords(facts, facts.company.claims, readLabels()).tokens,
			theirs: putInWords(facts, claims, translateLabels(language, catalog)).tokens,
		};
	} catch {
		return { own: {}, theirs: {} };
	}
}

/** An entry of a catalog, in words. @param places where its text stands */
function tell(entry: CatalogEntry, places: ReturnType<typeof placesFor>, filling: Filling) {
	const { msgid, msgctxt = '' } = entry;
	const said = places.every(([, place]) => place.said) ? places[0]?.[1].said : undefined;
	const translation = entry.msgstr[0] || said || '';
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
		isOpen: !(isConfirmed(entry) || (said && translation === said)) || refusal !== '',
		/** Both as pages show them, which is how people look for them. */
		shown: `${fillText(msgid, filling.own)}\n${fillText(translation, filling.theirs)}`,
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

/** The texts of a language in the order of the content's files, those that are open before all others, and the site's own words last. */
function listAll(file: string, texts: readonly SourceText[], filling: Filling): ListedText[] {
	const entries = readEntries(file).filter(({ obsolete }) => !obsolete);
	const own = Map.groupBy(entries, ({ msgid }) => msgid);
	const listed = texts.flatMap((source) => {
		const some = own.get(source.text) ?? [];
		const isWhole = some.some(({ msgctxt }) => !msgctxt);
		return [...some, ...(isWhole ? [] : [blank(source.text)])].flatMap((entry) => {
			const places = placesFor(entry, entries, source);
			return places.length > 0 ? tell(entry, places, filling) : [];
		});
	});
	return listed.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}

/** The entry of a text that the catalog doesn't have, such as a word of the site that nobody said otherwise. */
const blank = (msgid: string): CatalogEntry => ({ msgid, msgstr: [''], line: 0 });

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
	const index = entries.findIndex((one) => one.msgid === msgid && (one.msgctxt ?? '') === msgctxt);
	const source = texts.find(({ text }) => text === msgid);
	if (!source) return 'The content has another text here now. Copy what you typed, and reload this page.';
	if (!translation) return 'Nothing is typed here.';
	const entry = entries[index] ?? blank(msgid);
	const refusal = refuse(msgid, translation, placesFor(entry, entries, source));
	if (refusal) return refusal;
	const confirmed = { ...entry, msgstr: [translation], comments: markConfirmed(entry), obsolete: false };
	const others = entries.filter((one) => one !== entry);
	replaceFile(
		place,
		write(file, language, others.toSpliced(index < 0 ? others.length : index, 0, confirmed)),
	);
	return '';
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** What the page shows. */
export interface Listing {
	languages: { code: string; name: string }[];
	/** The one that is shown; undefined if there is none. */
	language: string | undefined;
	texts: ListedText[];
	/** What company.yaml says in all languages, such as phone numbers: it's on pages, and no text to translate. */
	facts: string;
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
	if (!language) return { languages, language, texts: [], facts: '' };
	const file = readFileSync(placeOf(language), 'utf8');
	const filling = readFilling(content, file, language);
	const facts: string[] = [];
	mapTexts(content.sources.find(({ collection }) => collection === collections.company)?.data, (text) => {
		facts.push(fillText(text, filling.theirs));
		return text;
	});
	const texts = listAll(file, listTexts(content, language), filling);
	return { languages, language, texts, facts: facts.join('\n') };
}
