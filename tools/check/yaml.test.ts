import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

/** Puts a line in the place of the description in company.yaml. */
const withLine = (line: string) =>
	tellAfter((content) => content.replace('company.yaml', /^descriptor: .*$/m, line));
const unreadable = 'Until the line is mended, nothing in this file can be read.';

test('a colon inside a text is told with the text in quotation marks', async () => {
	const { text, lines } = await withLine('descriptor: Cleaning: carpets and rugs');
	expect(text).toBe(
		message(
			'content/company.yaml:N  the field “descriptor”',
			'  Found: descriptor: Cleaning: carpets and rugs',
			`  Why:   A text with a colon in it has to stand in quotation marks. ${unreadable}`,
			'  Write: descriptor: "Cleaning: carpets and rugs"',
		),
	);
	expect(lines).toEqual(['descriptor: Cleaning: carpets and rugs']);
});

test('a text that begins with braces and goes on is told with the text in quotation marks', async () => {
	const { text, lines } = await withLine('descriptor: {company} cleans carpets');
	expect(text).toBe(
		message(
			'content/company.yaml:N  the field “descriptor”',
			'  Found: descriptor: {company} cleans carpets',
			`  Why:   A text that begins with { has to stand in quotation marks. ${unreadable}`,
			'  Write: descriptor: "{company} cleans carpets"',
		),
	);
	expect(lines).toEqual(['descriptor: {company} cleans carpets']);
});

test('a text that begins with an asterisk, a percent sign or an at sign is told', async () => {
	for (const start of ['*', '%', '@', '!']) {
		const { text, lines } = await withLine(`descriptor: ${start}best cleaning`);
		expect(text).toContain(`Why:   A text that begins with ${start} has to stand in quotation marks.`);
		expect(text).toContain(`Write: descriptor: "${start}best cleaning"`);
		expect(lines).toHaveLength(1);
	}
});

test('a text that a sign cuts off is told, with what visitors would read', async () => {
	const numbered = await withLine('descriptor: The #1 choice');
	expect(numbered.text).toBe(
		message(
			'content/company.yaml:N  the field “descriptor”',
			'  Found: The #1 choice',
			'  Why:   Everything after # is taken for a note unless the text stands in quotation marks. Visitors would read: The',
			'  Write: descriptor: "The #1 choice"',
		),
	);
	expect(numbered.lines).toEqual(['descriptor: The #1 choice']);
	const joined = await withLine('descriptor: &Sons cleaning');
	expect(joined.text).toContain('Found: &Sons cleaning\n');
	expect(joined.text).toContain('Visitors would read: cleaning\n  Write: descriptor: "&Sons cleaning"');
});

test('a list on one line that is never closed is told', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('services/tile-grout.yaml', /^ {2}areas:\n.*$/m, '  areas: [tampaBay, southwest'),
	);
	expect(text).toContain(
		`Why:   What begins with [ has to end with ]. ${unreadable}\n  Write: areas: [tampaBay, southwest]`,
	);
	expect(lines).toEqual(['areas: [tampaBay, southwest']);
});

test('an entry of a list with a sign at its start, or with quotation marks inside, is told', async () => {
	const withEntry = (line: string) =>
		tellAfter((content) => content.replace('services/tile-grout.yaml', /^ {4}- .*$/m, `    - ${line}`));
	expect((await withEntry('*gentle')).text).toContain('an entry of a list\n  Found: - *gentle\n');
	expect((await withEntry('*gentle')).text).toContain('Write: - "*gentle"');
	expect((await withEntry('"Gentle" on stone')).text).toContain(
		'Write: curly quotation marks inside the text:\n         - "“Gentle” on stone"',
	);
	expect((await withEntry('Note: gentle')).text).toContain('Write: - "Note: gentle"');
});

test('a note behind a field is no mistake', async () => {
	expect((await withLine('descriptor: Carpets and rugs # until the spring')).lines).toEqual([]);
});

