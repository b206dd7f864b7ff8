import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { reportProblems, reportSuccess } from './report.ts';
import { message, tellAfter } from './testing/fixture.ts';

// Some tests start a program of their own, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const problem = {
	file: 'content/a.yaml',
	line: 14,
	field: 'the phone number',
	found: '813',
	why: 'Visitors tap it.',
	write: 'number: "1"',
};

/** Runs the check as the owner does. */
function run(...options: string[]): Promise<{ code: number; output: string }> {
	const root = path.resolve(import.meta.dirname, '../..');
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			['tools/check/main.ts', ...options],
			{ cwd: root },
			(error, stdout, stderr) => {
				resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
			},
		);
	});
}

test('a problem says where, which field, what was found, why it matters and what to write', () => {
	expect(reportProblems([problem])).toBe(
		message(
			'content/a.yaml, line 14: the phone number',
			'  Found: 813',
			'  Why:   Visitors tap it.',
			'  Fix:   number: "1"',
			'',
			'1 problem in 1 file. Nothing was built.',
		),
	);
});

test('the last sentence counts problems and files', () => {
	const report = reportProblems([problem, { ...problem, line: 20 }, { ...problem, file: 'content/b.yaml' }]);
	expect(report.split('\n').at(-1)).toBe('3 problems in 2 files. Nothing was built.');
});

test('when nothing is wrong, one line counts what there is', async () => {
	const { content } = await tellAfter(() => undefined);
	expect(reportSuccess(content)).toMatch(
		/^No problems in \d+ files: 3 services, 1 article, 1 team member, 3 reviews, 3 photos\.$/,
	);
});

test('the problems of all files come at once, file by file and line by line', async () => {
	const { text } = await tellAfter((content) => {
		content.set('company.yaml', ['email'], 'nobody');
		content.set('company.yaml', ['phones', 0, 'number'], '1');
		content.set('team.yaml', [0, 'photo'], 'nobody');
		content.append('timeline.yaml', '\n: x: y\n');
	});
	const files = [...text.matchAll(/^content\/(\S+?), line N/gm)].map(([, file]) => file);
	expect(files).toEqual(['company.yaml', 'company.yaml', 'team.yaml', 'timeline.yaml']);
});

test('a folder that does not exist gives a sentence and no stack trace', async () => {
	const { code, output } = await run('no-such-folder');
	expect(code).toBe(1);
	expect(output).toMatch(/^The content folder can’t be read: .* Nothing was built\.\n$/);
});

test('a mistake in the command gives a sentence and no stack trace', async () => {
	const { code, output } = await run('--lunch');
	expect(code).toBe(1);
	expect(output).toMatch(/^The content check itself failed: [^\n]*\n$/);
});

test('the check ends with 1 when there is a problem', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
	writeFileSync(path.join(folder, 'company.yaml'), '');
	const { code, output } = await run(folder);
	rmSync(folder, { recursive: true });
	expect(code).toBe(1);
	expect(output).toContain('company.yaml: the whole file\n  Found: an empty file\n');
	expect(output).toMatch(/\d+ problems in \d+ files\. Nothing was built\.\n$/);
	expect(output).not.toContain('    at ');
});
