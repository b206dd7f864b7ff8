import { readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { collections } from '../../src/collections.ts';
import { tokens } from '../../src/content/facts.ts';
import { renderIn } from '../../src/content/language.ts';
import { splitAtContacts } from '../../src/lib/contact-text.ts';
import { splitParagraphs } from '../../src/lib/text.ts';
import { fillText } from '../../src/lib/tokens.ts';
import { allPages, type BuiltPage, dist } from './site.ts';
import { listTexts, normalize, readPieces, readProps, readStrings } from './texts.ts';

/** Looks on Spanish pages for every English text that has been translated. */

const tokensIn = (language: 'en' | 'es') =>
	renderIn({ language, spanishPaths: new Set() }, () => ({ ...tokens }));
const [inEnglish, inSpanish] = [tokensIn('en'), tokensIn('es')];

/** A text in the pieces that elements and placeholders split it into. */
const split = (text: string, values: typeof inEnglish) =>
	splitParagraphs(fillText(text, values))
		.flatMap((paragraph) => splitAtContacts(paragraph).flatMap((piece) => piece.text.split(/\{\w+\}/)))
		.map(normalize);

const texts = [
	...Object.values(collections).flatMap((collection) => listTexts(collection, 'translated')),
	...Object.keys(inEnglish).map((name) => ({ english: `{${name}}`, spanish: `{${name}}` })),
];
/** Everything that is right on a Spanish page, English texts without a translation too. */
const right = texts.flatMap(({ spanish }) => split(spanish, inSpanish)).join('\n');
const translated = [...new Set(texts.flatMap(({ english }) => split(english, inEnglish)))].filter(
	(piece) => /\p{L}{2}/u.test(piece) && !right.includes(piece),
);
/** Long enough to be looked for in the middle of other words. */
const sentences = translated.filter((piece) => piece.length > 12 && piece.includes(' '));

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

/** The English texts among the pieces of a page, each with a piece that it's in. */
function findEnglish(pieces: readonly string[]): string[] {
	const whole = new Set(pieces);
	const all = [...whole].join('\n');
	return [
		...translated.filter((text) => whole.has(text)),
		...sentences.filter((text) => !whole.has(text) && all.includes(text)),
	];
}

/** Names of days and months that Spanish doesn't have; "May" and "March" are no words of it either. */
const dates =
	/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const spanish = allPages.filter(({ language, redirect }) => language === 'es' && !redirect);
const readJson = (name: string) =>
	readStrings(JSON.parse(readFileSync(`${dist}/es/${name}`, 'utf8'))).map(({ text }) => normalize(text));
const files = (spanish.length > 0 ? ['service-area.json', 'manifest.webmanifest'] : []).map(
	(name) => [name, readJson(name)] as const,
);
const places = new Map([...spanish.map((page) => [page.route, readAll(page)] as const), ...files]);

test('English texts are found on the English page of each Spanish one', () => {
	for (const { path } of spanish) {
		const page = allPages.find(({ route }) => route === path);
		expect(page && findEnglish(readAll(page)), path).not.toEqual([]);
	}
});

test('no page, no data and no manifest has an English text that has been translated', () => {
	// All at once, because pages share their frame.
	const found = findEnglish([...places.values()].flat());
	const where = (text: string) =>
		[...places].filter(([, pieces]) => findEnglish(pieces).includes(text)).map(([place]) => place);
	expect(found.map((text) => `${where(text).slice(0, 3).join(', ')}: ${text}`)).toEqual([]);
});

test('no page has a day or a month in English', () => {
	const found = [...places].flatMap(([place, pieces]) =>
		pieces.filter((text) => dates.test(text) && !right.includes(text)).map((text) => `${place}: ${text}`),
	);
	expect(found).toEqual([]);
});
