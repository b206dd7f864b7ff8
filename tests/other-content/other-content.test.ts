import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeScratchCopy } from '../scratch-copy.ts';
import { writeOtherContent } from './write-other-content.ts';

const folder = makeScratchCopy('tests', 'vitest.config.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program of the copy. @returns what it printed when it failed, else nothing */
function run(...args: string[]): Promise<string> {
	const env: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
	// What Vitest sets for its tests would make a build one for development, drafts included.
	for (const name of Object.keys(env))
		if (/^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name)) delete env[name];
	return new Promise((resolve) =>
		execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
			resolve(error ? `${stdout}${stderr}` : ''),
		),
	);
}

test('with the content of another company the site is built, and its pages pass every test of pages', async () => {
	await writeOtherContent(path.join(folder, 'content'));
	// Another company has no former addresses of ours.
	writeFileSync(path.join(folder, 'public/_redirects'), '# none\n');
	expect(await run('tools/check/main.ts')).toBe('');
	expect(await run('node_modules/astro/bin/astro.mjs', 'build')).toBe('');
	expect(await run('tools/editor/build-admin.ts')).toBe('');
	const tests = ['run', '--project', 'dist', '--reporter', 'dot'];
	expect(await run('node_modules/vitest/vitest.mjs', ...tests)).toBe('');
}, 600_000);
