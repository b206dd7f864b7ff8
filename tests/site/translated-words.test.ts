import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { tokens } from '../../src/content/facts.ts';
import { contentLanguage, type Language, localeOf, renderIn } from '../../src/content/language.ts';
import { splitAtContacts } from '../../src/lib/contact-text.ts';
import { splitParagraphs } from '../../src/lib/text.ts';
import { fillText } from '../../src/lib/tokens.ts';
import { allPages, type BuiltPage, dist, languages } from './site.ts';
import { listTexts, normalize, readPieces, readProps, readStrings } from './texts.ts';

/** Looks on translated pages for every text that has been translated. */

const tokensIn = (language: Language) => renderIn({ language, translated: new Map() }, () => ({ ...tokens }));

/** A text in the pieces that elements and placeholders split it into. */
const split = (text: string, values: ReturnType<typeof tokensIn>) =>
	splitParagraphs(fillText(text, values))
		.flatMap((paragraph) => splitAtContacts(paragraph).flatMap((piece) => piece.text.split(/\{\w+\}/)))
		.map(normalize);

/** What a page in a language must not have, and what is right there: texts without a translation too. */
function describeWords(language: Language) {
	const [own, other] = [tokensIn(contentLanguage), tokensIn(language)];
	const texts = [
		...Object.values(collections).flatMap((collection) => listTexts(collection, 'translated', language)),
		...Object.keys(own).map((name) => ({ original: `{${name}}`, translation: `{${name}}` })),
	];
	const right = texts.flatMap(({ translation }) => split(translation, other)).join('\n');
	const translated = [...new Set(texts.flatMap(({ original }) => split(original, own)))].filter(
		(piece) => /\p{L}{2}/u.test(piece) && !right.includes(piece),
	);
	/** Long enough to be looked for in the middle of other words. */
	const sentences = translated.filter((piece) => piece.length > 12 && piece.includes(' '));
	return { right, translated, sentences };
}

/** What structured data says in the words of its own vocabulary. */
const vocabulary = new Set([
	'@context',
	'@type',
	'@id',
	'dayOfWeek',
	'contactType',
	'employmentType',
	'unitText',
]);
const readData = (document: HTMLElement) =>
	[
		...readProps(document).filter(({ key }) => key !== 'id'),
		...document
			.querySelectorAll('script[type="application/ld+json"]')
			.flatMap(({ rawText }) => readStrings(JSON.parse(rawText), vocabulary)),
	].map(({ text }) => normalize(text));
const readAll = ({ document }: BuiltPage) => [...readPieces(document), ...readData(document)];

/** The translated texts among the pieces of a page, in the content's language. */
function findOriginals(pieces: readonly string[], { translated, sentences }: Words): string[] {
	const whole = new Set(pieces);
	const all = [...whole].join('\n');
	return [
		...translated.filter((text) => whole.has(text)),
		...sentences.filter((text) => !whole.has(text) && all.includes(text)),
	];
}

type Words = ReturnType<typeof describeWords>;

/** The names of months and days in a language that another one doesn't have. */
function nameDates(own: Language, other: Language): string[] {
	const namesIn = (language: Language) =>
		[{ month: 'long' }, { weekday: 'long' }].flatMap((options) => {
			const format = new Intl.DateTimeFormat(localeOf(language), options as Intl.DateTimeFormatOptions);
			return Array.from({ length: 12 }, (_, index) => format.format(new Date(2026, index, index + 1)));
		});
	return [...new Set(namesIn(own)).difference(new Set(namesIn(other)))];
}

const readJson = (language: Language, name: string) =>
	readStrings(JSON.parse(readFileSync(`${dist}/${language}/${name}`, 'utf8'))).map(({ text }) =>
		normalize(text),
	);

describe.each(languages.filter((language) => language !== contentLanguage))('pages in %s', (language) => {
	const own = allPages.filter((page) => page.language === language && !page.redirect);
	const words = describeWords(language);
	const files = ['service-area.json', 'manifest.webmanifest'].map(
		(name) => [name, readJson(language, name)] as const,
	);
	const places = new Map([...own.map((page) => [page.route, readAll(page)] as const), ...files]);

	test('have originals with texts that are found', () => {
		for (const { path } of own) {
			const page = allPages.find(({ route }) => route === path);
			expect(page && findOriginals(readAll(page), words), path).not.toEqual([]);
		}
	});

	test('have no text, data or manifest with a text that has been translated', () => {
		// All at once, because pages share their frame.
		const found = findOriginals([...places.values()].flat(), words);
		const where = (text: string) =>
			[...places].filter(([, pieces]) => findOriginals(pieces, words).includes(text)).map(([place]) => place);
		expect(found.map((text) => `${where(text).slice(0, 3).join(', ')}: ${text}`)).toEqual([]);
	});

	test('have no day or month in the content’s language', () => {
		const dates = new RegExp(
			`(?<!\\p{L})(?:${nameDates(contentLanguage, language).join('|')})(?!\\p{L})`,
			'u',
		);
		const found = [...places].flatMap(([place, pieces]) =>
			pieces
				.filter((text) => dates.test(text) && !words.right.includes(text))
				.map((text) => `${place}: ${text}`),
		);
		expect(found).toEqual([]);
	});
});
