import { formatLabel } from '../lib/text.ts';
import { company, labels } from './facts.ts';
import { contentLanguage, getLanguage, isTranslation } from './language.ts';

/** What leads to words in the content's language alone, with a note of it on a page in another one: "Privacidad (en inglés)". */
export const noteOriginal = (label: string, isForeign = isTranslation()): string =>
	isForeign ? `${label} ${labels.shell.inOriginal}` : label;

/** "In English," of a customer's words that aren't in the language of the page; else undefined. A country or script makes no other language. */
export function noteLanguage(written = contentLanguage): string | undefined {
	const [language = written] = written.split('-');
	if (getLanguage().split('-')[0] === language) return undefined;
	const names = new Intl.DisplayNames(labels.locale, { type: 'language' });
	return formatLabel(labels.rating.language, { languageName: names.of(language) });
}

/** What the company says to those who call it in an emergency and speak the language of the page, if it says anything. */
export const getEmergencyNote = (): string | undefined =>
	company.languages.find(({ code }) => code === getLanguage())?.emergency;
