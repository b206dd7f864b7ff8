import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Content } from '../check/content.ts';
import { checkAfter } from '../check/testing/fixture.ts';
import { answerTranslations, type ListedText } from './translations.ts';

const confirmed = 'msgid "Cleaner tile"\nmsgstr "Losa más limpia"';
const changed = '#, fuzzy\n#| msgid "Tile is $5, call {phone}."\nmsgid "Tile is $7, call {phone}."\n';
const was = 'msgstr "La losa: $5, llame al {phone}."';
const catalog = (...entries: string[]) => ['msgid ""\nmsgstr ""', ...entries, ''].join('\n\n');

/** The small content with a confirmed, a changed and a new text. */
const checkTexts = async (...entries: string[]) =>
	(
		await checkAfter({
			'services/tile-grout: benefits': ['Cleaner tile', 'Tile is $7, call {phone}.', 'Cleaner grout'],
			'services/tile-grout: metaTitle': 'Cleaner tile',
			'es.po': catalog(confirmed, changed + was, 'msgid "Cleaner grout"\nmsgstr ""', ...entries),
		})
	).content;

const place = ({ directory }: Content) => `${directory}/es.po`;
const readFile = (content: Content) => readFileSync(place(content), 'utf8');

const ask = (method: string, content: Content, body = '', origin = 'http://localhost:4322') =>
	answerTranslations(
		Object.assign(Readable.from([body]), {
			method,
			headers: { host: 'localhost:4322', origin },
		}) as unknown as IncomingMessage,
		content.directory,
	);
const read = async (content: Content) => (await ask('GET', content)) as ListedText[];
/** Those of the catalog above. */
const list = async (content: Content) =>
	(await read(content)).filter(({ msgid }) => /^(?:Tile is|Cleaner) /.test(msgid));
const send = (content: Content, msgid: string, translation: string, origin?: string) =>
	ask('POST', content, JSON.stringify({ language: 'es', msgid, msgctxt: '', translation }), origin);

test('a language has its texts, those that are new or changed first, with where they are and what to keep', async () => {
	expect(await list(await checkTexts())).toMatchObject([
		{
			msgid: 'Tile is $7, call {phone}.',
			former: 'Tile is $5, call {phone}.',
			translation: 'La losa: $5, llame al {phone}.',
			part: 'Services: tile-grout',
			place: 'a benefit, entry 2 in what the customer gets',
		},
		{ msgid: 'Cleaner grout', former: undefined, translation: '', isOpen: true },
		{ msgid: 'Cleaner tile', translation: 'Losa más limpia', isOpen: false },
	]);
});

test('the site’s own words come last, wait for nobody, and can be said otherwise', async () => {
	const content = await checkTexts();
	const findWord = async () => {
		const texts = await read(content);
		const index = texts.findIndex(({ msgid }) => msgid === 'Time of day');
		const others = texts.slice(index).filter(({ part }) => part !== 'Words of the site');
		return { ...texts[index], others };
	};
	expect(await findWord()).toMatchObject({ translation: 'A qué hora', isOpen: false, others: [] });
	expect(await send(content, 'Time of day', 'Momento del día')).toBe('');
	expect(readFile(content)).toContain('msgid "Time of day"\nmsgstr "Momento del día"');
	expect(await findWord()).toMatchObject({ translation: 'Momento del día', isOpen: false });
});

test('texts are found as pages show them', async () => {
	const { content } = await checkAfter({
		'services/tile-grout: benefits': ['Call {phone} now.'],
		'es.po': catalog('msgid "Call {phone} now."\nmsgstr "Llame ya al {phone}."'),
	});
	const texts = await read(content);
	const { shown } = texts.find(({ msgid }) => msgid === 'Call {phone} now.') ?? {};
	expect(shown?.replaceAll('\u00a0', ' ')).toBe('Call (813) 555-0100 now.\nLlame ya al (813) 555-0100.');
});

test('a translation that is confirmed but not used is listed with the reason', async () => {
	const content = await checkTexts();
	writeFileSync(place(content), catalog('msgid "Cleaner tile"\nmsgstr "Por $5"'));
	expect(await list(content)).toContainEqual(
		expect.objectContaining({ msgid: 'Cleaner tile', refusal: expect.stringContaining('another amount') }),
	);
});

test('a saved translation is confirmed in the file as it is now, and nothing else changes', async () => {
	const content = await checkTexts();
	const meanwhile = readFile(content).replace('Losa más limpia', 'Losa limpia');
	writeFileSync(place(content), meanwhile);
	const translation = 'La losa cuesta $7. Llame al {phone}.';
	expect(await send(content, 'Tile is $7, call {phone}.', translation)).toBe('');
	expect(readFile(content)).toContain('Losa limpia');
	expect(readFile(content)).toContain(`\n\nmsgid "Tile is $7, call {phone}."\nmsgstr "${translation}"\n`);
	expect((await list(content)).filter(({ isOpen }) => isOpen).map(({ msgid }) => msgid)).toEqual([
		'Cleaner grout',
	]);
});

test.each([
	['other words in braces', 'Cleaner grout', 'Lechada de {phone}', 'other words in braces'],
	['nothing typed', 'Cleaner grout', '', 'Nothing is typed'],
	['a text that is gone meanwhile', 'Cleaner stone', 'Piedra más limpia', 'another text here now'],
])('a translation with %s is refused in words', async (_, text, translation, words) => {
	const content = await checkTexts();
	const before = readFile(content);
	expect(await send(content, text, translation)).toContain(words);
	expect(readFile(content)).toBe(before);
});

test('another site can’t save', async () => {
	const content = await checkTexts();
	await expect(send(content, 'Cleaner grout', 'Lechada limpia', 'http://localhost:5173')).rejects.toThrow();
	expect(readFile(content)).not.toContain('Lechada limpia');
});

test('nothing is listed while a file can’t be read', async () => {
	await expect(list(await checkTexts('msgid "Tile'))).rejects.toThrow('line');
	const { content } = await checkAfter({ 'es.po': '', 'timeline +': ': x: y' });
	await expect(list(content)).rejects.toThrow('content/timeline.yaml can’t be read');
});
