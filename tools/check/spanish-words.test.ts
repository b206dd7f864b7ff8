import { expect, test } from 'vitest';
import { checkLaunch } from './launch.ts';
import { type Change, checkAfter, closing, replace, reportAfter, tile } from './testing/fixture.ts';
import { inSpanish, service, testSpanish } from './testing/spanish-content.ts';

/** A text of a service with a token and a link, in both languages. */
const words = (english: string, spanish: string): Change[] => [
	closing(english),
	service('closing.text', spanish),
];

testSpanish([
	['an empty text', service('hero.title', ' '), 'title: " "', 'Fix:   The Spanish for “Your text”'],
	[
		'a title that search results would cut',
		service('metaTitle', 'Limpieza de losa y lechada '.repeat(3).trim()),
		'metaTitle:',
		'Found: 80 characters: Limpieza',
		'Fix:   Use 3 to 60 characters.',
	],
	[
		'a language that isn’t a code',
		replace('es/labels.json', '"en-US"', '"español"'),
		'español',
		'the form of the English one, “en-US”',
	],
	['tokens and links in another order', words('{phone} [Ask](/faq) {email}', '{email} {phone} [Ask](/faq)')],
	[
		'a token that was lost',
		words('Call {phone}.', 'Llame.'),
		'Llame.',
		'Found: Llame., without {phone}\n',
		`Fix:   Add {phone} where it belongs. In English (content/${tile}, line`,
	],
	[
		'a token that was translated',
		words('Call {phone}.', 'Al {teléfono}.'),
		'Al {',
		'Found: {teléfono}, which',
		'Fix:   {phone}',
	],
	[
		'a token that was added',
		words('Call.', 'Al {phone}.'),
		'Al {',
		'Fix:   Delete it, or add it to the English',
	],
	[
		'a placeholder that was lost',
		replace('es/labels.json', '{number}', 'nos'),
		'"call"',
		'Found: Call nos, without {number}\n',
	],
	['a link that was lost', words('[Ask](/faq).', 'Pregunte.'), 'Pregunte.', 'without the link to /faq\n'],
	[
		'a link with a Spanish address',
		words('[Ask](/faq).', '[Pregunte](/es/faq).'),
		'[Pregunte]',
		'Found: /es/faq, which isn’t in the English text',
		'Fix:   […](/faq)',
	],
	[
		'a link that pages can’t show',
		words('[Ask](/faq).', '[Pregunte](/faq "Preguntas").'),
		'[Pregunte]',
		'Visitors would read the brackets.',
		'Fix:   [Pregunte](/faq)',
	],
	['HTML in a Spanish text', words('Ask.', '<b>Pregunte</b>.'), '<b>', 'HTML in the text'],
	['formatting in a Spanish text', words('Ask.', 'Pregunte **ya**.'), '**ya**', 'formatting in the text'],
	['what only English texts are asked', words('Ask.', 'We remove mold. Call (813) 555-0100, blueheron.com.')],
]);

test('a launch check asks nothing of Spanish texts', async () => {
	const { content, problems } = await checkAfter([
		...inSpanish,
		...words('Ask.', 'Desde 1987, en Texas: (813) 555-0199.'),
	]);
	expect(problems).toEqual([]);
	const launch = await checkLaunch(content);
	expect(launch.filter(({ file }) => file.startsWith('content/es/'))).toEqual([]);
});

test('two tokens that were mistyped are both reported', async () => {
	const { problems } = await reportAfter([...inSpanish, ...words('{phone}, {email}', '{emial}, {fone}')]);
	expect(problems.map(({ needle, write }) => [needle, write])).toEqual([
		['{emial}', '{email}'],
		['{fone}', '{phone}'],
	]);
});
