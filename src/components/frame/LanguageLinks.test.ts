import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LanguageLinks } from './LanguageLinks.tsx';

const languages = vi.hoisted(() => ({ all: [''] }));
vi.mock('../../content/language.ts', async (importOriginal) => ({
	...(await importOriginal<object>()),
	getLanguage: () => 'en',
	languagesOf: () => languages.all,
}));

/** The languages that the header or the menu and footer name on a site in these. */
function draw(all: string[], inHeader: boolean): string[] {
	languages.all = all;
	const links = renderToStaticMarkup(createElement(LanguageLinks, { path: '/', inHeader }));
	return [...links.matchAll(/hrefLang="(.*?)"/g)].map(([, language = '']) => language);
}

test('the header names two other languages, and from the third on, only the menu and the footer name them', () => {
	const all = ['en', 'es', 'fr', 'ht'];
	expect([draw(all.slice(0, 3), true), draw(all, true)]).toEqual([['es', 'fr'], []]);
	expect(draw(all, false)).toEqual(all.slice(1));
});
