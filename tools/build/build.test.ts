import { execFileSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSmallContent } from '../check/testing/small-content.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a mistake in the content stops the build before it touches the last good site', async () => {
	for (const part of ['node_modules', 'src', 'tools', 'package.json'])
		symlinkSync(path.resolve(part), path.join(folder, part));
	await writeSmallContent(path.join(folder, 'content'));
	writeFileSync(path.join(folder, 'content/timeline.yaml'), 'nothing: "that anybody could read');
	mkdirSync(path.join(folder, 'dist'));
	writeFileSync(path.join(folder, 'dist/index.html'), 'the last good site');
	const build = () =>
		execFileSync(process.execPath, ['tools/build/build.ts'], { cwd: folder, encoding: 'utf8' });
	expect(build).toThrow(
		expect.objectContaining({ status: 1, stdout: expect.stringContaining('Nothing was built.') }),
	);
	expect(readdirSync(path.join(folder, 'dist'))).toEqual(['index.html']);
	expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toBe('the last good site');
}, 30_000);
