import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { quoteFound } from './report.ts';

test('a long text is told by its beginning, on one line', () => {
	expect(quoteFound(`One\n two ${'three '.repeat(20)}`)).toBe(`One two ${'three '.repeat(10).trim()}…`);
});

test('a launch check of content with problems fails, and says only what they are', () => {
	const cwd = mkdtempSync(path.join(tmpdir(), 'site-'));
	onTestFinished(() => rmSync(cwd, { recursive: true }));
	mkdirSync(path.join(cwd, 'content'));
	writeFileSync(path.join(cwd, 'content/stain-remedies.yaml'), '[{ id: soap, text: Soap and water. }]');
	const { status, output } = spawnSync(process.execPath, [path.resolve('tools/check/main.ts'), '--launch'], {
		cwd,
		env: { ...process.env, CONTENT: '' },
		encoding: 'utf8',
	});
	expect(status).toBe(1);
	expect(output.join('')).toMatch(/no such file[\s\S]*\n\d+ problems in \d+ files\. Nothing was built\.\n$/);
});
