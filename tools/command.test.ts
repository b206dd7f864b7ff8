import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
const joes = mkdtempSync(path.join(tmpdir(), "Joe's Site-"));
mkdirSync(path.join(joes, 'sample'));
afterAll(() => {
	for (const folder of [elsewhere, joes]) rmSync(folder, { recursive: true, force: true });
});

const lost = /^There’s no folder “sample” in \S+\. Go to the folder of the site, and try again\.\n$/;
const apostrophe = /^The site can’t be built in a folder whose name has an apostrophe: .*\n$/;

test.concurrent.each<[title: string, folder: string, words: RegExp, name: string, ...flags: string[]]>([
	['npm run undo', elsewhere, lost, 'editor/undo'],
	['npm run dev and build', joes, apostrophe, 'check/main'],
	['npm run edit', joes, apostrophe, 'new-site', '--if-missing'],
])(
	'%s says where it can’t run, and leaves nothing there',
	async (_, folder, words, name, ...flags) => {
		const before = readdirSync(folder);
		const script = path.join(import.meta.dirname, `${name}.ts`);
		const command = spawn(process.execPath, [script, ...flags], { cwd: folder });
		const [said, cause, [status]] = await Promise.all([
			text(command.stdout),
			text(command.stderr),
			once(command, 'exit'),
		]);
		expect(status).toBe(1);
		expect(`${said}${cause}`).toMatch(words);
		expect(readdirSync(folder)).toEqual(before);
	},
	// Loads Astro and Vite first.
	180_000,
);
