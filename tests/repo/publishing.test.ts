import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeContent } from '../../tools/check/testing/small-content.ts';

/** A project with content of its own, and a site that was built before. */
const folder = mkdtempSync(path.join(tmpdir(), 'publishing-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = path.join(folder, 'dist/index.html');
// Windows lets everybody make junctions, which are for folders, and links only some.
for (const part of ['node_modules', 'src', 'tools'])
	symlinkSync(path.resolve(part), path.join(folder, part), 'junction');
for (const file of ['package.json', 'astro.config.ts']) cpSync(file, path.join(folder, file));
await writeContent(path.join(folder, 'content'));
mkdirSync(path.dirname(site));
writeFileSync(site, 'the last good site');

const run = (script: string, env: NodeJS.ProcessEnv = {}) =>
	spawnSync(`npm run ${script}`, {
		cwd: folder,
		encoding: 'utf8',
		shell: true,
		env: { ...process.env, CONTENT: '', ...env },
	});

test('a site with samples is not published', () => {
	const summary = path.join(folder, 'summary.md');
	const { status, stdout, stderr } = run('deploy', { GITHUB_STEP_SUMMARY: summary });
	expect(status).toBe(1);
	expect(stdout).toContain('Not ready to launch');
	expect(stderr).toContain('Nothing was published');
	expect(readFileSync(summary, 'utf8')).toMatch(
		/^content\/[\s\S]*Not ready to launch[\s\S]*Nothing was published/,
	);
	expect(readFileSync(site, 'utf8')).toBe('the last good site');
});

test('the sample is not published, and the summary says so', () => {
	const summary = path.join(folder, 'sample.md');
	symlinkSync(path.resolve('sample'), path.join(folder, 'sample'), 'junction');
	expect(run('launch-check', { CONTENT: 'sample', GITHUB_STEP_SUMMARY: summary }).status).toBe(1);
	expect(readFileSync(summary, 'utf8')).toContain('Not ready to launch: this is the sample.');
});

test('a build ends where a link leads to a part that its page lacks', () => {
	const links = path.join(folder, 'content/navigation.yaml');
	const before = readFileSync(links, 'utf8');
	writeFileSync(links, before.replace(/(href: ["']?\/)(["']?)$/m, '$1#nowhere$2'));
	const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
	expect(scripts.build).toMatch(/^run-s .*build:pages build:links/);
	const { status, stdout } = run('build:links');
	expect([status, stdout]).toEqual([1, expect.stringContaining('no part “nowhere”')]);
	writeFileSync(links, before);
});

const comma = '{\n"action": { "learnMore": "More",, "goBack": "Back" }\n}\n';
const braces = '- year: 1964\n  title: A start\n  description: Call {phone.nowhere}.\n';

test.each([
	['build:pages', 'company.yaml', comma, /slip\/company\.yaml, line 2/],
	[
		'build:pages',
		'timeline.yaml',
		braces,
		/slip\/timeline\.yaml, line 3: a word in braces\n {2}Found: \{phone\.nowhere\}\n {2}Why: .*\n {2}Fix: /,
	],
])('%s stops at a slip in %s, and reports its line', async (script, file, text, report) => {
	const slip = path.join(folder, 'slip');
	await writeContent(slip);
	writeFileSync(path.join(slip, file), text);
	const { status, stdout, stderr } = run(script, { CONTENT: 'slip' });
	rmSync(slip, { recursive: true });
	expect(status).toBe(1);
	expect(stdout + stderr).toMatch(report);
	expect(stdout + stderr).not.toMatch(/^\s+at |Unable to load/m);
	expect(readFileSync(site, 'utf8')).toBe('the last good site');
});

test('a mistake stops the preview and the publication, and its summary says once where it is and what to write', () => {
	writeFileSync(path.join(folder, 'content/timeline.yaml'), 'nothing: "that anybody could read');
	for (const script of ['deploy:preview', 'ready']) {
		const summary = path.join(folder, `${script.replace(':', '-')}.md`);
		const { status, stdout, stderr } = run(script, { GITHUB_STEP_SUMMARY: summary });
		expect(status, script).toBe(1);
		expect(stdout + stderr, script).toContain('Nothing was built.');
		const said = readFileSync(summary, 'utf8');
		expect(said.match(/^content\/timeline\.yaml, line 1\b/gm), script).toHaveLength(1);
		expect(said, script).toContain('&nbsp;Fix: ');
		expect(readFileSync(site, 'utf8'), script).toBe('the last good site');
	}
});
