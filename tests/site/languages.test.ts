import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { contentLanguage, folderOf, type Language, translations } from '../../src/content/language.ts';
import { type CopyPageName, copyPaths, formPath, hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { contentIn, read, readFolder, readList } from '../content.ts';
import { addressIn, allPages, dist, languages, languagesOf, pages, urlOf } from './site.ts';

/**
 * Pages in all languages name each other, and a page exists in a language if and only if its title is translated, and the blog
 * if an article's is, too.
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

interface Titled {
	id?: string;
	title?: string;
	metaTitle?: string;
	name?: string;
}
const titleOf = ({ metaTitle, name, title }: Titled) => metaTitle ?? name ?? title ?? '';

/** The title of a page in a language, as its record has it; undefined for a page without a record. */
function findTitle(path: string, language: Language): string | undefined {
	const name = (Object.keys(copyPaths) as CopyPageName[]).find((one) => copyPaths[one] === path);
	if (name) return titleOf(read(collections[name].path, language) as Titled);
	const inFolder = (['services', 'posts', 'legal', 'extra'] as const).flatMap((folder) =>
		readFolder<Titled>(folder, language).filter(({ id }) => recordPaths[folder](id) === path),
	);
	const spills = readList<Titled & { id: string }>('stain-spills', language);
	const regions = readList<Titled & { id?: string }>('areas', language).map((one, position) => ({
		...one,
		id: idOf(one, position),
	}));
	const [record] = [
		...inFolder,
		...spills.filter(({ id }) => recordPaths.stainSpills(id) === path),
		...regions.filter(({ id }) => recordPaths.areas(id) === path),
	];
	return record && titleOf(record);
}

test.each(translations)('a page is built in %s if and only if its title is translated', (language) => {
	const built = (one: Language) =>
		allPages.filter((page) => page.language === one && !page.redirect).map(({ path }) => path);
	const own = built(contentLanguage);
	const isTitled = (path: string) =>
		!isHidden(path) && findTitle(path, language) !== findTitle(path, contentLanguage);
	const isBlog = (path: string) => path === '/blog' || /^\/blog\/\d+$/.test(path);
	const hasArticles = own.some((path) => path.startsWith('/blog/') && !isBlog(path) && isTitled(path));
	const titled = own.filter((path) => isTitled(path) && (!isBlog(path) || hasArticles));
	// Those of a page that isn't there either: the form of a service, the screen for an unknown article.
	const pageOf = (path: string) => path.replace(formPath(), '/services').replace(/^(\/blog)\/404$/, '$1');
	const hidden = own.filter((path) => {
		const page = pageOf(path);
		return isHidden(path) && (page === path || page === '/services' || titled.includes(page));
	});
	expect(built(language).sort()).toEqual(titled.includes('/') ? [...titled, ...hidden].sort() : []);
	for (const name of ['admin.html', 'admin', 'rss.xml', 'sitemap.xml'])
		expect(existsSync(`${dist}/${folderOf(language)}/${name}`), name).toBe(false);
	const data = `${folderOf(language)}/service-area.json`;
	expect(existsSync(`${dist}/${data}`), data).toBe(languages.includes(language));
});
