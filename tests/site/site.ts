import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HTMLElement, type Node, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { addressIn, contentLanguage, type Language, translations } from '../../src/content/language.ts';
import { languageOf, siteUrl, toPath } from '../../src/site/site.ts';
import { siteFolder } from '../../src/source/content-folder.ts';
import { company } from '../content.ts';
import { listHtmlFiles, toRoute } from '../site-files.ts';

export const dist = siteFolder;

export interface BuiltPage {
	/** Path on the site: "/services/tile-grout", or behind its language in another one. */
	route: string;
	/** Path of the same page in the content's language. */
	path: string;
	language: Language;
	html: string;
	document: HTMLElement;
	/** What a visitor can read: the title in the tab and the text of the body. */
	text: string;
	/** False where a robots tag says noindex. */
	indexed: boolean;
	/** True for a page that only sends the visitor on, for hosts that cannot redirect. */
	redirect: boolean;
}

export const readMeta = ({ document }: Pick<BuiltPage, 'document'>, key: string): string | undefined =>
	document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');

/** The text of a part of a page, without code and what waits for script. */
const readVisible = (node: Node): string => {
	if (!(node instanceof HTMLElement)) return node.text;
	return /^(?:script|style|template|noscript)$/i.test(node.rawTagName)
		? ''
		: node.childNodes.map(readVisible).join('');
};

export const allPages = listHtmlFiles(dist).map((file): BuiltPage => {
	const html = readFileSync(join(dist, file), 'utf8');
	const document = parse(html);
	const body = document.querySelector('body');
	const route = toRoute(file);
	return {
		route,
		path: toPath(new URL(route, siteUrl)),
		language: languageOf(route),
		html,
		document,
		text: `${document.querySelector('title')?.text ?? ''} ${body ? readVisible(body) : ''}`,
		indexed: !readMeta({ document }, 'robots')?.includes('noindex'),
		redirect: document.querySelector('meta[http-equiv="refresh"]') !== null,
	};
});

/** Full address of a path: no slash ends it but that of the home page. */
export const urlOf = (path: string): string => new URL(path, company.siteUrl).href;

/** The pages that a visitor reads as pages: no redirects, nothing embedded. */
export const pages = allPages.filter(({ path, redirect }) => !redirect && !path.startsWith('/embed/'));

/**
 * What is wrong with pages, each fault behind the address of its page: nothing where all keep a rule.
 * @param listFaults what is wrong with a page
 */
export const findFaults = (
	list: readonly BuiltPage[],
	listFaults: (page: BuiltPage) => readonly (string | undefined)[],
): string[] =>
	list.flatMap((page) => listFaults(page).flatMap((fault) => (fault ? `${page.route}: ${fault}` : [])));

/** A test of a rule that pages keep. @param listFaults what is wrong with a page */
export const testPages = (title: string, ...[list, listFaults]: Parameters<typeof findFaults>) =>
	test(title, () => expect(findFaults(list, listFaults)).toEqual([]));

/** A file of the built site by its address, or undefined when the address is none of ours or nothing is there. */
export function findFile(address: string): string | undefined {
	const url = new URL(address, siteUrl);
	if (url.origin !== new URL(siteUrl).origin) return undefined;
	const path = decodeURIComponent(url.pathname);
	return [path, `${path}.html`, `${path}index.html`]
		.map((candidate) => join(dist, candidate))
		.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Whether the site has a page. The owner may leave out some. */
export const hasPage = (route: string): boolean => pages.some((page) => page.route === route);

export { addressIn };

/** Where a link to a page leads from a page in a language: to the page in the content's where there is none in that language. */
export const linkFrom = (language: Language, path: string): string =>
	path.replace(/^[^?#]+/, (page) => (hasPage(addressIn(language, page)) ? addressIn(language, page) : page));

/** The languages that a page is there in, the content's first. */
export const languagesOf = (path: string): Language[] => [
	contentLanguage,
	...translations.filter((language) => hasPage(addressIn(language, path))),
];

export const addressesOf = (path: string): string[] =>
	languagesOf(path).map((language) => addressIn(language, path));

export const languages: Language[] = [
	...new Set<Language>([contentLanguage, ...pages.map(({ language }) => language)]),
];

/** The elements of a page that match a selector. @throws Error when the site has no such page */
export function find(route: string, selector: string) {
	const page = pages.find((candidate) => candidate.route === route);
	if (!page) throw new Error(`There is no page ${route}.`);
	return page.document.querySelectorAll(selector);
}
export const readTexts = (route: string, selector: string) =>
	find(route, selector).map((element) => element.text.replace(/\s+/g, ' ').trim());
export const readText = (route: string, selector: string) => readTexts(route, selector).join(' ');
export const readLinks = (route: string, selector: string) =>
	find(route, selector).map((link) => link.getAttribute('href'));

/** Compares texts whatever their spaces, line breaks, word joiners and case: elements split words where the eye sees one. */
export const squash = (text: string): string => text.replace(/[\s\u2060]+/g, '').toLowerCase();
