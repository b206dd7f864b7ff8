import { expect, test } from 'vitest';
import { message, tellAfter } from './fixture.ts';

test('a missing file is told', async () => {
	const { text } = await tellAfter((content) => content.remove('services/tile-grout.yaml'));
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml  the whole file',
			'  Found: nothing; the file is missing',
			'  Why:   The site is built from it.',
			'  Write: the file again, as it was in the last version that worked',
		),
	);
});

test('an empty file, and one with comments only, is told', async () => {
	const { text } = await tellAfter((content) => {
		content.write('timeline.yaml', '\n');
		content.write('pages/sitemap.yaml', '# Nothing here yet.\n');
	});
	expect(text).toContain('content/timeline.yaml  the whole file\n  Found: an empty file');
	expect(text).toContain('content/pages/sitemap.yaml  the whole file\n  Found: comments only, no fields');
});

test('a file with a mistyped name is told once, with its right name', async () => {
	const { text } = await tellAfter((content) => {
		content.write('services/tile-grount.yaml', content.read('services/tile-grout.yaml'));
		content.remove('services/tile-grout.yaml');
	});
	expect(text).toBe(
		message(
			'content/services/tile-grount.yaml  the name of the file',
			'  Found: a file that the site does not know',
			'  Why:   What is written in it would never appear on the site.',
			'  Write: the name services/tile-grout.yaml for this file',
		),
	);
});

test('a file too many is told', async () => {
	const { text } = await tellAfter((content) => {
		content.write('services/curtains.yml', 'id: curtains\n');
		content.write('notes.txt', 'Call back on Monday.\n');
		content.write('photos/porch.heic', 'picture');
	});
	expect(text).toContain(
		'content/services/curtains.yml  the name of the file\n  Found: a file that the site does not know\n' +
			'  Why:   What is written in it would never appear on the site.\n' +
			'  Write: nothing: take the file away. The folder holds these and no others: carpet-cleaning.yaml, ',
	);
	expect(text).toContain('content/notes.txt  the name of the file\n');
	expect(text).toContain('Write: nothing: take the file out of the content folder');
	expect(text).toContain('Write: the picture again, saved as .jpg, .png or .webp');
});

test('a job in a file with spaces or another ending gets a name that works', async () => {
	const { text } = await tellAfter((content) => content.write('careers/Rug Washer.yml', 'id: rug-washer\n'));
	expect(text).toContain(
		'Write: the name careers/rug-washer.yaml for this file: small letters, digits and hyphens, then .yaml',
	);
});

test('files that computers leave behind are passed over', async () => {
	const { lines } = await tellAfter((content) => {
		content.write('.DS_Store', 'x');
		content.write('photos/Thumbs.db', 'x');
		content.write('company.yaml~', 'x');
	});
	expect(lines).toEqual([]);
});

test('a file that is not stored as UTF-8 is told', async () => {
	const { text } = await tellAfter((content) =>
		content.write('team.yaml', Buffer.from('- id: jos\xe9\n', 'latin1')),
	);
	expect(text).toContain(
		'content/team.yaml  the encoding of the file\n  Found: letters that are not stored as UTF-8\n',
	);
	expect(text).toContain('Write: the same text, saved again with the encoding “UTF-8”');
});
