import { spawnSync } from 'node:child_process';
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
import { checkContent } from './check/check.ts';
import { checkLaunch } from './check/launch.ts';
import { reportProblems } from './check/report.ts';
import { listTexts } from './translations/texts.ts';
import { updateCatalogs } from './translations/update.ts';

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
	['9\nyes\n5\n', [], 'photos/living-room.jpg'],
	['', ['2'], 'es.po'],
])('the answer %j or %j makes the content whole, and nothing beside it', (input, args, file) => {
	expect(run(input, ...args).status).toBe(0);
	expect(existsSync(path.join(root, 'content', file))).toBe(true);
	expect(readdirSync(root)).toEqual(['content', 'sample']);
});

test('without an answer, nothing is changed', () => {
	const { status, stderr } = run('yes\n');
	expect([status, stderr]).toEqual([1, expect.stringContaining('Nothing was changed')]);
	expect(stderr).toContain('english, english-spanish, spanish');
	expect(readdirSync(root)).toEqual(['sample']);
});

test('what a run left that ended halfway is no part of the next one’s content', () => {
	mkdirSync(path.join(root, '.content-new'));
	writeFileSync(path.join(root, '.content-new/prices.yaml'), '- na');
	expect(run('', 'english').status).toBe(0);
	expect(existsSync(path.join(root, 'content/prices.yaml'))).toBe(false);
	expect(readdirSync(root)).toEqual(['content', 'sample']);
});

test('content that is there stays as it is, and npm run edit goes on with it', () => {
	mkdirSync(path.join(root, 'content'));
	writeFileSync(path.join(root, 'content/company.yaml'), 'name: Ours\n');
	const { status, stderr } = run('', 'english');
	expect([status, stderr]).toEqual([1, expect.stringContaining('“content-before.”')]);
	expect(run('', '--if-missing').status).toBe(0);
	expect(readdirSync(path.join(root, 'content'))).toEqual(['company.yaml']);
	expect(readFileSync(path.join(root, 'content/company.yaml'), 'utf8')).toBe('name: Ours\n');
});

test.each(['english', 'english-spanish', 'spanish', 'spanish-english'])(
	'a new site has no mistakes, at most ten messages on what is left to do, and nothing to bring up to date: %s',
	async (name) => {
		run('', name);
		const { content, problems } = await checkContent(path.join(root, 'content'));
		expect(problems).toEqual([]);
		const messages = reportProblems(await checkLaunch(content)).match(/^ {2}Fix: /gm) ?? [];
		expect(messages.length).toBeGreaterThan(0);
		expect(messages.length).toBeLessThanOrEqual(10);
		const catalogs = content.files.filter((file) => file.endsWith('.po'));
		const read = () => catalogs.map((file) => readFileSync(path.join(content.directory, file), 'utf8'));
		const before = read();
		updateCatalogs(content);
		expect(read()).toEqual(before);
	},
);

test('a site in English and Spanish lacks the translation of the words in brackets alone, whichever comes first', () => {
	const readPairs = (file: string) =>
		readEntries(readFileSync(file, 'utf8')).map(({ msgid, msgstr: [text = ''] }) => [msgid, text] as const);
	const pairs = readPairs(path.resolve('tools/starter-spanish/es.po'));
	const isBlank = ([, text]: readonly [string, string]) => text === '';
	for (const [text] of pairs.filter(isBlank)) expect(text).toMatch(/^\[.*\]$/);
	run('', 'spanish-english');
	const turned = readPairs(path.join(root, 'content/en.po'));
	expect(turned.filter(isBlank)).toHaveLength(pairs.filter(isBlank).length);
	expect(new Map(turned.filter((pair) => !isBlank(pair)))).toEqual(
		new Map(pairs.filter((pair) => !isBlank(pair)).map(([english, spanish]) => [spanish, english])),
	);
	const home = readFileSync(path.join(root, 'content/pages/home.yaml'), 'utf8');
	expect(home).toContain('title: Cómo funciona');
	const files = readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' }).filter(
		(file) => file.endsWith('.yaml'),
	);
	const texts = files.map((file) => readFileSync(path.join(root, 'content', file), 'utf8'));
	expect(texts.join('').match(/\[Your [^\]]*\]/g)).toBeNull();
	// It may become one for emergencies, whose buttons call another number.
	const service = readFileSync(path.join(root, 'content/services/our-service.yaml'), 'utf8');
	expect(service).not.toContain('{phone}');
});

test('what a new site says of every company outside of [brackets] promises nothing', async () => {
	run('', 'english');
	const { content } = await checkContent(path.join(root, 'content'));
	const promise =
		/\b(?:free|guarantee\w*|licensed|insured|certified|always|within|same day|before we start|don’t (?:sell|share)|call you back)\b/i;
	const own = listTexts(content, 'es').filter(({ places }) => ![...places.keys()][0]?.startsWith('labels.'));
	const texts = own.map(({ text }) => text.replace(/\[[^\]]*\]/g, ''));
	expect(texts.filter((text) => promise.test(text))).toEqual([]);
});
