import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { makeScratchCopy } from '../scratch-copy.ts';

/** Programs that ask or serve, in a terminal whose input stays open, as people have it. Each is stopped by Ctrl-C or ends by itself. */
const run = (file: string) => `${process.execPath} tools/${file}.ts`;
const programs: [name: string, command: string, typed: string, said: string, stop?: string][] = [
	['undo', run('editor/undo'), '', 'There are no saves yet'],
	['new-site', run('new-site'), '1\n', 'npm run launch-check'],
	['edit', `${run('new-site')} --if-missing && ${run('editor/edit')}`, '1\n', 'The editing page: ', '\x03'],
	['serve', `cd ${process.cwd()} && npm run serve -- --port 0`, '', 'Ready on', '\x03'],
];

test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(() => {
	folder = makeScratchCopy();
	// A site that nobody has begun.
	renameSync(path.join(folder, 'content'), path.join(folder, 'sample'));
});
test.beforeEach(() => rmSync(path.join(folder, 'content'), { recursive: true, force: true }));
test.afterAll(() => rmSync(folder, { recursive: true }));

for (const [name, command, typed, said, stop] of programs)
	test(`in a terminal, npm run ${name} does what it should and ends`, async () => {
		// https://www.man7.org/linux/man-pages/man1/script.1.html
		const terminal = spawn('/usr/bin/script', ['--quiet', '--return', '--command', command, '/dev/null'], {
			cwd: folder,
			// With CI, npm run edit opens no browser, and Wrangler takes a terminal for none.
			env: { ...process.env, CONTENT: '', CI: name === 'edit' ? '1' : '' },
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		const ended = once(terminal, 'exit');
		let printed = '';
		terminal.stdout.on('data', (chunk) => {
			printed += chunk;
		});
		terminal.stdin.write(typed);
		try {
			await expect.poll(() => printed, { timeout: 90_000 }).toContain(said);
			if (stop) terminal.stdin.write(stop);
			const [status] = await ended;
			expect(stop ?? status).toBe(stop ?? 0);
		} finally {
			terminal.kill();
		}
	});
