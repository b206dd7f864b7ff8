import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

/** Puts a line in the place of the description in company.yaml. */
const withLine = (line: string) =>
	tellAfter((content) => content.replace('company.yaml', /^descriptor: .*$/m, line));
const unreadable = 'Until you fix this line, the site can’t read this file.';

test('a colon inside a text is told with the text in quotation marks', async () => {
	const { text, lines } = await withLine('descriptor: Cleaning: carpets and rugs');
	expect(text).toBe(
		message(
			'content/company.yaml, line N: the field “descriptor”',
			'  Found: descriptor: Cleaning: carpets and rugs',
			`  Why:   Text with a colon in it needs quotation marks. ${unreadable}`,
			'  Fix:   descriptor: "Cleaning: carpets and rugs"',
		),
	);
	expect(lines).toEqual(['descriptor: Cleaning: carpets and rugs']);
});

test('a text that begins with braces and goes on is told with the text in quotation marks', async () => {
	const { text, lines } = await withLine('descriptor: {company} cleans carpets');
	expect(text).toBe(
		message(
			'content/company.yaml, line N: the field “descriptor”',
			'  Found: descriptor: {company} cleans carpets',
			`  Why:   Text that starts with { needs quotation marks. ${unreadable}`,
			'  Fix:   descriptor: "{company} cleans carpets"',
		),
	);
	expect(lines).toEqual(['descriptor: {company} cleans carpets']);
});

test('a text that begins with an asterisk, a percent sign or an at sign is told', async () => {
	for (const start of ['*', '%', '@', '!']) {
		const { text, lines } = await withLine(`descriptor: ${start}best cleaning`);
		expect(text).toContain(`Why:   Text that starts with ${start} needs quotation marks.`);
		expect(text).toContain(`Fix:   descriptor: "${start}best cleaning"`);
		expect(lines).toHaveLength(1);
	}
});

test('a text that a sign cuts off is told, with what visitors would read', async () => {
	const numbered = await withLine('descriptor: The #1 choice');
	expect(numbered.text).toBe(
		message(
			'content/company.yaml, line N: the field “descriptor”',
			'  Found: The #1 choice',
			'  Why:   Without quotation marks, everything after # is treated as a note. Visitors would see: The',
			'  Fix:   descriptor: "The #1 choice"',
		),
	);
	expect(numbered.lines).toEqual(['descriptor: The #1 choice']);
	const joined = await withLine('descriptor: &Sons cleaning');
	expect(joined.text).toContain('Found: &Sons cleaning\n');
	expect(joined.text).toContain('Visitors would see: cleaning\n  Fix:   descriptor: "&Sons cleaning"');
});

test('a list on one line that is never closed is told', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('services/tile-grout.yaml', /^ {2}areas:\n.*$/m, '  areas: [tampaBay, southwest'),
	);
	expect(text).toContain(
		`Why:   What starts with [ needs ] at the end. ${unreadable}\n  Fix:   areas: [tampaBay, southwest]`,
	);
	expect(lines).toEqual(['areas: [tampaBay, southwest']);
});

test('an entry of a list with a sign at its start, or with quotation marks inside, is told', async () => {
	const withEntry = (line: string) =>
		tellAfter((content) => content.replace('services/tile-grout.yaml', /^ {4}- .*$/m, `    - ${line}`));
	expect((await withEntry('*gentle')).text).toContain('a list entry\n  Found: - *gentle\n');
	expect((await withEntry('*gentle')).text).toContain('Fix:   - "*gentle"');
	expect((await withEntry('"Gentle" on stone')).text).toContain(
		'Fix:   Use curly quotation marks inside the text:\n         - "“Gentle” on stone"',
	);
	expect((await withEntry('Note: gentle')).text).toContain('Fix:   - "Note: gentle"');
});

test('a note behind a field is no mistake', async () => {
	expect((await withLine('descriptor: Carpets and rugs # until the spring')).lines).toEqual([]);
});

test('quotation marks inside quotation marks are told with curly ones', async () => {
	const { text, lines } = await withLine('descriptor: "We say "hello" first"');
	expect(text).toContain('Found: descriptor: "We say "hello" first"\n');
	expect(text).toContain(
		'Fix:   Use curly quotation marks inside the text:\n         descriptor: "We say “hello” first"',
	);
	expect(lines).toEqual(['descriptor: "We say "hello" first"']);
});

