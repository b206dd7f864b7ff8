import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { mapTexts } from '../lib/tokens.ts';
import { company, labels } from './facts.ts';
import { dropMarks, isForeign, markForeign } from './foreign-text.ts';
import { contentLanguage, contentLocale, getLanguage, inContentLanguage, isTranslation } from './language.ts';

/** The texts of one value, but those of another where one has no translation. */
function choose<Value>(own: Value, original: unknown): Value {
	if (typeof own === 'string')
		return (isForeign(own) ? markForeign(dropMarks(String(original))) : own) as Value;
	if (typeof own !== 'object' || own === null) return own;
	const entries = Object.entries(own).map(
		([key, value]) => [key, choose(value, Object(original)[key])] as const,
	);
	return (Array.isArray(own) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Value;
}

/**
 * Writes texts that are put together, each in one language: that of the page or, if one of the texts that it's made of has no
 * translation, wholly in the content's. So no sentence has an English frame around a Spanish date.
 * @param write makes a text, or a list or record of some. It reads everything that it puts together itself, because it's asked
 * again in the content's language
 */
export function say<Value>(write: () => Promise<Value>): Promise<Value>;
export function say<Value>(write: () => Value): Value;
export function say(write: () => unknown): unknown {
	const own = write();
	return own instanceof Promise
		? own.then(async (value) => choose(value, await inContentLanguage(write)))
		: choose(own, inContentLanguage(write));
}

/**
 * Labels that a browser fills with dates, amounts and each other: those of the page's language if all of them are
 * translated, else all in the content's.
 */
export function sayAll<Group>(choose: () => Group): Group {
	const own = choose();
	return isForeign(JSON.stringify(own)) ? mapTexts(inContentLanguage(choose), markForeign) : own;
}

/** How dates and numbers are written beside a text: in its language. */
export const localeFor = (text: string): string => (isForeign(text) ? contentLocale : labels.locale);

/** A date as the text before it writes it. @param date YYYY-MM-DD */
export function formatDay(text: string, date: string): string {
	const day = formatDate(date, localeFor(text));
	return isForeign(text) ? markForeign(day) : day;
}

/** What leads to words in the content's language alone, with a note of it on a page in another one: "Privacidad (en inglés)". */
export const noteOriginal = (label: string, isForeign = isTranslation()): string =>
	isForeign ? `${label} ${labels.shell.inOriginal}` : label;

/**
 * What says that a customer's words aren't in the language of the page: "In English". Undefined if they are. A country or
 * script makes no other language.
 * @param written the language of the words; the content's by default
 */
export function noteLanguage(written = contentLanguage): string | undefined {
	const [language = written] = written.split('-');
	if (getLanguage().split('-')[0] === language) return undefined;
	return say(() => {
		const names = new Intl.DisplayNames(labels.locale, { type: 'language' });
		return formatLabel(labels.rating.language, { languageName: names.of(language) });
	});
}

/** What the company says to those who call it in an emergency and speak the language of the page, if it says anything. */
export const getEmergencyNote = (): string | undefined =>
	company.languages.find(({ code }) => code === getLanguage())?.emergency;
