import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../check/check.ts';
import { checkLaunch } from '../check/launch.ts';
import { reportProblems } from '../check/report.ts';
import { layStarter } from './start-over.ts';

/** A folder with the sample, in which programs run. */
function makeFolder() {
	const root = mkdtempSync(path.join(tmpdir(), 'start-over-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	cpSync('content', path.join(root, 'content'), { recursive: true });
	return {
		content: path.join(root, 'content'),
		run: (name: string, input: string, ...words: string[]) =>
			execFileSync(process.execPath, [path.resolve(`tools/editor/${name}.ts`), ...words], {
				cwd: root,
				encoding: 'utf8',
				input,
			}),
	};
}

test('a new site has no mistakes, and at most ten messages on what is left to do', async () => {
	const { content: directory } = makeFolder();
	layStarter(directory);
	const { content, problems } = await checkContent(directory);
	expect(problems).toEqual([]);
	const messages = reportProblems(await checkLaunch(content)).match(/^ {2}Fix: /gm) ?? [];
	expect(messages.length).toBeGreaterThan(0);
	expect(messages.length).toBeLessThanOrEqual(10);
});

test('the sample comes back as it was, and what isn’t the sample stays without a yes', () => {
	const { content, run } = makeFolder();
	const company = path.join(content, 'company.yaml');
	run('start-over', '');
	const started = readFileSync(company, 'utf8');
	expect(run('start-over', 'no\n')).toContain('Nothing was changed.');
	expect(readFileSync(company, 'utf8')).toBe(started);
	run('undo', '', '1');
	expect(readFileSync(company, 'utf8')).toBe(readFileSync('content/company.yaml', 'utf8'));
	expect(existsSync(path.join(content, 'services/our-service.yaml'))).toBe(false);
	expect(existsSync(path.join(content, 'photos/living-room.jpg'))).toBe(true);
});
