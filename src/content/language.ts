import { AsyncLocalStorage } from 'node:async_hooks';
import { basename } from 'node:path';
import { languageOfCatalog } from '../lib/text.ts';
import { listContentFiles } from '../source/content-folder.ts';
import { readData } from '../source/reader.ts';

/** A language of the site (BCP 47, https://www.rfc-editor.org/info/bcp47), such as "es": that of the content, or one with a catalog. */
export type Language = string;

/** The locale of company.yaml. Whatever keeps it from being read, the content check says. */
function readLocale(): string {
	try {
		const { locale = 'en-US' } = Object(readData('company.yaml'));
		return new Intl.Locale(locale).toString();
	} catch {
		return 'en-US';
	}
}

/** The language of the content with its country, and how dates and numbers are written in it: "en-US". */
export const contentLocale: string = readLocale();
const content = new Intl.Locale(contentLocale);

/** The language that the content is written in. */
export const contentLanguage: Language = content.language;

/** The further languages of the site: each has a catalog. */
export const translations: readonly Language[] = listContentFiles('*.po').flatMap(
	(file) => languageOfCatalog(basename(file)) ?? [],
);

/** A language with the content's country, such as "es-US", for the lang attribute of its pages. @param language that of the page by default */
export const tagOf = (language = getLanguage()): string =>
	language === contentLanguage
		? contentLocale
		: new Intl.Locale(language, {
				region: new Intl.Locale(language).region ?? content.region ?? 'US',
			}).toString();

/** Whether Intl knows a language. Of any other, it would have the dates, numbers and names of the machine's language. */
const isKnown = (language: Language) => Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;

/** How dates and numbers are written in a language, such as "es-US"; as in the content's, if Intl doesn't know it. */
export const localeOf = (language: Language): string => (isKnown(language) ? tagOf(language) : contentLocale);

/** What those call it who speak a language that Intl doesn't know. Any other such language has its name in the content's. */
const ownNames: Record<string, string> = { ht: 'kreyòl ayisyen' };

/** What those who speak a language call it, with a capital: "Español". */
export function nameLanguage(language: Language): string {
	const known = isKnown(language)
		? new Intl.DisplayNames(language, { type: 'language' }).of(language)
		: ownNames[new Intl.Locale(language).language];
	const name = known ?? new Intl.DisplayNames(contentLocale, { type: 'language' }).of(language) ?? language;
	return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What differs from Unicode: English without the word "Time", Spanish as US media write it, and the Caribbean's own. */
const timeZoneNames = [
	[' Time', ''],
	['Atlantic Standard', 'Atlantic'],
	['hora estándar del Atlántico', 'hora del Atlántico'],
	['hora oriental', 'hora del Este'],
	['hora central', 'hora del Centro'],
] as const;

/** The name of a time zone in a language: "Eastern", or "hora del Este". */
export function nameTimeZone(timeZone: string, locale: string): string {
	const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
	return timeZoneNames.reduce((text, [unicode, usual]) => text.replace(unicode, usual), name);
}

interface Rendering {
	language: Language;
	/** The pages that exist in each language, by their addresses in the content's. */
	pages: ReadonlyMap<Language, ReadonlySet<string>>;
	/** Whether the page is about an emergency. */
	isUrgent?: boolean;
}

/**
 * Set by src/middleware.ts for everything that renders a page, so that no component has to pass the language on.
 * https://nodejs.org/api/async_context.html
 */
const rendering = new AsyncLocalStorage<Rendering>();

/** The language of the page that is being rendered; outside of a page, such as in getStaticPaths, the content's. */
export const getLanguage = (): Language => rendering.getStore()?.language ?? contentLanguage;

/** Whether the page that is being rendered is about an emergency: the call comes first there, to the number that answers. */
export const isUrgent = (): boolean => rendering.getStore()?.isUrgent ?? false;

/** Whether the page that is being rendered is a translation. */
export const isTranslation = (): boolean => getLanguage() !== contentLanguage;

/** The pages that exist in a language, by their addresses in the content's; undefined outside of a page. */
export const getPages = (language: Language): ReadonlySet<string> | undefined =>
	rendering.getStore()?.pages.get(language);

/** The languages that a page exists in, the content's first. @param path its address there */
export const languagesOf = (path: string): Language[] => [
	contentLanguage,
	...translations.filter((language) => getPages(language)?.has(path)),
];

/** The language of a text, for its lang attribute; undefined if the page is in it. @param language the content's by default */
export const foreign = (language = contentLanguage): string | undefined =>
	language === getLanguage() ? undefined : language;

/** Runs something with what it asks for in a language. */
export const renderIn = <Result>(values: Rendering, run: () => Result): Result => rendering.run(values, run);

/** Runs something in the content's language, on whatever page. */
export const inContentLanguage = <Result>(run: () => Result): Result =>
	renderIn({ pages: new Map(), ...rendering.getStore(), language: contentLanguage }, run);

/**
 * An object that has, each time it is read, what it has in the language of the page: `labels` and `company`, for example. Read
 * it in a component or a function that runs while a page is rendered. `const words = labels.shell` at the top of a module runs
 * once, before any page, and keeps the content's language.
 * @param current what it has in that language
 */
export const perLanguage = <Value extends object>(current: () => Value): Readonly<Value> =>
	new Proxy(current(), {
		get: (_, key) => Reflect.get(current(), key),
		has: (_, key) => Reflect.has(current(), key),
		ownKeys: () => Reflect.ownKeys(current()),
		getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(current(), key),
	});

/** The folder of a language's pages: its code in lower case, as all addresses are. "pt-BR" has "pt-br". */
export const folderOf = (language: Language): string => language.toLowerCase();

/** The address of a page or file in a language: "/es/services", or "/es" for the home page. @param path the one in the content's */
export const addressIn = (language: Language, path: string): string =>
	language === contentLanguage ? path : `/${folderOf(language)}${path.replace(/^\/(?=$|[?#])/, '')}`;

/** The address of a link on the page that is being rendered, in its language if that has such a page, else marked as foreign. */
export function localize(href: string): { href: string; isForeign: boolean } {
	if (!isTranslation() || !href.startsWith('/')) return { href, isForeign: false };
	const [path = ''] = href.split(/[?#]/);
	// Files, such as a font, have no language.
	if (!languagesOf(path).includes(getLanguage())) return { href, isForeign: !path.includes('.') };
	return { href: addressIn(getLanguage(), href), isForeign: false };
}
