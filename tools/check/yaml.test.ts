import { expect, test } from 'vitest';
import { article, replace, reportAfter, testCases, tile, write } from './testing/fixture.ts';

/** Replaces the descriptor line of company.yaml. */
const line = (text: string) => replace('company.yaml', /^descriptor: .*$/m, text);
const member = (from: string | RegExp, to: string) => replace('team.yaml', from, to);
const entry = (text: string) => replace(tile, /^ {4}- .*$/m, `    - ${text}`);
const unreadable = 'Until you fix this line, the site can’t read this file.';
const spacing = 'Indent each level by two more spaces.';
const again = 'Restore what it said in the last version that worked.';

test('a line that can’t be read is reported with its place, what it says, why it matters and what to write', async () => {
	const { text } = await reportAfter(line('descriptor: Cleaning: carpets and rugs'));
	expect(text.replace(/line \d+/, 'line N')).toBe(`content/company.yaml, line N: how the line is written
  Found: descriptor: Cleaning: carpets and rugs
  Why:   ${unreadable}
  Fix:   Put straight quotation marks around text with a colon or another sign in it:
         descriptor: "Cleaning: carpets and rugs"

1 problem in 1 file. Nothing was built.`);
});

testCases([
	[
		'a token before more text',
		line('descriptor: {company} cleans'),
		'{company}',
		'descriptor: "{company} cleans"',
	],
	['a text that begins with *', line('descriptor: *best *'), '*best', 'descriptor: "*best *"'],
	['a text that begins with !', line('descriptor: !best cleaning'), '!best', 'descriptor: "!best cleaning"'],
	[
		'a text that # cuts off',
		line('descriptor: The #1 choice'),
		'The #1 choice',
		'visitors would see nothing after #',
		'descriptor: "The #1 choice"',
	],
	['a text that & cuts off', line('descriptor: &Sons cleaning'), '&Sons', 'descriptor: "&Sons cleaning"'],
	['a note after a text', line('descriptor: Carpets # until the spring')],
	[
		'quotation marks inside quotation marks',
		line('descriptor: "We say "hello" first"'),
		'hello',
		'descriptor: "We say “hello” first"',
	],
	[
		'an apostrophe inside single quotation marks',
		line("descriptor: 'The owner's carpets'"),
		'owner',
		'descriptor: "The owner’s carpets"',
	],
	[
		'an open quotation mark, although the file has others below it',
		line('descriptor: "Carpets and rugs\nextra: "Us"'),
		'descriptor: "Carpets',
		'Close the quotation mark',
	],
	[
		'an open bracket',
		replace(tile, /^ {2}areas:\n.*$/m, '  areas: [tampaBay'),
		'areas: [tampaBay',
		'Close the quotation mark or bracket',
	],
	['a list entry with quotation marks', entry('"Gentle" on stone'), 'Gentle', '- "“Gentle” on stone"'],
	[
		'no space after a colon',
		line('descriptor:Carpets and rugs'),
		'descriptor:Carpets',
		'Put a space after the colon:\n         descriptor: Carpets and rugs',
	],
	[
		'no colon',
		line('descriptor Carpets and rugs'),
		'descriptor Carpets',
		'after the name of the field:\n         descriptor: Carpets and rugs',
	],
	['half the name of a field', line('descript'), 'descript', 'descriptor: "…"'],
	[
		'a text that goes on at the first level',
		line('descriptor: Carpets\nand rugs'),
		'and rugs',
		'put both on one line:\n         descriptor: Carpets and rugs',
	],
	[
		'a dash in place of the hyphen of an entry',
		member('- name', '– name'),
		'– name: Marisol Reyes',
		'with a hyphen and a space:\n         - name: Marisol Reyes',
	],
	[
		'no space after the hyphen of an entry',
		member('- name', '-name'),
		'-name: Marisol Reyes',
		'with a hyphen and a space:\n         - name: Marisol Reyes',
	],
	[
		'indentation with spaces of a web page',
		replace('company.yaml', /^ {4}number:/m, '\u00A0\u00A0\u00A0 number:'),
		'number:',
		'aren’t ordinary ones:\n             number: (813) 555-0100',
	],
	['spaces before the first level', line('   descriptor: Carpets'), 'descriptor: Carpets', spacing],
	['a tab', member('  title: Op', '\ttitle: Op'), 'title: Op', 'not with a tab:\n           title: Op'],
	['three hyphens inside a file', line('---\ndescriptor: Carpets'), '---', 'Delete this line.'],
	['a text that repeats another by its YAML name', line('descriptor: &a1 Carpets\nextra: *a1'), '&a1'],
	[
		'a mistake at the top of an article',
		replace(article, /^title: .*$/m, 'title: Odor: what helps'),
		'title: Odor: what helps',
		'title: "Odor: what helps"',
	],
	['an article without facts', write(article, 'Just an article.\n'), '', 'no lines between --- and ---'],
	['a file of notes', write('timeline.yaml', '# Nothing yet.\n'), '', 'an empty file', again],
	[
		'a file in an old Windows encoding',
		write('team.yaml', Buffer.from('- id: jos\xe9\n', 'latin1')),
		'',
		'text that isn’t saved as UTF-8',
		'choose the encoding “UTF-8.”',
	],
	[
		'a soft hyphen from Word',
		line('descriptor: Uphol\u00ADstery'),
		'descriptor',
		'an invisible character after “descriptor: Uphol”',
		'Fix:   descriptor: Upholstery',
	],
	[
		'a line break from Word, and other characters that control a printer',
		line('descriptor: "Carpets\u000B\u0007and rugs"'),
		'descriptor',
		'an invisible character after “descriptor: "Carpets”',
		'Fix:   descriptor: "Carpets and rugs"',
	],
	['a separator of lines', line('descriptor: Carpets\u2028and rugs'), 'descriptor', 'an invisible character'],
	[
		'a key of YAML that merges groups',
		member('  title: Op', '  <<: { title: Op }\n  title: Op'),
		'<<',
		'Found: “<<”, but there is no such field here',
	],
	[
		'a field without a name',
		member('  title: Op', '  : Op\n  title: Op'),
		': Op',
		'but there is no such field here',
	],
	['curly quotation marks, an emoji and a no-break space', line('descriptor: “Carpets”\u00A0✨')],
	[
		'Windows line ends and a byte order mark',
		(content) => {
			for (const file of ['company.yaml', 'photos.yaml', article])
				content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
		},
	],
]);

test('a field that is written twice is reported, and so is the rest of the file', async () => {
	const { text, lines } = await reportAfter(line('descriptor: Carpets\ndescriptor: Rugs\nfax: none'));
	expect(text).toContain('This field is here twice. Keep one and delete the other.');
	expect(lines).toEqual(['descriptor: Rugs', 'fax: none']);
});