test('an apostrophe inside single quotation marks is told', async () => {
	const { text } = await withLine("descriptor: 'The owner's carpets'");
	expect(text).toContain(
		'Fix:   Use curly quotation marks inside the text:\n         descriptor: "The owner’s carpets"',
	);
});

test('a quotation mark that is never closed is told where it opens', async () => {
	const { text, lines } = await withLine('descriptor: "Carpets and rugs');
	expect(text).toContain(
		`Found: descriptor: "Carpets and rugs\n  Why:   The text starts with " and never ends. ${unreadable}\n  Fix:   descriptor: "Carpets and rugs"`,
	);
	expect(lines).toEqual(['descriptor: "Carpets and rugs']);
});

test('a missing space after the colon is told', async () => {
	const { text, lines } = await withLine('descriptor:Carpets and rugs');
	expect(text).toContain('Fix:   Put a space after the colon:\n         descriptor: Carpets and rugs');
	expect(lines).toEqual(['descriptor:Carpets and rugs']);
});

test('a line with the wrong indentation is told', async () => {
	const { text, lines } = await withLine('   descriptor: Carpets and rugs');
	expect(text).toContain('content/company.yaml, line N: the spacing or punctuation\n');
	expect(text).toContain('Fix:   Indent each level by two more spaces. Put a space after each colon,');
	expect(lines).toHaveLength(1);
});

test('a tab in the indentation is told with spaces in its place', async () => {
	const { text, lines } = await withLine('descriptor:\n\tCarpets and rugs');
	expect(text).toBe(
		message(
			'content/company.yaml, line N: the indentation',
			'  Found: a tab before “Carpets and rugs”',
			'  Why:   These files can’t have tabs. Indent with spaces instead.',
			'  Fix:   Use two spaces for each level:',
			'           Carpets and rugs',
		),
	);
	expect(lines).toEqual(['Carpets and rugs']);
});

test('a field that is written twice is told, and the rest of the file is checked as well', async () => {
	const { text, lines } = await withLine('descriptor: Carpets\ndescriptor: Rugs\nfax: none');
	expect(text).toContain(
		message(
			'content/company.yaml, line N: the field “descriptor”',
			'  Found: “descriptor” a second time',
			'  Why:   The site could show only one of the two.',
			'  Fix:   Keep one “descriptor” and delete the other.',
		),
	);
	expect(lines).toEqual(['descriptor: Rugs', 'fax: none']);
});

test('a line of hyphens in the middle of a file is told', async () => {
	const { text, lines } = await withLine('---\ndescriptor: Carpets');
	expect(text).toContain(
		'Found: --- in the middle of the file\n  Why:   Everything after it would be lost.\n  Fix:   Delete this line.',
	);
	expect(lines).toEqual(['---']);
});

test('a mistake at the top of an article is told with the line of the article', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('posts/pet-odor-solutions.md', /^title: .*$/m, 'title: Odor: what helps'),
	);
	expect(text).toContain('content/posts/pet-odor-solutions.md, line N: the field “title”');
	expect(lines).toEqual(['title: Odor: what helps']);
});

test('an article without facts at its top is told', async () => {
	const { text } = await tellAfter((content) =>
		content.write('posts/pet-odor-solutions.md', 'Just an article.\n'),
	);
	expect(text).toBe(
		message(
			'content/posts/pet-odor-solutions.md: the top of the article',
			'  Found: no lines between --- and ---',
			'  Why:   The article’s title, date and photos go between them.',
			'  Fix:   ---',
			'         title: "The title"',
			'         …',
			'         ---',
			'         The text of the article',
		),
	);
});

test('an article without a text is told', async () => {
	const { text } = await tellAfter((content) =>
		content.write(
			'posts/pet-odor-solutions.md',
			`${/^---\n[\s\S]*?\n---\n/.exec(content.read('posts/pet-odor-solutions.md'))?.[0]}`,
		),
	);
	expect(text).toContain('the text of the article\n  Found: nothing below the second ---');
});

test('Windows line ends and a byte order mark are no mistake', async () => {
	const { lines } = await tellAfter((content) => {
		for (const file of ['company.yaml', 'photos.yaml', 'posts/pet-odor-solutions.md']) {
			content.write(file, `\uFEFF${content.read(file).replaceAll('\n', '\r\n')}`);
		}
	});
	expect(lines).toEqual([]);
});
