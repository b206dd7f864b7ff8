import { AsyncLocalStorage } from 'node:async_hooks';

/** The languages of the site. English pages are at the root, Spanish ones behind /es. */
export type Language = 'en' | 'es';

/** What each is called by those who speak it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

/** What is known while a page is rendered. */
interface Rendering {
	language: Language;
	/** The pages that exist in Spanish, by their English addresses. */
	spanishPaths: ReadonlySet<string>;
}

/**
 * Set by src/middleware.ts for everything that renders a page, so that no component has to pass the language on.
 * https://nodejs.org/api/async_context.html
 */
const rendering = new AsyncLocalStorage<Rendering>();

/** The language of the page that is being rendered; outside of a page, such as in getStaticPaths, English. */
export const getLanguage = (): Language => rendering.getStore()?.language ?? 'en';

/** The pages that exist in Spanish, by their English addresses. */
export const getSpanishPaths = (): ReadonlySet<string> => rendering.getStore()?.spanishPaths ?? new Set();

/** The language of a text, for its lang attribute; undefined if the page is in it. @param language English by default */
export const foreign = (language = 'en'): string | undefined =>
	language === getLanguage() ? undefined : language;

/** Runs something with what it asks for in a language. */
export const renderIn = <Result>(values: Rendering, run: () => Result): Result => rendering.run(values, run);

/** Runs something in English, on whatever page. */
export const inEnglish = <Result>(run: () => Result): Result =>
	renderIn({ language: 'en', spanishPaths: getSpanishPaths() }, run);

/** Refuses a change, which would reach one of the languages, whatever the page. */
function refuse(): never {
	throw new TypeError('What the company says can’t be changed. Copy it first: {...labels}.');
}

/**
 * An object that has, each time it is read, what it has in the language of the page. Read it while a page is rendered:
 * a constant of a module keeps the English.
 */
export const perLanguage = <Value extends object>(values: Readonly<Record<Language, Value>>): Value =>
	new Proxy(values.en, {
		get: (_, key) => Reflect.get(values[getLanguage()], key),
		has: (_, key) => Reflect.has(values[getLanguage()], key),
		ownKeys: () => Reflect.ownKeys(values[getLanguage()]),
		getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(values[getLanguage()], key),
		set: refuse,
		defineProperty: refuse,
		deleteProperty: refuse,
	});

/** The Spanish address of a page or file: "/es/services", or "/es" for the home page. @param path the English one */
export const toSpanish = (path: string): string => `/es${path.replace(/^\/(?=$|[?#])/, '')}`;

/**
 * The address of a link on the page that is being rendered: the Spanish page, if the link is on one and there is one.
 * @param href an address on this site, by its English path, or any other
 * @returns the address, and whether it leads from a Spanish page to an English one
 */
export function localize(href: string): { href: string; isEnglish: boolean } {
	if (getLanguage() === 'en' || !href.startsWith('/')) return { href, isEnglish: false };
	const [path = ''] = href.split(/[?#]/);
	// Files, such as a font, have no language.
	if (!getSpanishPaths().has(path)) return { href, isEnglish: !path.includes('.') };
	return { href: `${toSpanish(path)}${href.slice(path.length)}`, isEnglish: false };
}
