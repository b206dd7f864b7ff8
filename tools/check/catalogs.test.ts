import { expect, test } from 'vitest';
import { reportProblems } from './report.ts';
import { checkAfter, closing } from './testing/fixture.ts';

const catalog = (...entries: string[]) => ({
	'es.po': ['msgid ""\nmsgstr ""', ...entries, ''].join('\n\n'),
});
const pair = (text: string, translation: string) => `msgid "${text}"\nmsgstr "${translation}"`;
test('each pair that disagrees is a warning, and so is one that its place has no room for', async () => {
	const prices = ['$1', '$2'].map((price) => `A rug is ${price}.`);
	const title = pair('About tile', 'Todo lo que hay que saber sobre la losa y la lechada de su casa');
	const call = 'Call {phone.main}.';
	const { problems } = await checkAfter({
		'services/tile-grout: benefits': prices,
		'services/tile-grout: metaTitle': 'About tile',
		[closing]: call,
		...catalog(...prices.map((price) => pair(price, 'Nada.')), title, pair(call, 'Llame al {teléfono}.')),
	});
	const text = reportProblems(problems);
	expect(problems.map(({ line, why }) => [line, why.replace(/\..*/, '')]).sort()).toEqual([
		[10, 'It has a length that doesn’t fit its place'],
		[13, 'It has other words in braces'],
		[4, 'It has another amount'],
		[7, 'It has another amount'],
	]);
	expect(text).toContain('content/es.po, line 13: a translation\n  Found: Llame al {teléfono}.\n');
	expect(text).toContain('4 things to look at. The site is still built.');
});

test('nothing is said of pairs that agree, are missing, left over or not confirmed', async () => {
	const { problems } = await checkAfter({
		[closing]: 'Call {phone.main}.',
		...catalog(
			pair('Call {phone.main}.', 'Llame al {phone.main}.'),
			pair('Gone: $50', 'Se fue: $70'),
			`#, fuzzy\n${pair('Tile', 'Losa: $70')}`,
		),
	});
	expect(problems).toEqual([]);
});

test.each([
	[pair('Tile', 'La "losa"'), 5],
	[`<<<<<<< HEAD\n${pair('Tile', 'Losa')}\n=======\n${pair('Tile', 'Piso')}\n>>>>>>> main`, 4],
])('only a catalog that can’t be read is an error, with its line: %s', async (entry, line) => {
	const { problems } = await checkAfter(catalog(entry));
	expect(problems.map((problem) => [problem.severity, problem.line])).toEqual([['error', line]]);
});

test('a language that the software doesn’t have is asked for the words of buttons and the form', async () => {
	const { problems } = await checkAfter({ 'de.po': pair('Time of day', 'Uhrzeit') });
	expect(reportProblems(problems)).toMatch(
		/^content\/de\.po: the words of buttons and the form\n {2}Found: \d{3} of \d{3} without .*\n.* pages in German say them in English, .*\n.*\n\n1 thing/,
	);
});
