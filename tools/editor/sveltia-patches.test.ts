import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { patchSveltia } from './sveltia-patches.ts';

const code = readFileSync(fileURLToPath(import.meta.resolve('@sveltia/cms')), 'utf8');

test('the editing page asks no other host for fonts or news, and knows the folder by its content', () => {
	const patched = patchSveltia(code);
	expect(patched).not.toMatch(/url\(https:|githubstatus\.com\/api|getDirectoryHandle\(.\.git/);
	expect(patched).toMatch(/getDirectoryHandle\([`'"]content[`'"]\)/);
});

test.each([
	['https://cdn.jsdelivr.net/', 'fonts come from the package'],
	['https://www.githubstatus.com/api/', 'no third host is asked'],
	['.git`', 'the folder to choose is known'],
])('a new version of Sveltia without %s ends the build with a reason', (gone, goal) => {
	expect(() => patchSveltia(code.replaceAll(gone, ''))).toThrow(goal);
});
