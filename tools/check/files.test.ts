import { expect, test } from 'vitest';
import { tellAfter } from './testing/fixture.ts';

test('an empty file, and one with comments only, is told', async () => {
	const { text } = await tellAfter((content) => {
		content.write('timeline.yaml', '\n');
		content.write('pages/sitemap.yaml', '# Nothing here yet.\n');
	});
	expect(text).toContain('content/timeline.yaml: the whole file\n  Found: an empty file');
	expect(text).toContain('content/pages/sitemap.yaml: the whole file\n  Found: notes only, no fields');
});

test('a job in a file with spaces or another ending gets a name that works', async () => {
	const { text } = await tellAfter((content) => content.write('careers/Rug Washer.yml', 'id: rug-washer\n'));
	expect(text).toContain(
		'Fix:   Rename this file to careers/rug-washer.yaml. Use lowercase letters, digits and hyphens only.',
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
		'content/team.yaml: how the file was saved\n  Found: text that isn’t saved as UTF-8\n',
	);
	expect(text).toContain(
		'Fix:   Save the file again and choose the encoding “UTF-8.” Most text editors offer it under “Save As.”',
	);
});
