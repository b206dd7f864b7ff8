import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replaceFile } from './replace-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'replace-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file is replaced, and its former bytes are never written over', () => {
	const [file, former] = [path.join(folder, 'es.po'), path.join(folder, 'former')];
	writeFileSync(file, 'what the translator wrote');
	// A second name of the same bytes on the disk.
	linkSync(file, former);
	replaceFile(file, 'one more');
	expect(readFileSync(file, 'utf8')).toBe('one more');
	expect(readFileSync(former, 'utf8')).toBe('what the translator wrote');
});

test('what can’t be written leaves nothing behind', () => {
	const place = path.join(folder, 'place');
	mkdirSync(path.join(place, 'taken'), { recursive: true });
	expect(() => replaceFile(path.join(place, 'taken'), 'text')).toThrow();
	expect(readdirSync(place)).toEqual(['taken']);
});
