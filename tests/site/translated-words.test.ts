import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { tokens } from '../../src/content/facts.ts';
import { contentLanguage, type Language, localeOf, renderIn } from '../../src/content/language.ts';
import { splitAtContacts } from '../../src/lib/contact-text.ts';
import { splitParagraphs } from '../../src/lib/text.ts';
import { fillText } from '../../src/lib/tokens.ts';
import { allPages, type BuiltPage, dist, languages } from './site.ts';
import { type ContentText, listTexts, normalize, readPieces, readProps, readStrings } from './texts.ts';

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
	const texts: ContentText[] = [
		...Object.values(collections).flatMap((collection) => listTexts(collection, 'translated', language)),
		...Object.keys(own).map((name) => ({ original: `{${name}}`, translation: `{${name}}` })),
	];
	const right = texts.flatMap(({ translation }) => split(translation, other)).join('\n');
	const translated = [...new Set(texts.flatMap(({ original }) => split(original, own)))].filter(
		(piece) => /\p{L}{2}/u.test(piece) && !right.includes(piece),
	);
	/** Long enough to be looked for in the middle of other words. */
	const sentences = translated.filter((piece) => piece.length > 12 && piece.includes(' '));
	const filled = Object.values(other)
		.map((value = '') => normalize(value))
		.join('\n');
	const untranslated = texts
		.filter(({ original, translation, language: named }) => original === translation && !named)
		.flatMap(({ original }) => split(original, other))
		// No names, and not what stood in braces.
		.filter((piece) => piece.length > 12 && /\p{L} \p{Ll}/u.test(piece))
		.filter((piece) => !filled.includes(piece.replace(/\.$/, '')));
	return { right, translated, sentences, untranslated };
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

const others = languages.filter((language) => language !== contentLanguage);
const listPages = (language: Language) =>
	allPages.filter((page) => page.language === language && !page.redirect);

test('what is looked for is found on the originals of translated pages', () => {
	for (const language of others) {
		const words = describeWords(language);
		// An error screen may have nothing that is translated.
		for (const { path, indexed } of listPages(language)) {
			const page = allPages.find(({ route }) => route === path);
			if (page && indexed) expect(findOriginals(readAll(page), words), path).not.toEqual([]);
		}
	}
});

describe.each(others)('pages in %s', (language) => {
	const own = listPages(language);
	const words = describeWords(language);
	const files = ['service-area.json', 'manifest.webmanifest'].map(
		(name) => [name, readJson(language, name)] as const,
	);
	const places = new Map([...own.map((page) => [page.route, readAll(page)] as const), ...files]);

	test('have no text, data or manifest with a text that has been translated', () => {
		// All at once, because pages share their frame.
		const found = findOriginals([...places.values()].flat(), words);
		const where = (text: string) =>
			[...places].filter(([, pieces]) => findOriginals(pieces, words).includes(text)).map(([place]) => place);
		expect(found.map((text) => `${where(text).slice(0, 3).join(', ')}: ${text}`)).toEqual([]);
	});

	test('say of each text without a translation that it is in the content’s language', () => {
		const bare = own.flatMap(({ route, document }) => {
			const body = parse(document.querySelector('body')?.toString() ?? '');
			// An island draws its parts itself, and the name of a region would be one of its content.
			for (const island of body.querySelectorAll('astro-island')) island.remove();
			for (const part of body.querySelectorAll('[aria-label]'))
				if (/\p{L}/u.test(part.text)) part.removeAttribute('aria-label');
			const all = readPieces(body).join('\n');
			return words.untranslated.filter((text) => all.includes(text)).map((text) => `${route}: ${text}`);
		});
		expect(bare).toEqual([]);
	});

	test('have no day or month in the content’s language', () => {
		const names = nameDates(contentLanguage, language);
		// Intl doesn't know every language.
		if (names.length === 0) return;
		const dates = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'u');
		const found = [...places].flatMap(([place, pieces]) =>
			pieces
				.filter((text) => dates.test(text) && !words.right.includes(text))
				.map((text) => `${place}: ${text}`),
		);
		expect(found).toEqual([]);
	});
});
