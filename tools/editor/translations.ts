/** What the page “Translations” of npm run edit shows and saves. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { isConfirmed, isFuzzy, readEntries, readFormer } from '../../src/content/catalog.ts';
import { readLabels, translateLabels } from '../../src/content/labels.ts';
import { putInWords, readFacts, readTranslations } from '../../src/content/put-in-words.ts';
import { countWords } from '../../src/lib/count.ts';
import { fillText } from '../../src/lib/tokens.ts';
import { replaceFile } from '../../src/source/replace-file.ts';
import type { Content } from '../check/content.ts';
import { isCatalog, readContent } from '../check/read.ts';
import {
	findUnfit,
	isOpen,
	listTexts,
	nameLanguage,
	type Pair,
	pairTexts,
	type SourceText,
} from '../translations/texts.ts';
import { blank, type Entry, markConfirmed, write } from '../translations/update.ts';
import { titleOf } from './describe-save.ts';

/** What words in braces say in the content's language and in another one; nothing while the facts have mistakes. @param file the catalog */
function readFilling({ directory }: Content, file: string, language: string) {
	try {
		const facts = readFacts(directory);
		const { claims, catalog } = readTranslations(facts, file, language);
		return {
			own: putInWords(facts, facts.company.claims, readLabels()).tokens,
			theirs: putInWords(facts, claims, translateLabels(language, catalog)).tokens,
		};
	} catch {
		return { own: {}, theirs: {} };
	}
}

function tell(pair: Pair, filling: ReturnType<typeof readFilling>) {
	const { msgid, msgctxt, places, said = '', entry } = pair;
	const translation = entry?.msgstr[0] || said;
	const references = places.flatMap((place) => place.references);
	const [file = ''] = references;
	const more = references.length > 1 ? `, and ${countWords(references.length - 1, 'more place')}` : '';
	/** Why the site doesn't show the translation, if somebody has confirmed it. */
	const refusal = entry && isConfirmed(entry) ? refuse(pair, translation) : '';
	const most = Math.min(...places.map(({ shape }) => shape.maxLength ?? Number.POSITIVE_INFINITY));
	return {
		msgid,
		msgctxt,
		/** What the text said when it was translated, if it has been changed since. */
		former: entry && isFuzzy(entry) ? readFormer(entry) : undefined,
		translation,
		refusal,
		isOpen: isOpen(pair),
		/** Both as pages show them, which is how people look for them. */
		shown: `${fillText(msgid, filling.own)}\n${fillText(translation, filling.theirs)}`,
		/** The file: "Questions and answers". */
		part: file.startsWith('src/words') ? 'Words of the site' : titleOf(file),
		/** "the answer, in “What does it cost?”, and 2 more places; at most 60 characters" */
		place: `${places[0]?.words}${more}${Number.isFinite(most) ? `; at most ${most} characters` : ''}`,
	};
}
/** A text with its language, such as "es" and "Spanish". */
export type ListedText = ReturnType<typeof tell> & Record<'language' | 'name', string>;

/** Why a translation can't stand for its text; "" if it can. */
function refuse(pair: Pair, translation: string): string {
	const unfit = findUnfit(pair, translation);
	return unfit ? `It has ${unfit}. Compare it with the text, and write it once more.` : '';
}

/** A translation that somebody has typed. */
export type Typed = Pick<ListedText, 'language' | 'msgid' | 'msgctxt' | 'translation'>;

/** Confirms what was typed in a catalog. @returns why it can't be saved; "" if it is */
function save(place: string, texts: readonly SourceText[], { language, ...typed }: Typed): string {
	const { msgid, msgctxt, translation } = typed;
	// Read, changed and written at once, so that whatever was saved meanwhile stays.
	const file = readFileSync(place, 'utf8');
	const entries = readEntries(file);
	const pair = pairTexts(texts, entries).find((one) => one.msgid === msgid && one.msgctxt === msgctxt);
	if (!pair) return 'The content has another text here now. Copy what you typed, and reload this page.';
	if (!translation) return 'Nothing is typed here.';
	const refusal = refuse(pair, translation);
	if (refusal) return refusal;
	const entry: Entry = pair.entry ?? blank(pair);
	const confirmed = { ...entry, msgstr: [translation], comments: markConfirmed(entry), obsolete: false };
	const others = pair.entry
		? entries.map((one) => (one === entry ? confirmed : one))
		: [...entries, confirmed];
	replaceFile(place, write(file, language, others));
	return '';
}

/**
 * Answers the page “Translations” from the content as it is now: the texts of each language in the order of the content's files, those that are open before
 * all others, and the site's own words last; or, if a translation is sent, why it can't be saved, and "" once it is.
 * @throws Error if another page sends it, or a file can't be read
 */
export async function answerTranslations(
	request: IncomingMessage,
	folder?: string,
): Promise<ListedText[] | string> {
	const { host, origin } = request.headers;
	const { content } = readContent(folder);
	const [broken] = content.unreadable;
	if (broken) throw new Error(`${broken.file} can’t be read. “npm run check:content” says more.`);
	const languages = content.files.filter(isCatalog).map((file) => path.parse(file).name);
	const placeOf = (language: string) => path.join(content.directory, `${language}.po`);
	if (request.method === 'POST') {
		const typed = (await json(request)) as Typed;
		if (origin !== `http://${host}` || !languages.includes(typed.language))
			throw new Error('only the page of npm run edit may save');
		return save(placeOf(typed.language), listTexts(content, typed.language), typed);
	}
	return languages
		.flatMap((language) => {
			const file = readFileSync(placeOf(language), 'utf8');
			const filling = readFilling(content, file, language);
			const pairs = pairTexts(listTexts(content, language), readEntries(file));
			const name = nameLanguage(language);
			return pairs.map((pair) => ({ ...tell(pair, filling), language, name }));
		})
		.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
