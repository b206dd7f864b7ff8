import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { append, reportAfter, set, write } from './testing/fixture.ts';

// Some tests start a program, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Runs the check as the owner does, on content with these files. */
function run(files: Record<string, string>, ...options: string[]): Promise<{ code: number; output: string }> {
	const cwd = mkdtempSync(path.join(tmpdir(), 'site-'));
	onTestFinished(() => rmSync(cwd, { recursive: true }));
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(path.join(cwd, 'content'), { recursive: true });
		writeFileSync(path.join(cwd, 'content', name), text);
	}
	return new Promise((resolve) =>
		execFile(
			process.execPath,
			[path.resolve('tools/check/main.ts'), ...options],
			{ cwd },
			(error, ...output) => resolve({ code: error ? Number(error.code) : 0, output: output.join('') }),
		),
	);
}

test('all problems are reported at once, causes first, by file and line, and counted', async () => {
	const { text } = await reportAfter([
		append('timeline.yaml', '\n: x: y\n'),
		write('video.mp4', 'x'),
		set('team.yaml', '0.photo', 'nobody'),
		set('company.yaml', 'phones.0.number', '1'),
		set('company.yaml', 'email', 'nobody'),
	]);
	const files = [...text.matchAll(/^content\/(\S+?)(?:, line \d+)?: (.*)/gm)].map((match) =>
		match.slice(1).join(': '),
	);
	expect(files).toEqual([
		'video.mp4: the file name',
		'company.yaml: the email address',
		'company.yaml: the phone number, in “The line main”',
		'team.yaml: the portrait, in “marisol-reyes”',
		'timeline.yaml: how the line is written',
	]);
	expect(text).toMatch(/\n\n5 problems in 4 files\. Nothing was built\.$/);
});

test('warnings of one cause are told once, and the end says which lines block publishing', async () => {
	const photo = (id: string) => `- { id: ${id}, file: ./photos/porch.jpg, alt: A white ${id}. }\n`;
	const { text } = await reportAfter([
		append('photos.yaml', `${photo('van')}${photo('car')}`),
		set('company.yaml', 'phones.0.number', '1'),
		set('company.yaml', 'phones.1.number', '2'),
		set('team.yaml', '0.photo', 'nobody'),
	]);
	const [warning, between, ...rest] = text.split('\n\n');
	expect(warning).toMatch(
		/ Found: van, which no page shows\n {2}Also: {2}content\/photos.yaml, line \d+: car, which no page shows\n/,
	);
	expect(between).toBe('2 things to look at. What follows blocks publishing.');
	expect(rest.at(-2)).toMatch(
		/^What blocks publishing, file by file\n {2}content\/company.yaml, lines \d+, \d+\n {2}content\/team.yaml, line \d+$/,
	);
	expect(rest.at(-1)).toBe('3 problems in 2 files. Nothing was built.');
});

test('a folder that does not exist is reported in a sentence, without a stack trace', async () => {
	const { code, output } = await run({});
	expect(code).toBe(1);
	expect(output).toMatch(/^The content folder can’t be read: .* Nothing was built\.\n$/);
});

test('a mistake in the command is reported in a sentence, without a stack trace', async () => {
	const { code, output } = await run({}, '--lunch');
	expect(code).toBe(1);
	expect(output).toMatch(/^The content check itself failed: [^\n]*\n$/);
});

test.each([['check:content'], ['launch-check', '--launch']])(
	'npm run %s fails when there is a problem',
	async (_, ...options) => {
		const { code, output } = await run({ 'company.yaml': '' }, ...options);
		expect(code).toBe(1);
		expect(output).toContain('content/company.yaml: the whole file\n  Found: an empty file\n');
		expect(output).not.toContain('    at ');
	},
);

test('how many texts each language lacks is said after the problems', async () => {
	const { output } = await run({
		'stain-remedies.yaml': '[{ id: soap, text: Soap and water. }]',
		'ht.po': '',
	});
	expect(output).toMatch(/\nHaitian Creole: (\d+) of \1 texts? to translate\.\n$/);
});
