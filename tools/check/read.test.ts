import { expect, test } from 'vitest';
import { checkShape } from './issues.ts';
import { checkReferences } from './references.ts';
import {
	article,
	type Case,
	replace,
	reportAfter,
	set,
	testCases,
	tile,
	warned,
	write,
} from './testing/fixture.ts';

/** Replaces the descriptor line of company.yaml. */
const line = (text: string) => replace('company.yaml', /^descriptor: .*$/m, text);
const member = (from: string | RegExp, to: string) => replace('team.yaml', from, to);
const unreadable = 'Until you fix this line, the site can’t read this file.';
const spacing = 'indent each level by two more spaces';
const none = 'If you have none, write only:\n         []';

test('a line that can’t be read is reported with its place, what it says, why it matters and what to write', async () => {
	const { text } = await reportAfter(line('descriptor: Cleaning: carpets and rugs'));
	expect(text.replace(/line \d+/, 'line N')).toBe(`content/company.yaml, line N: how the line is written
  Found: descriptor: Cleaning: carpets and rugs
  Why:   ${unreadable}
  Fix:   Put straight quotation marks around the text, because it has a colon in it.

1 problem in 1 file. Nothing was built.`);
});

/** A description that can't be read as it is written. */
const text = (did: string, written: string): Case => [
	did,
	line(`descriptor: ${written}`),
	'descriptor:',
	unreadable,
];

testCases(
	[checkShape, checkReferences],
	[
		text('a token before more text', '{company} cleans'),
		[
			'a text with #',
			line('descriptor: The #1 choice'),
			'descriptor: The #1 choice',
			'nothing after # is read',
			'around the whole text',
			warned,
		],
		[
			'a color without quotation marks',
			replace('brand.yaml', /^main: .*$/m, 'main: #0b3d91'),
			'main:',
			'nothing, because what follows # is a note',
			'main: "#0b3d91"',
		],
		['a note after a text', line('descriptor: Carpets # until the spring')],
		text('quotation marks in quotation marks', '"We say "hello" first"'),
		['an open list', replace(tile, /^ {2}areas:\n.*$/m, '  areas: [tampaBay'), 'relatedPosts:', spacing],
		['no space', line('descriptor:Carpets'), 'descriptor:Carpets', 'Put a space after the colon.'],
		[
			'one space too many',
			member('  title: Op', '   title: Op'),
			'- ',
			'The line below it begins too far to the right.',
		],
		['a text that begins with a sign', line('descriptor: @home'), '@home', 'it begins with a sign'],
		[
			'two versions that Git couldn’t join',
			line('<<<<<<< HEAD\ndescriptor: Carpets\n=======\ndescriptor: Rugs\n>>>>>>> main'),
			'',
			'Found: two versions that Git couldn’t join\n',
		],
		['arrows in a text', line('descriptor: "Old <<<<<<< new"')],
		[
			'indentation with spaces of a web page',
			replace('company.yaml', /^ {4}number:/m, '\u00A0\u00A0\u00A0 number:'),
		],
		[
			'spaces before the first level',
			line('   descriptor: Carpets'),
			'name: Blue Heron',
			'begins too far to the right',
		],
		['a tab', member('  title: Op', '\ttitle: Op'), 'title: Op', 'instead of a tab'],
		[
			'no space after a hyphen',
			replace('reviews.yaml', '- name: Ben C.', '-name: Ben C.'),
			'-name',
			'after the hyphen',
		],
		['in an article', replace(article, /^title: .*$/m, 'title: A: b'), 'title: A: b', unreadable],
		['an article without facts', write(article, 'Just an article.\n'), '', 'no lines of ---'],
		['an article without the first of two lines', replace(article, /^---\n/, ''), '', 'only one line of ---'],
		[
			'a field that is written twice, in a group',
			replace(tile, /^ {2}subtitle: .*$/m, '  subtitle: A\n  subtitle: B'),
			'subtitle: B',
			'has the field twice',
		],
		[
			'an entry without its hyphen, and a review that others name',
			[
				set('pages/home.yaml', 'reviews.featured', ['first']),
				replace('reviews.yaml', '- name: Ben C.', '  name: Ben C.'),
			],
			'name: Ben C.',
			'begin a new entry with a hyphen',
		],
		['a group in place of an empty list', write('timeline.yaml', 'timeline: []\n'), 'timeline: []', none],
		['an old encoding', write('team.yaml', Buffer.from('\xe9', 'latin1')), '', 'the encoding “UTF-8.”'],
		['a text with formatting', write('team.yaml', '{\\rtf1\\ansi - name: Ada}'), '', '“Make Plain Text”'],
		['curly quotation marks, an emoji and a no-break space', line('descriptor: “Carpets”\u00A0✨')],
		[
			'Windows line ends and a byte order mark',
			(content) => {
				for (const file of ['company.yaml', 'photos.yaml', article])
					content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
			},
		],
	],
);
