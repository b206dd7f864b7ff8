import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const elsewhere = mkdtempSync(path.join(tmpdir(), 'elsewhere-'));
const joes = mkdtempSync(path.join(tmpdir(), "Joe's Site-"));
afterAll(() => {
	for (const folder of [elsewhere, joes]) rmSync(folder, { recursive: true, force: true });
});

test.concurrent.each(['editor/undo', 'inbox/inbox'])(
	'outside of the site’s folder, a command says so and leaves nothing there: %s',
	async (name) => {
		const script = path.join(import.meta.dirname, `${name}.ts`);
		const command = spawn(process.execPath, [script], { cwd: elsewhere, env: { ...process.env, CI: '1' } });
		const [said, [status]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
		expect(status).toBe(1);
		expect(said).toMatch(
			/^There’s no folder “sample” in \S+\. Go to the folder of the site, and try again\.\n$/,
		);
		expect(readdirSync(elsewhere)).toEqual([]);
	},
	// Loads Astro and Vite first.
	180_000,
);

test.concurrent.each([
	['dev and build', 'check/main'],
	['edit', 'new-site', '--if-missing'],
])(
	'a folder that Astro can’t build is refused in a sentence before npm run %s, and nothing is left there',
	async (_, name, ...words) => {
		const folder = path.join(joes, name);
		mkdirSync(path.join(folder, 'sample'), { recursive: true });
		const script = path.join(import.meta.dirname, `${name}.ts`);
		const command = spawn(process.execPath, [script, ...words], {
			cwd: folder,
			env: { ...process.env, CI: '1' },
		});
		const [said, cause, [status]] = await Promise.all([
			text(command.stdout),
			text(command.stderr),
			once(command, 'exit'),
		]);
		expect(status).toBe(1);
		expect(`${said}${cause}`).toMatch(
			/^The site can’t be built in a folder whose name has an apostrophe: .*\n$/,
		);
		expect(readdirSync(folder)).toEqual(['sample']);
	},
	180_000,
);
