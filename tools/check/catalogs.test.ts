import { expect, test } from 'vitest';
import { checkCatalogs, countAllOpen } from './catalogs.ts';
import { append, checkAfter, closing, reportAfter, set, tile, warned, write } from './testing/fixture.ts';

const catalog = (...entries: string[]) =>
	write('es.po', ['msgid ""\nmsgstr ""', ...entries, ''].join('\n\n'));
const pair = (text: string, translation: string) => `msgid "${text}"\nmsgstr "${translation}"`;

test('a pair that disagrees is a warning', async () => {
	const text = 'Call {phone.main}.';
	const report = await reportAfter(
		[closing(text), catalog(pair(text, 'Llame al {teléfono}.'))],
		checkCatalogs,
	);
	expect(report.text).toContain('content/es.po, line 4: a translation with other words in braces\n');
	expect(report.text).toContain('line 4: Llame al {teléfono}.');
	expect(report.text).toContain(warned);
});

test('all pairs of one kind are one warning, and so is one that its place has no room for', async () => {
	const prices = ['$1', '$2'].map((price) => `A rug is ${price}.`);
	const title = pair('About tile', 'Todo lo que hay que saber sobre la losa y la lechada de su casa');
	const { problems } = await reportAfter(
		[
			set(tile, 'benefits', prices),
			set(tile, 'metaTitle', 'About tile'),
			catalog(...prices.map((price) => pair(price, 'Nada.')), title),
		],
		checkCatalogs,
	);
	expect(problems.map(({ line, field }) => [line, field])).toEqual([
		[4, '2 translations with another amount'],
		[10, 'a translation with a length that doesn’t fit its place'],
	]);
});

test('nothing is said of pairs that agree, are missing, left over or not confirmed, but a count', async () => {
	const { content, problems } = await checkAfter(
		[
			closing('Call {phone.main}.'),
			catalog(
				pair('Call {phone.main}.', 'Llame al {phone.main}.'),
				pair('Gone: $50', 'Se fue: $70'),
				`#, fuzzy\n${pair('Tile', 'Losa: $70')}`,
			),
			write('ht.po', ''),
		],
		checkCatalogs,
	);
	expect(problems).toEqual([]);
	const [spanish, haitian] = countAllOpen(content);
	const [, open, all] =
		/^Spanish: (\d+) of (\d+) texts to translate, 1 of them changed\.$/.exec(spanish ?? '') ?? [];
	expect(Number(open)).toBe(Number(all) - 1);
	// Of the interface words, too, which the site has in Spanish.
	const [, more] = /^Haitian Creole: (\d+) of \1 texts to translate\.$/.exec(haitian ?? '') ?? [];
	expect(Number(more)).toBeGreaterThan(Number(all));
});

test('only a catalog that can’t be read is an error, with its line', async () => {
	const { text, problems } = await reportAfter(catalog(pair('Tile', 'La "losa"')), checkCatalogs);
	expect(text).toContain('content/es.po, line 5: the whole file\n');
	expect(problems.map(({ severity }) => severity)).toEqual(['error']);
});

test('two versions that Git couldn’t join are told as such, once', async () => {
	const { problems } = await reportAfter(
		catalog('<<<<<<< HEAD', pair('Tile', 'Losa'), '=======', pair('Tile', 'Piso'), '>>>>>>> main'),
		checkCatalogs,
	);
	expect(problems.map(({ line, found }) => [line, found])).toEqual([
		[4, 'two versions that Git couldn’t join'],
	]);
});

test('nothing is counted while the content can’t be read', async () => {
	const { content } = await checkAfter([catalog(), append('timeline.yaml', '\n: x: y\n')]);
	expect(countAllOpen(content)).toEqual([]);
});
