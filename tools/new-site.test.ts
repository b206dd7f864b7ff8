import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readEntries } from '../src/content/catalog.ts';
import { listTexts } from './check/catalogs.ts';
import { checkContent } from './check/check.ts';
import { checkLaunch } from './check/launch.ts';
import { reportProblems } from './check/report.ts';
import { updateCatalogs } from './translations.ts';

let root = '';
beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'new-site-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	// What makes it the folder of the site.
	mkdirSync(path.join(root, 'sample'));
});

/** Runs npm run new-site in a folder without content. */
const run = (input: string, ...args: string[]) =>
	spawnSync(process.execPath, [path.resolve('tools/new-site.ts'), ...args], {
		cwd: root,
		encoding: 'utf8',
		input,
		env: { ...process.env, CONTENT: '' },
	});

test.each([
	['1\n', [], 'services/our-service.yaml'],
	['2\n', [], 'es.po'],
	['3\n', [], 'photos/living-room.jpg'],
	['', ['smallest'], 'services/our-service.yaml'],
	['', ['spanish'], 'es.po'],
	['', ['sample'], 'photos/living-room.jpg'],
	['', ['2'], 'es.po'],
])('the answer %j or %j makes the content whole, and nothing beside it', (input, args, file) => {
	expect(run(input, ...args).status).toBe(0);
	expect(existsSync(path.join(root, 'content', file))).toBe(true);
	expect(readdirSync(root)).toEqual(['content', 'sample']);
});

test('an answer is enough where more could be typed, as in a terminal', async () => {
	const program = spawn(process.execPath, [path.resolve('tools/new-site.ts')], {
		cwd: root,
		env: { ...process.env, CONTENT: '' },
		stdio: ['pipe', 'ignore', 'ignore'],
		timeout: 10_000,
	});
	program.stdin.write('1\n');
	expect(await once(program, 'exit')).toEqual([0, null]);
});

test.each([
	['no answer', ''],
	['another answer', 'yes\n'],
])('%s changes nothing', (_, input) => {
	const { status, stderr } = run(input);
	expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was changed')]);
	expect(stderr).toContain('2 or “spanish,”');
	expect(readdirSync(root)).toEqual(['sample']);
});

test('outside of the site’s folder, nothing is made', () => {
	rmSync(path.join(root, 'sample'), { recursive: true });
	const { status, stderr } = run('', 'smallest');
	expect([status, stderr]).toEqual([1, expect.stringContaining('Go to the folder of the site')]);
	expect(readdirSync(root)).toEqual([]);
});

test('what a run left that ended halfway is no part of the next one’s content', () => {
	mkdirSync(path.join(root, '.content-new'));
	writeFileSync(path.join(root, '.content-new/prices.yaml'), '- na');
	expect(run('', 'smallest').status).toBe(0);
	expect(existsSync(path.join(root, 'content/prices.yaml'))).toBe(false);
	expect(readdirSync(root)).toEqual(['content', 'sample']);
});

test('content that is there stays as it is, and npm run edit goes on with it', () => {
	mkdirSync(path.join(root, 'content'));
	writeFileSync(path.join(root, 'content/company.yaml'), 'name: Ours\n');
	const { status, stderr } = run('', 'smallest');
	expect([status, stderr]).toEqual([1, expect.stringContaining('“content-before.”')]);
	expect(run('', '--if-missing').status).toBe(0);
	expect(readdirSync(path.join(root, 'content'))).toEqual(['company.yaml']);
	expect(readFileSync(path.join(root, 'content/company.yaml'), 'utf8')).toBe('name: Ours\n');
});

test('a new site has no mistakes, and at most ten messages on what is left to do', async () => {
	run('', 'smallest');
	const { content, problems } = await checkContent(path.join(root, 'content'));
	expect(problems).toEqual([]);
	const messages = reportProblems(await checkLaunch(content)).match(/^ {2}Fix: /gm) ?? [];
	expect(messages.length).toBeGreaterThan(0);
	expect(messages.length).toBeLessThanOrEqual(10);
});

test('the check of a new site says how many texts are still to be filled in, and what lists them', () => {
	run('', 'smallest');
	const { stdout } = spawnSync(process.execPath, [path.resolve('tools/check/main.ts')], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, CONTENT: '' },
	});
	expect(stdout).toMatch(
		/^No problems in \d+ files\. Still to be filled in: \d\d texts, such as .*“npm run launch-check” lists them\.\n$/,
	);
});

test('a site in English alone has no catalog, and one in English and Spanish lacks the Spanish of the words in brackets alone', async () => {
	run('', 'smallest');
	expect(existsSync(path.join(root, 'content/es.po'))).toBe(false);
	rmSync(path.join(root, 'content'), { recursive: true });
	run('', 'spanish');
	const { content, problems } = await checkContent(path.join(root, 'content'));
	expect(problems).toEqual([]);
	const before = readFileSync(path.join(root, 'content/es.po'), 'utf8');
	updateCatalogs(content);
	expect(readFileSync(path.join(root, 'content/es.po'), 'utf8')).toBe(before);
	const open = readEntries(before).filter(({ msgstr: [translation] }) => !translation);
	expect(open.length).toBeGreaterThan(0);
	for (const { msgid } of open) expect(msgid).toMatch(/^\[.*\]$/);
});

test('what a new site says of every company outside of [brackets] promises nothing', async () => {
	run('', 'smallest');
	const { content } = await checkContent(path.join(root, 'content'));
	const promise =
		/\b(?:free|guarantee\w*|licensed|insured|certified|always|within|same day|before we start|don’t (?:sell|share)|call you back)\b/i;
	const texts = listTexts(content, 'es').map(({ text }) => text.replace(/\[[^\]]*\]/g, ''));
	expect(texts.filter((text) => promise.test(text))).toEqual([]);
});
