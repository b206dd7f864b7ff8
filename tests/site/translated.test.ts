import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NodeType, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contentLanguage, type Language, localeOf } from '../../src/content/language.ts';
import { formPath } from '../../src/content/paths.ts';
import { listContentFiles } from '../../src/source/content-folder.ts';
import { readList, reviews } from '../content.ts';
import { listTexts } from './content-texts.ts';
import { addressIn, allPages, type BuiltPage, dist, languages } from './site.ts';
import { normalize, readData, readPieces, readStrings, split } from './texts.ts';

/** Translated pages have the facts of their originals, and the words of their language wherever there are some. */

const translations = languages.filter((language) => language !== contentLanguage);
const listPages = (language: Language) =>
	allPages.filter((page) => page.language === language && !page.redirect);
const translated = translations.flatMap(listPages);

test('each language but that of the content has a catalog', () => {
	const catalogs = listContentFiles('*.po').map((file) => path.parse(file).name);
	expect(translations.filter((language) => !catalogs.includes(language))).toEqual([]);
});

/** The pieces of texts that are translated everywhere, those that have to say their language, and what is right on a page. */
function describeWords(language: Language) {
	const texts = listTexts(language);
	const open = texts.flatMap(({ text, translation }) => (translation === undefined ? split(text) : []));
	const said = texts.flatMap(({ translation = '' }) => split(translation)).join('\n');
	const rightText = [said, ...open].join('\n');
	// No names, and no beginning of an interface word that nobody has translated.
	const isFound = (text: string) => text.length > 12 && /\p{L} \p{Ll}/u.test(text) && !said.includes(text);
	return {
		rightText,
		originals: texts.flatMap(({ text }) => split(text)).filter((piece) => !rightText.includes(piece)),
		untranslated: open.filter(isFound),
	};
}

/** Which of some texts are among the pieces of a page; sentences also in the middle of others. */
function findWords(words: readonly string[], pieces: readonly string[]): string[] {
	const whole = new Set(pieces);
	const all = [...whole].join('\n');
	const isSentence = (text: string) => text.length > 12 && text.includes(' ');
	return words.filter((text) => (isSentence(text) ? all.includes(text) : whole.has(text)));
}

/** What customers said, with the language that they said it in. */
const quotes = [
	...(reviews as { text?: string; language?: string }[]),
	...readList<{ testimonial?: string }>('gallery').map(({ testimonial }) => ({ text: testimonial })),
].map(({ text = '', language = contentLanguage }: { text?: string | undefined; language?: string }) => ({
	start: normalize(text).slice(0, 60),
	language,
}));
const findQuote = (text: string) =>
	quotes.find(({ start }) => start.length > 20 && normalize(text).startsWith(start));

const readAll = ({ document }: BuiltPage) => [...readPieces(document), ...readData(document)];

/** The names of months and days in the content's language that another one doesn't have. */
function nameDates(other: Language): string[] {
	const namesIn = (language: Language) =>
		[{ month: 'long' }, { weekday: 'long' }].flatMap((options) => {
			const format = new Intl.DateTimeFormat(localeOf(language), options as Intl.DateTimeFormatOptions);
			return Array.from({ length: 12 }, (_, index) => format.format(new Date(2026, index, index + 1)));
		});
	return [...new Set(namesIn(contentLanguage)).difference(new Set(namesIn(other)))];
}

describe.each(translations)('pages in %s', (language) => {
	const own = listPages(language);
	const { originals, untranslated, rightText } = describeWords(language);
	const data = readStrings(
		JSON.parse(readFileSync(dist + addressIn(language, '/service-area.json'), 'utf8')),
	);
	const isForm = (path: string) => `${path}/`.startsWith(`${formPath()}/`);
	const places = [...own.map((page) => [page.route, readAll(page)] as const), ['the towns', data] as const];

	test('have no text or data with a text that has been translated', () => {
		const found = places.flatMap(([place, pieces]) =>
			findWords(originals, pieces).map((text) => `${place}: ${text}`),
		);
		expect(found).toEqual([]);
		// What is looked for is there on the originals. An error screen may have nothing that is translated.
		for (const { path, indexed } of own) {
			const original = allPages.find(({ route }) => route === path);
			if (original && indexed) expect(findWords(originals, readAll(original)), path).not.toEqual([]);
		}
	});

	test('say of each text without a translation that it is in the content’s language', () => {
		const bare = own.flatMap(({ route, document }) => {
			const body = parse(document.querySelector('body')?.toString() ?? '');
			// An island draws its parts itself, and the name of a region would be one of its content.
			for (const part of body.querySelectorAll('astro-island, [lang]')) part.remove();
			for (const part of body.querySelectorAll('[aria-label]'))
				if (/\p{L}/u.test(part.text)) part.removeAttribute('aria-label');
			return findWords(untranslated, readPieces(body)).map((text) => `${route}: ${text}`);
		});
		expect(bare).toEqual([]);
	});

	test('mark what customers said with its language', () => {
		const wrong = own
			.flatMap(({ document }) => document.querySelectorAll('body *'))
			.filter(({ childNodes: [first] }) => first?.nodeType === NodeType.TEXT_NODE)
			.filter((element) => {
				const quote = findQuote(element.firstChild?.text ?? '');
				return quote && !element.closest('[lang]')?.getAttribute('lang')?.startsWith(quote.language);
			});
		expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
	});

	test('have no day or month in the content’s language', () => {
		const names = nameDates(language);
		// Intl doesn't know every language.
		if (names.length === 0) return;
		const dates = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u');
		const found = places.flatMap(([place, pieces]) =>
			pieces
				.filter((text) => dates.test(text) && !rightText.includes(text) && !findQuote(text))
				.map((text) => `${place}: ${text}`),
		);
		expect(found).toEqual([]);
	});

	test('have an offline screen and a form of their language', () => {
		expect(readFileSync(`${dist}/sw.js`, 'utf8')).toContain(`"${addressIn(language, '/offline')}"`);
		// Of a visitor’s request, the company reads in what language it was written.
		for (const { route, document } of own.filter(({ path }) => isForm(path)))
			expect(document.querySelector('astro-island')?.getAttribute('props'), route).toContain(
				`"language":[0,"${language}"]`,
			);
	});
});

test.each(translated)('$route has the prices, phones and other sites of its original', (page) => {
	const original = allPages.find(({ route }) => route === page.path) ?? page;
	const [own, asWritten] = [page, original].map((one) => ({
		prices: new Set(one.text.match(/\$[\d.,]*\d/g)),
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
