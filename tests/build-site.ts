/**
 * Builds the site of a folder of content. As a program (npm run test:sample), it builds the sample, unless that has just been
 * built: the browser and the sizes are tested with nothing else.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { siteOf } from '../src/source/content-folder.ts';

/** Runs a program on a folder of content. @returns what it printed when it failed, else nothing */
export function run(content: string, ...args: string[]): Promise<string> {
	const env: NodeJS.ProcessEnv = {
		...process.env,
		CONTENT: content,
		ASTRO_TELEMETRY_DISABLED: '1',
		NO_COLOR: '1',
		// The programs and their packages are compiled once for all companies.
		NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
	};
	// What Vitest sets for its tests would make a build one for development, drafts included.
	for (const name of Object.keys(env))
		if (/^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name)) delete env[name];
	return new Promise((resolve) =>
		execFile(process.execPath, args, { env, maxBuffer: 1e8 }, (error, stdout, stderr) =>
			resolve(error ? `${stdout}${stderr}` : ''),
		),
	);
}

/** One build at a time: Astro has one folder for what it generates (.astro). */
let last = Promise.resolve('');

/** Builds the site of a folder of content. @returns what went wrong, else nothing */
export function buildSite(content: string): Promise<string> {
	last = last.then(() => run(content, 'node_modules/astro/bin/astro.mjs', 'build'));
	return last;
}

if (import.meta.main && siteOf('sample') !== 'dist') {
	const wrong = (await buildSite('sample')) || (await run('sample', 'tools/editor/build-page.ts'));
	if (wrong) console.error(wrong);
	process.exitCode = wrong ? 1 : 0;
}
