import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentLanguage, folderOf, type Language, translations } from '../../src/content/language.ts';
import { formPath, hiddenPaths } from '../../src/content/paths.ts';
import { company, contentIn, findTranslation } from '../content.ts';
import { addressIn, allPages, type BuiltPage, dist, languages, languagesOf, pages, urlOf } from './site.ts';

/**
 * Pages in all languages name each other, and a page exists in a language if and only if its title and description are
 * translated, and the blog if an article's are, too.
 */

const isHidden = (path: string) =>
	hiddenPaths.some((hidden) => hidden === path) || path.startsWith(`${formPath()}/`);
/** The name of a language in that language. Intl doesn't know all of them. */
const nameOf = (language: Language) =>
	language === 'ht' ? 'Kreyòl ayisyen' : new Intl.DisplayNames([language], { type: 'language' }).of(language);

const languagesWith = (path: string) => (isHidden(path) ? [] : languagesOf(path));

test('a page names its address in each language, its own too, and that of the content for all others', () => {
	for (const { route, path, indexed, document } of pages) {
		const named = document
			.querySelectorAll('link[hreflang]')
			.map((link) => ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)));
		const own = languagesWith(path);
		const expected = [
			...own.map((one) => ['alternate', one, urlOf(addressIn(one, path))]),
			['alternate', 'x-default', urlOf(path)],
		];
		expect(named, route).toEqual(own.length > 1 && indexed ? expected : []);
	}
});

test('header, menu and footer lead to each other language: to the page itself or else to the home page', () => {
	for (const { route, path, language, document } of pages) {
		const others = languages.filter((one) => one !== language);
		const expected = others.map((one) => ({
			href: addressIn(one, languagesWith(path).includes(one) ? path : '/'),
			lang: one,
			hreflang: one,
			name: expect.stringContaining(String(nameOf(one)).toLowerCase()),
		}));
		const { inOriginal } = contentIn(language).labels.shell;
		for (const place of ['body > header', 'dialog', 'body > footer']) {
			const links = document
				.querySelectorAll(`${place} a[lang][hreflang]`)
				// Words of the menu without a translation lead to another language, too.
				.filter((link) => !link.text.endsWith(inOriginal))
				.map((link) => ({
					href: link.getAttribute('href'),
					lang: link.getAttribute('lang'),
					hreflang: link.getAttribute('hreflang'),
					name: (link.getAttribute('aria-label') ?? link.text).toLowerCase(),
				}));
			expect(links, `${route}, ${place}`).toEqual(expected);
		}
	}
});

/** The title of a page in search results, without the company's name. */
const titleOf = ({ document }: BuiltPage) =>
	(document.querySelector('title')?.text ?? '').replace(` | ${company.name}`, '');
const descriptionOf = ({ document }: BuiltPage) =>
	document.querySelector('meta[name=description]')?.getAttribute('content');

test.each(translations)('a page is built in %s once title and description are translated', (language) => {
	const isTranslated = (text = '') => findTranslation(language, '', text) !== undefined;
	const built = allPages.filter(({ indexed, redirect }) => indexed && !redirect);
	const own = built.filter((page) => page.language === language);
	const originals = built.filter((page) => page.language === contentLanguage);
	const isHere = (path: string) => own.some((page) => page.path === path);
	// The blog lists articles of its language. Without a home page, nothing is built.
	const hasArticle = own.some(({ path }) => /^\/blog\/.*\D/.test(path));
	const missing = originals
		.filter(({ path }) => !isHere(path) && isHere('/') && (hasArticle || !path.startsWith('/blog')))
		.filter((page) => [titleOf(page), descriptionOf(page)].every(isTranslated));
	const untranslated = own.filter((page) => {
		const original = originals.find(({ path }) => path === page.path);
		return !original || (titleOf(original) === titleOf(page) && !isTranslated(titleOf(original)));
	});
	expect([...missing, ...untranslated].map(({ route }) => route)).toEqual([]);
	for (const name of ['admin.html', 'admin', 'rss.xml', 'sitemap.xml'])
		expect(existsSync(`${dist}/${folderOf(language)}/${name}`), name).toBe(false);
});
