import { formatDate } from '../lib/date.ts';
import { mapTexts } from '../lib/tokens.ts';
import { labels } from './facts.ts';
import { dropMarks, isForeign, markForeign } from './foreign-text.ts';
import { contentLocale, inContentLanguage } from './language.ts';

/**
 * Writes a text that is put together, in one language: that of the page or, if one of the texts that it's made of has no
 * translation, wholly in the content's. So no sentence has an English frame around a Spanish date.
 * @param write reads everything that it puts together itself, because it's then asked again, in the content's language
 */
export function say(write: () => string): string;
export function say(write: () => Promise<string>): Promise<string>;
export function say(write: () => string | Promise<string>): string | Promise<string> {
	const mark = (text: string) => markForeign(dropMarks(text));
	const check = (text: string) => {
		if (!isForeign(text)) return text;
		const original = inContentLanguage(write);
		return typeof original === 'string' ? mark(original) : original.then(mark);
	};
	const text = write();
	return typeof text === 'string' ? check(text) : text.then(check);
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
