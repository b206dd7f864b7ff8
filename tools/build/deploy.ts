/**
 * npm run deploy: publishes the site with the settings of deploy/edge/wrangler.jsonc. It ends before it builds where
 * something stands in the way of a launch, and before it publishes where the build fails.
 */
import path from 'node:path';
import { checkContent } from '../check/check.ts';
import { type LaunchReport, listOpen } from '../check/launch.ts';
import { writeHead } from '../check/launch-report.ts';
import { runTool } from '../test/run.ts';

/** Runs one program and says whether it succeeded. */
export type Run = (command: string, ...args: string[]) => Promise<boolean>;

/**
 * Builds and publishes what is ready for it.
 * @returns what to tell, and whether the site was published
 */
export async function deploy(report: LaunchReport, run: Run): Promise<{ ok: boolean; text: string }> {
	if (!report.isReady)
		return {
			ok: false,
			text: `${writeHead(report)}\nNothing was published. npm run launch-check lists each with its place.`,
		};
	if (!(await run('npm', 'run', '--silent', 'build')))
		return { ok: false, text: 'The build failed, for the reason above. Nothing was published.' };
	if (!(await run('wrangler', 'deploy', '--config', 'deploy/edge/wrangler.jsonc')))
		return {
			ok: false,
			text: 'The host did not take the site, for the reason above. What was online stays.',
		};
	return { ok: true, text: 'Published.' };
}

if (import.meta.main) {
	const { content, problems } = await checkContent({ directory: path.resolve('content') });
	const report = await listOpen(
		content,
		problems.filter(({ isWarning }) => !isWarning),
	);
	const { ok, text } = await deploy(
		report,
		async (command, ...args) => (await runTool(command, args, { show: '' })).ok,
	);
	console.log(text);
	if (!ok) process.exitCode = 1;
}
