import { expect, test } from 'vitest';
import { message, tellAfter } from './fixture.ts';

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

test('the id of a service is the name of its file', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/tile-grout.yaml', ['id'], 'leather-cleaning'),
	);
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml:N  the id of the service',
			'  Found: leather-cleaning in a file named tile-grout.yaml',
			'  Why:   The file name is the address of the page, and the two have to agree.',
			'  Write: id: "tile-grout"',
		),
	);
});

test('two services cannot have the same position', async () => {
	const { text } = await tellAfter((content) => {
		content.set(
			'services/tile-grout.yaml',
			['order'],
			content.value('services/carpet-cleaning.yaml', ['order']),
		);
	});
	expect(text).toContain('content/services/tile-grout.yaml:N  the position of the service\n');
	expect(text).toContain('which is also in content/services/carpet-cleaning.yaml\n');
	expect(text).toContain('Write: a position from 1 to 6 that no other service has');
});

test('two pages cannot have the same title or the same description in search results', async () => {
	const { text } = await tellAfter((content) => {
		content.set(
			'pages/contact.yaml',
			['meta', 'title'],
			content.value('pages/about.yaml', ['meta', 'title']),
		);
		content.set(
			'legal/terms.yaml',
			['metaDescription'],
			content.value('services/tile-grout.yaml', ['metaDescription']),
		);
	});
	expect(text).toContain('content/pages/contact.yaml:N  the page title\n');
	expect(text).toContain(
		'which is also in content/pages/about.yaml\n  Why:   In search results, two pages could not be told apart.\n  Write: a title that says what only this page has',
	);
	expect(text).toContain('Write: a description that says what only this page has, 50 to 160 characters');
});
