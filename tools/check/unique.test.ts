import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('two records of a list cannot have the same id', async () => {
	const { text, lines } = await tellAfter((content) => content.set('photos.yaml', [1, 'id'], 'living-room'));
	expect(text).toContain(
		message(
			'content/photos.yaml, line N: the id of the photo, in “living-room”',
			'  Found: living-room, which is already used in this file',
			'  Why:   The site would show only one of the two.',
			'  Fix:   Use a different id, for example:',
			'         id: "living-room-2"',
		),
	);
	expect(lines).toContain('- id: living-room');
});

test('two pages cannot have the same title or the same description in search results', async () => {
	const { text } = await tellAfter((content) => {
		content.set('pages/contact.yaml', ['metaTitle'], content.value('pages/about.yaml', ['metaTitle']));
		content.set(
			'legal/terms.yaml',
			['metaDescription'],
			content.value('services/tile-grout.yaml', ['metaDescription']),
		);
	});
	expect(text).toContain('content/pages/contact.yaml, line N: the title for search results\n');
	expect(text).toContain(
		'which is already used in content/pages/about.yaml\n  Why:   In search results, nobody could tell the two pages apart.\n  Fix:   Write a title that fits this page only.',
	);
	expect(text).toContain('Fix:   Write a description that fits this page only, in 50 to 160 characters.');
});

test.each([
	['legal/contact.yaml', 'legal/terms.yaml', '/contact'],
	['legal/offline.yaml', 'legal/terms.yaml', '/offline'],
	['services/404.yaml', 'services/tile-grout.yaml', '/services/404'],
])('%s would take the address of another page, and is told', async (file, model, address) => {
	const { problems, text } = await tellAfter((content) =>
		content.write(
			file,
			content
				.read(model)
				.replace(/^metaTitle: .*$/m, 'metaTitle: A page of its own')
				.replace(/^metaDescription: .*$/m, (line) => `${line} Twice.`),
		),
	);
	expect(problems).toHaveLength(1);
	expect(text).toContain(
		message(
			`content/${file}: the file name`,
			`  Found: ${file.replace(/^.*\/|\.yaml/g, '')}, but another page already has the address ${address}`,
			'  Why:   The file name becomes the address of the page. Visitors could open only one of the two.',
			`  Fix:   Rename the file, for example to content/${file.replace('.yaml', '-2.yaml')}.`,
		),
	);
});
