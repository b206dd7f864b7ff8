/** npm run build: checks the content, builds dist/, and holds the built files to their sizes. */
import { runTool } from './run.ts';

const steps: [command: string, ...args: string[]][] = [
	['node', 'scripts/check-content.ts'],
	['astro', 'build'],
	['node', 'scripts/report-size.ts'],
];

for (const [command, ...args] of steps) {
	const { ok } = await runTool(command, args, true);
	if (ok) continue;
	process.exitCode = 1;
	break;
}
