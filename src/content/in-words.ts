import { fillText, mapTexts } from '../lib/tokens.ts';
import { readContentFile } from '../source/content-folder.ts';
import { readLabels, translateLabels } from './labels.ts';
import { contentLanguage, getLanguage, type Language, translations } from './language.ts';
import { listStates, putInWords, readFacts, readTranslations } from './put-in-words.ts';
import type { Labels } from './schema/labels.ts';
import type { Part } from './schema/part.ts';
import { getDay } from './today.ts';

// Read as plain files, because Astro's collection queries are asynchronous and components aren't.
const facts = readFacts();

/** What company.yaml says, in the content's language. */
export const asWritten = facts.company;
/** The states that the company works in. The first one is that of regions that name none. */
export const states = listStates(facts);

/** The current day where the company is, as YYYY-MM-DD. */
export const getToday = (): string => getDay(asWritten.timeZone);

/** What each catalog says: asking it for every record would take minutes. */
const known = new Map<string, ReturnType<typeof readTranslations>>();

/** A language as its catalog is now: during development, Astro keeps this module while files change. */
export function readTarget(language: Language) {
	if (language === contentLanguage) return { catalog: undefined, claims: asWritten.claims };
	const file = readContentFile(`${language}.po`) ?? '';
	return known.getOrInsertComputed(file, () => readTranslations(readFacts(), file, language));
}

/** What is said in a language of the site. */
function sayIn(language: Language) {
	const { claims, catalog } = readTarget(language);
	return putInWords(facts, claims, catalog ? translateLabels(language, catalog) : readLabels());
}
const inContent = sayIn(contentLanguage);
const inWords = new Map(translations.map((language) => [language, sayIn(language)]));

/** What is said in a language; in the content's if it isn't one of the site. */
export const wordsIn = (language: Language) => inWords.get(language) ?? inContent;

/** The interface words beside a part of a page: in its language. */
export const labelsBeside = ({ lang = getLanguage() }: Part): Readonly<Labels> => wordsIn(lang).labels;

/** Fills in what the texts of a value say in braces, each in its language. @param language that of those that say none */
export const fillIn = <Value>(value: Value, language: Language): Value =>
	mapTexts(value, (text, group: Part & { langOf?: Record<string, string> }, field) => {
		const own = group.langOf?.[field] ?? group.lang ?? language;
		return fillText(text, wordsIn(own).tokens);
	});
