import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('two records of a list cannot have the same id', async () => {
	const { text, lines } = await tellAfter((content) => content.set('photos.yaml', [1, 'id'], 'living-room'));
	expect(text).toContain(
		message(
			'content/photos.yaml:N  the id of the photo, in “living-room”',
			'  Found: living-room, which is also in the same file',
			'  Why:   Only one of the two records would be shown.',
			'  Write: another id, for example:',
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
	expect(text).toContain('content/pages/contact.yaml:N  the title for search results\n');
	expect(text).toContain(
		'which is also in content/pages/about.yaml\n  Why:   In search results, two pages could not be told apart.\n  Write: a title that says what only this page has',
	);
	expect(text).toContain('Write: a description that says what only this page has, 50 to 160 characters');
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
			`content/${file}  the name of the file`,
			`  Found: ${file.replace(/^.*\/|\.yaml/g, '')}, but ${address} is the address of another page`,
			'  Why:   The name of the file becomes the address of its page. Visitors would find only one of the two pages.',
			`  Write: another name for the file, such as content/${file.replace('.yaml', '-2.yaml')}`,
		),
	);
});
