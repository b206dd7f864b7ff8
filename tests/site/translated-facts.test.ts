import { readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { contentLanguage, translations } from '../../src/content/language.ts';
import { formPath, recordPaths } from '../../src/content/paths.ts';
import { contentIn, readFolder, readTranslation } from '../content.ts';
import { addressIn, allPages, dist, hasPage, languages, pages, readVisibleText } from './site.ts';

/** Translated pages have the facts of their originals, nothing that isn't confirmed, and files of their own. */

const translated = allPages.filter(({ language, redirect }) => language !== contentLanguage && !redirect);

test.each(translated)('$route has the prices, phones and other sites of its original', (page) => {
	const original = allPages.find(({ route }) => route === page.path) ?? page;
	const [own, asWritten] = [page, original].map((one) => ({
		prices: new Set(readVisibleText(one).match(/\$[\d.,]*\d/g)),
		// A prepared message is in the language of the page.
		links: one.document
			.querySelectorAll('main a[href]')
			.map((link) => link.getAttribute('href') ?? '')
			.filter((href) => /^(?:tel|sms|mailto|https):/.test(href))
			.map((href) => href.replace(/[?&]\w*=.*/, ''))
			.sort(),
	}));
	expect(own).toEqual(asWritten);
});

test.each(translations)(
	'no translation into %s is shown that nobody has confirmed or that disagrees',
	(language) => {
		const { translations: tables, obsolete = {} } = po.parse(readFileSync(`content/${language}.po`));
		const list = (contexts: typeof tables) =>
			Object.values(contexts).flatMap((texts) => Object.values(texts));
		const entries = list(tables).filter(({ msgid }) => msgid);
		const shown = new Set(entries.map(readTranslation));
		const others = [...entries.filter((entry) => !readTranslation(entry)), ...list(obsolete)]
			.flatMap(({ msgstr }) => msgstr)
			.filter((text) => text.length > 12 && !shown.has(text));
		const html = translated.map(({ document }) => document.toString()).join('\n');
		// Of a text with links and phones, what is before them.
		const starts = others.map((text) => text.split(/[[{]/)[0] ?? '');
		expect(starts.filter((text) => text && html.includes(text))).toEqual([]);
	},
);

test.each(languages)(
	'in %s, the app, the offline screens and the form are those of the language',
	(language) => {
		const file = addressIn(language, '/manifest.webmanifest');
		const manifest = JSON.parse(readFileSync(dist + file, 'utf8'));
		expect(manifest).toMatchObject({
			lang: expect.stringMatching(`^${language}`),
			start_url: addressIn(language, '/'),
		});
		const own = translated.filter((page) => page.language === language);
		for (const { route, document } of own)
			expect(document.querySelector('link[rel="manifest"]')?.getAttribute('href'), route).toBe(file);
		const worker = language === contentLanguage ? 'sw.js' : `sw-${language}.js`;
		for (const path of ['/offline', '/embed/offline'])
			expect(readFileSync(`${dist}/${worker}`, 'utf8'), path).toContain(`"${addressIn(language, path)}?kept`);
		// Of a visitor’s request, the company reads in what language it was written.
		for (const { route, document } of own.filter(({ path }) => `${path}/`.startsWith(`${formPath()}/`)))
			expect(document.querySelector('astro-island')?.getAttribute('props'), route).toContain(
				`"language":[0,"${language}"]`,
			);
	},
);

test.each(translations)(
	'in %s, a note says that legal pages are in another language, where one is',
	(language) => {
		const policies = readFolder('legal').map(({ id }) => recordPaths.legal(id));
		const isForeign = policies.some((path) => !hasPage(addressIn(language, path)));
		const words = contentIn(language).labels.footer.legalInOriginal.slice(0, 20);
		for (const { route, document } of pages.filter((page) => page.language === language))
			expect(document.querySelector('body > footer')?.text.includes(words), route).toBe(isForeign);
	},
);

test('a deep address gets the error screen of its language on hosts that read _redirects', () => {
	const rules = readFileSync(`${dist}/_redirects`, 'utf8').split('\n');
	for (const language of languages)
		for (const rest of ['', '/*'])
			expect(rules).toContain(
				`${addressIn(language, '/services/:service/:part')}${rest} ${addressIn(language, '/no-such-page')} 200`,
			);
});
