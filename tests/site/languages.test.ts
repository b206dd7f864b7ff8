import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import type { Language } from '../../src/content/language.ts';
import { type CopyPageName, copyPaths, formPath, hiddenPaths, recordPaths } from '../../src/content/paths.ts';
import { absoluteUrl } from '../../src/site/site.ts';
import { read, readFolder, readList } from '../content.ts';
import { addressIn, allPages, dist, hasPage, languages, languagesOf, pages } from './site.ts';

/** Pages in both languages name each other, and a page is in Spanish if and only if its words are. */

const isHidden = (path: string) => hiddenPaths.some((hidden) => hidden === path);
const other = { en: 'es', es: 'en' } as const;
/** The name of a language in that language. */
const nameOf = (language: Language) => new Intl.DisplayNames([language], { type: 'language' }).of(language);

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_, page) => {
	const { path, language, indexed, document } = page;
	const isInBoth = languagesOf(path).length === 2 && !isHidden(path);

	test('names its address in each language, its own too, and the English one for all others', () => {
		const named = document
			.querySelectorAll('link[hreflang]')
			.map((link) => ['rel', 'hreflang', 'href'].map((name) => link.getAttribute(name)));
		const english = absoluteUrl(path);
		const expected = [
			['alternate', 'en', english],
			['alternate', 'es', absoluteUrl(addressIn('es', path))],
			['alternate', 'x-default', english],
		];
		expect(named).toEqual(isInBoth && indexed ? expected : []);
	});

	test('leads to the other language in header, menu and footer: to itself or else to the home page', () => {
		const to = other[language];
		const target = addressIn(to, isInBoth ? path : '/');
		for (const place of ['body > header', 'dialog', 'body > footer']) {
			const links = document.querySelectorAll(`${place} a[lang][hreflang]`).map((link) => ({
				href: link.getAttribute('href'),
				lang: link.getAttribute('lang'),
				hreflang: link.getAttribute('hreflang'),
				name: (link.getAttribute('aria-label') ?? link.text).toLowerCase(),
			}));
			const name = expect.stringContaining(String(nameOf(to)).toLowerCase());
			expect(links, place).toEqual(hasPage(target) ? [{ href: target, lang: to, hreflang: to, name }] : []);
		}
	});
});

test('every page behind /es is in Spanish, and every other one in English', () => {
	const wrong = allPages.filter(({ language, redirect, document }) => {
		const lang = document.querySelector('html')?.getAttribute('lang') ?? '';
		return !redirect && !lang.startsWith(language);
	});
	expect(wrong.map(({ route }) => route)).toEqual([]);
});

/** Whether something in content/ has words in Spanish. */
const isWrittenIn = (name: string) => !isDeepStrictEqual(read(name, 'en'), read(name, 'es'));
/** Whether a page has words of its own in Spanish, whatever its frame says. */
function hasSpanish(path: string): boolean {
	const isAt = (name: CopyPageName) => copyPaths[name] === path.replace(/\/\d+$/, '');
	const page = (Object.keys(copyPaths) as CopyPageName[]).find(isAt);
	if (page) return page !== 'blog' && isWrittenIn(collections[page].path);
	// With its page comes the form in which it is chosen.
	const service = readFolder('services').find(({ id }) =>
		[recordPaths.services(id), formPath(id)].includes(path),
	);
	if (service) return isWrittenIn(`services/${service.id}`);
	const [english, spanish] = (['en', 'es'] as const).map((language) =>
		readList<{ id: string }>('stain-spills', language).find(({ id }) => recordPaths.stainSpills(id) === path),
	);
	return english !== undefined && hasSpanish(copyPaths.stainGuide) && !isDeepStrictEqual(english, spanish);
}

test('a page is built in Spanish if and only if its Spanish words exist, with the hidden pages that are not English alone', () => {
	const paths = (language: Language) =>
		allPages.filter((page) => page.language === language && !page.redirect).map(({ path }) => path);
	const written = paths('en').filter((path) => !isHidden(path) && hasSpanish(path));
	const hidden = paths('en').filter((path) => isHidden(path) && path !== '/blog/404');
	expect(paths('es').sort()).toEqual(written.length > 0 ? [...written, ...hidden].sort() : []);
});

test('articles, legal pages, the blog and the editing page are in English alone', () => {
	const built = pages.filter(({ language }) => language === 'es').map(({ path }) => path);
	const legal = readFolder('legal').map(({ id }) => recordPaths.legal(id));
	expect(built.filter((path) => path.startsWith('/blog') || legal.includes(path))).toEqual([]);
	for (const name of ['es/admin.html', 'es/admin', 'es/rss.xml', 'es/sitemap.xml'])
		expect(existsSync(`${dist}/${name}`), name).toBe(false);
});

test('a site with Spanish pages has their data, manifest and service worker, and no other has', () => {
	for (const name of ['es/service-area.json', 'es/manifest.webmanifest', 'sw-es.js'])
		expect(existsSync(`${dist}/${name}`), name).toBe(languages.includes('es'));
});

/** An address of a Spanish page, on this site or in full. */
const spanishAddress = /.{0,40}\/es(?=[/"'#?\\<>\s]|$).{0,40}/;

test.each(allPages.filter(({ language }) => language === 'en').map((page) => [page.route, page] as const))(
	'%s has nothing of the Spanish pages but its links to them',
	(_, { document }) => {
		const english = parse(document.toString());
		for (const link of english.querySelectorAll('[hreflang="es"]')) link.remove();
		expect(spanishAddress.exec(english.toString())?.[0]).toBeUndefined();
	},
);

test('no file of the English pages has an address of a Spanish one', () => {
	const files = ['manifest.webmanifest', 'service-area.json', 'rss.xml', 'sw.js'];
	for (const name of files.filter((file) => existsSync(`${dist}/${file}`)))
		expect(spanishAddress.exec(readFileSync(`${dist}/${name}`, 'utf8'))?.[0], name).toBeUndefined();
});
