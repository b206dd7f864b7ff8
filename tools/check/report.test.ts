import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkShape } from './issues.ts';
import { checkReferences } from './references.ts';
import { quoteFound } from './report.ts';
import { company, reportAfter, set, write } from './testing/fixture.ts';

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

test('warnings come first, then the errors by file and line, with a sum', async () => {
	const { text } = await reportAfter(
		[
			write('video.mp4', 'x'),
			set('team.yaml', '0.photo', 'nobody'),
			company('phones.0.number', '1'),
			company('email', 'nobody'),
		],
		checkShape,
		checkReferences,
	);
	const blocks = text.split('\n\n');
	expect(blocks.map((block) => block.replace(/, line \d+|\n.*/g, ''))).toEqual([
		'content/video.mp4: the file name',
		'1 thing to look at. What follows blocks publishing.',
		'content/company.yaml: the phone number, in “The line main”',
		'content/company.yaml: the email address',
		'content/team.yaml: the portrait, in “marisol-reyes”',
		'3 problems in 2 files. Nothing was built.',
	]);
});

test('problems of one cause are told once, with their lines and what was found there', async () => {
	const { text } = await reportAfter(
		[0, 1, 2].map((index) => set('reviews.yaml', `${index}.rating`, 6 + Math.min(index, 1))),
		checkShape,
	);
	expect(text.match(/(?<=Found: ).*/g)).toEqual(['6', '7', '7']);
	expect(text.match(/Fix: .*/g)).toEqual(['Fix:   Use at most 5.']);
});

test('a long text is told by its beginning, on one line', () => {
	expect(quoteFound(`One\n two ${'three '.repeat(20)}`)).toBe(`One two ${'three '.repeat(10).trim()}…`);
});

test('problems with remedies of their own are told one by one', async () => {
	const { text } = await reportAfter([
		write('posts/Winter.txt', 'x'),
		write('services/Rugs - Copy.yaml', 'x'),
	]);
	expect(text).toContain('rename it to posts/winter.md');
	expect(text).toContain('rename it to services/rugs-copy.yaml');
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
