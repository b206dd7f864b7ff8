/** npm run build: checks the content, builds dist/ and the editing page. */
import { runTool } from '../test/run.ts';

const steps: [command: string, ...args: string[]][] = [
	['node', 'tools/check/main.ts'],
	['astro', 'build'],
	['node', 'tools/editor/build-admin.ts'],
];

for (const [command, ...args] of steps) {
	// A shell that says otherwise would make Astro publish drafts, as it shows them during development.
	const { ok } = await runTool(command, args, { show: '', env: { NODE_ENV: 'production' } });
	if (ok) continue;
	process.exitCode = 1;
	break;
}
