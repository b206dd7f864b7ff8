import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { reportAfter } from './testing/fixture.ts';

// Some tests start a program of their own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs the check as the owner does. */
const run = (...options: string[]): Promise<{ code: number; output: string }> =>
	new Promise((resolve) =>
		execFile(process.execPath, ['tools/check/main.ts', ...options], (error, stdout, stderr) =>
			resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
		),
	);

test('all problems are reported at once, by file and line, and counted', async () => {
	const { text } = await reportAfter((content) => {
		content.append('timeline.yaml', '\n: x: y\n');
		content.set('team.yaml', [0, 'photo'], 'nobody');
		content.set('company.yaml', ['phones', 0, 'number'], '1');
		content.set('company.yaml', ['email'], 'nobody');
	});
	const files = [...text.matchAll(/^content\/(\S+?), line \d+: (.*)/gm)].map((match) =>
		match.slice(1).join(': '),
	);
	expect(files).toEqual([
		'company.yaml: the email address',
		'company.yaml: the phone number, entry 1 in the list of phones',
		'team.yaml: the portrait, in “marisol-reyes”',
		'timeline.yaml: how the line is written',
	]);
	expect(text).toMatch(/\n\n4 problems in 3 files\. Nothing was built\.$/);
});

test('a folder that does not exist is reported in a sentence, without a stack trace', async () => {
	const { code, output } = await run('no-such-folder');
	expect(code).toBe(1);
	expect(output).toMatch(/^The content folder can’t be read: .* Nothing was built\.\n$/);
});

test('a mistake in the command is reported in a sentence, without a stack trace', async () => {
	const { code, output } = await run('--lunch');
	expect(code).toBe(1);
	expect(output).toMatch(/^The content check itself failed: [^\n]*\n$/);
});

test('the check fails when there is a problem', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
	writeFileSync(path.join(folder, 'company.yaml'), '');
	const { code, output } = await run(folder);
	rmSync(folder, { recursive: true });
	expect(code).toBe(1);
	expect(output).toContain('company.yaml: the whole file\n  Found: an empty file\n');
	expect(output).not.toContain('    at ');
});

test('interface words that can’t be read are reported before the schemas import them', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
	writeFileSync(path.join(folder, 'labels.en.json'), '{\n"home": "Home"\n"menu": "Menu"\n}\n');
	const { code, output } = await run(folder);
	rmSync(folder, { recursive: true });
	expect(code).toBe(1);
	expect(output).toMatch(/labels\.en\.json, line 3: how the line.*\n {2}Found: "menu": "Menu"\n/);
	expect(output).toContain('a comma after each entry but the last');
});