test('quotation marks inside quotation marks are told with curly ones', async () => {
	const { text, lines } = await withLine('descriptor: "We say "hello" first"');
	expect(text).toContain('Found: descriptor: "We say "hello" first"\n');
	expect(text).toContain(
		'Write: curly quotation marks inside the text:\n         descriptor: "We say “hello” first"',
	);
	expect(lines).toEqual(['descriptor: "We say "hello" first"']);
});

test('an apostrophe inside single quotation marks is told', async () => {
	const { text } = await withLine("descriptor: 'The owner's carpets'");
	expect(text).toContain(
		'Write: curly quotation marks inside the text:\n         descriptor: "The owner’s carpets"',
	);
});

test('a quotation mark that is never closed is told where it opens', async () => {
	const { text, lines } = await withLine('descriptor: "Carpets and rugs');
	expect(text).toContain(
		`Found: descriptor: "Carpets and rugs\n  Why:   The text begins with " and never ends. ${unreadable}\n  Write: descriptor: "Carpets and rugs"`,
	);
	expect(lines).toEqual(['descriptor: "Carpets and rugs']);
});

test('a missing space after the colon is told', async () => {
	const { text, lines } = await withLine('descriptor:Carpets and rugs');
	expect(text).toContain('Write: a space after the colon:\n         descriptor: Carpets and rugs');
	expect(lines).toEqual(['descriptor:Carpets and rugs']);
});

test('a line with the wrong indentation is told', async () => {
	const { text, lines } = await withLine('   descriptor: Carpets and rugs');
	expect(text).toContain('content/company.yaml:N  the indentation or the punctuation\n');
	expect(text).toContain('Write: two spaces more for each level, a colon and a space after each field name,');
	expect(lines).toHaveLength(1);
});

test('a tab in the indentation is told with spaces in its place', async () => {
	const { text, lines } = await withLine('descriptor:\n\tCarpets and rugs');
	expect(text).toBe(
		message(
			'content/company.yaml:N  the indentation',
			'  Found: a tab before “Carpets and rugs”',
			'  Why:   Lines are indented with spaces; how far a tab reaches cannot be known.',
			'  Write: spaces, two for each level:',
			'           Carpets and rugs',
		),
	);
	expect(lines).toEqual(['Carpets and rugs']);
});

test('a field that is written twice is told, and the rest of the file is checked as well', async () => {
	const { text, lines } = await withLine('descriptor: Carpets\ndescriptor: Rugs\nfax: none');
	expect(text).toContain(
		message(
			'content/company.yaml:N  the field “descriptor”',
			'  Found: “descriptor” for the second time in the same place',
			'  Why:   Only one of the two could be shown.',
			'  Write: “descriptor” once; take the other one away',
		),
	);
	expect(lines).toEqual(['descriptor: Rugs', 'fax: none']);
});

test('a line of hyphens in the middle of a file is told', async () => {
	const { text, lines } = await withLine('---\ndescriptor: Carpets');
	expect(text).toContain(
		'Found: --- in the middle of the file\n  Why:   Everything after it would be lost.\n  Write: nothing: take the line away',
	);
	expect(lines).toEqual(['---']);
});

test('a mistake at the top of an article is told with the line of the article', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('posts/pet-odor-solutions.md', /^title: .*$/m, 'title: Odor: what helps'),
	);
	expect(text).toContain('content/posts/pet-odor-solutions.md:N  the field “title”');
	expect(lines).toEqual(['title: Odor: what helps']);
});

test('an article without facts at its top is told', async () => {
	const { text } = await tellAfter((content) =>
		content.write('posts/pet-odor-solutions.md', 'Just an article.\n'),
	);
	expect(text).toBe(
		message(
			'content/posts/pet-odor-solutions.md  the facts at the top of the article',
			'  Found: no lines between --- and ---',
			'  Why:   The title, the date and the photo of the article stand there.',
			'  Write: ---',
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
