import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteOf } from './content-folder.ts';
import { readFile } from './reader.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'reader-'));
afterAll(() => rmSync(folder, { recursive: true }));
function read(text: string, file = 'some.yaml') {
	writeFileSync(path.join(folder, file), text);
	return readFile(file, folder);
}
const readYaml = (text: string) => read(text)?.data;

test('YAML from Windows is read, and dates and times stay the text that they are', () => {
	const text = '\uFEFF- date: 2025-05-01\r\n  time: 2025-05-01 10:00:00\r\n';
	expect(readYaml(text)).toEqual([{ date: '2025-05-01', time: '2025-05-01 10:00:00' }]);
});

test('only the site of this folder is where it’s published from, and any other has a place of its own', () => {
	expect(['content', 'sample'].map(siteOf)).toContain('dist');
	const places = ['content', 'sample', 'tests/one', 'tests/other'].map(siteOf);
	expect(new Set(places).size).toBe(4);
});

test('numbers stay the text that they are', () => {
	expect(readYaml('zip: 02134\nrating: 5.0\nfee: -1\nsample: true\nnone:')).toEqual({
		zip: '02134',
		rating: '5.0',
		fee: '-1',
		sample: true,
		none: null,
	});
});

test('invisible characters of pasted text are left out, and a line break of Word is a space', () => {
	const text = 'a: Car\u00ADpets\u200B\u200E\u200F\u2060 and\u000B\u0007rugs<o:p></o:p>\nb: one\u2028two\n';
	expect(readYaml(text)).toEqual({ a: 'Carpets and rugs', b: 'one two' });
});

test('an article is its facts, below empty lines too, and its text, which may have lines of hyphens', () => {
	const article = '\uFEFF\r\n---\r\ntitle: Odor\r\n---\r\n---\r\nA text.\r\n---\r\n';
	expect(read(article, 'some.md')).toMatchObject({
		data: { title: 'Odor' },
		body: '---\r\nA text.\r\n---\r\n',
	});
});

test('a file is read as it is now, and one that is gone isn’t', () => {
	expect(['a: 1', 'a: 2', 'a: 1'].map(readYaml)).toEqual([{ a: '1' }, { a: '2' }, { a: '1' }]);
	expect(readFile('gone.yaml', folder)).toBeUndefined();
});
