import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quoteFound } from './report.ts';

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
			{ cwd, env: { ...process.env, CONTENT: '' } },
			(error, ...output) => resolve({ code: error ? Number(error.code) : 0, output: output.join('') }),
		),
	);
}

test('a long text is told by its beginning, on one line', () => {
	expect(quoteFound(`One\n two ${'three '.repeat(20)}`)).toBe(`One two ${'three '.repeat(10).trim()}…`);
});

test.each<[did: string, files: Record<string, string>, options: string[], output: RegExp]>([
	['where there is no content', {}, [], /^The content can’t be read: .* Nothing was built\.\n$/],
	['with a mistyped option', {}, ['--lunch'], /^The content check itself failed: [^\n]*\n$/],
	[
		'of content with problems, before a launch',
		{ 'stain-remedies.yaml': '[{ id: soap, text: Soap and water. }]' },
		['--launch'],
		/no such file[\s\S]*\n\d+ problems in \d+ files\. Nothing was built\.\n$/,
	],
])('a check %s fails, and says why without a stack trace', async (_, files, options, expected) => {
	const { code, output } = await run(files, ...options);
	expect(code).toBe(1);
	expect(output).toMatch(expected);
	expect(output).not.toContain('    at ');
});
