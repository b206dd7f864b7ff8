import { expect, test } from 'vitest';
import { fillIn } from './in-words.ts';
import { readLabels, translateLabels } from './labels.ts';
import { readFacts, readTranslations } from './put-in-words.ts';

test('what a catalog says of an interface word comes before what the software says', () => {
	const catalog = new Map([['\u0004Time of day', 'Momento del día']]);
	const part = (language: string, said: typeof catalog) =>
		translateLabels(language, said).quoteForm.fields.part.label;
	expect([part('es', catalog), part('es', new Map()), part('ht', catalog)]).toEqual([
		'Momento del día',
		'A qué hora',
		'Momento del día',
	]);
});

test('a word that neither says is as in the content, so that a new one takes no language away', () =>
	expect(translateLabels('ht', new Map([['\u0004Home', 'Akèy']])).shell).toMatchObject({
		home: 'Akèy',
		menu: 'Menu',
	}));

test('a translation with words in braces waits for these in its language', () => {
	const { hours, counts } = readLabels();
	const texts = ['Open {days}', 'In {towns}', hours.range, counts.towns.other, counts.towns.one];
	const countShown = (language: string, count: number) => {
		const entries = texts.slice(0, count).map((text) => `msgid "${text}"\nmsgstr "= ${text}"\n`);
		return readTranslations(readFacts(), entries.join('\n'), language).catalog.size;
	};
	expect([
		countShown('fr', 2),
		countShown('fr', 4),
		countShown('fr', 5),
		countShown('vi', 4),
		countShown('es', 2),
	]).toEqual([0, 3, 5, 4, 2]);
});

test('words in braces are in the language of their text', () => {
	const texts = { hero: { text: 'Open {days}' }, question: { text: 'Abierto {days}', lang: 'es' } };
	const filled = fillIn({ ...texts, note: 'Nota: {days}', langOf: { note: 'es' } }, 'en');
	expect(filled.hero.text).toMatch(/^Open Monday/);
	expect(filled.question.text).toMatch(/^Abierto de lunes/);
	expect(filled.note).toMatch(/^Nota: de lunes/);
});
