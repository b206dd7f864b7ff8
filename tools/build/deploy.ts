/**
 * npm run deploy: publishes the site with the settings of deploy/edge/wrangler.jsonc. It ends before it builds where
 * something stands in the way of a launch, and before it publishes where the build fails.
 * npm run deploy:preview: publishes it with its samples, at another address, and tells search engines to stay away.
 */
import path from 'node:path';
import { checkContent } from '../check/check.ts';
import { type LaunchReport, listOpen } from '../check/launch.ts';
import { writeHead } from '../check/launch-report.ts';
import type { Problem } from '../check/problem.ts';
import { reportProblems } from '../check/report.ts';
import { runTool } from '../test/run.ts';

/** Runs one program, with what is added to its environment, and says whether it succeeded. */
export type Run = (command: string, args: string[], env?: Record<string, string>) => Promise<boolean>;

/** What is to be published, and how. */
export interface Edition {
	/** What the content check found, without warnings. */
	problems: readonly Problem[];
	report: LaunchReport;
	/** A preview may hold samples: search engines don't list it, and it never replaces the public site. */
	isPreview?: boolean;
}

/**
 * Builds and publishes what is ready for it.
 * @returns what to tell, and whether the site was published
 */
export async function deploy(
	{ problems, report, isPreview = false }: Edition,
	run: Run,
): Promise<{ ok: boolean; text: string }> {
	if (problems.length > 0)
		return { ok: false, text: `${reportProblems(problems)}\nThe live site hasn’t changed.` };
	if (!isPreview && !report.isReady)
		return {
			ok: false,
			text: `${writeHead(report)}\nNothing was published. To see each one, run: npm run launch-check`,
		};
	if (!(await run('npm', ['run', '--silent', 'build'], isPreview ? { PREVIEW: '1' } : {})))
		return { ok: false, text: 'The build failed for the reason above. Nothing was published.' };
	// Without a name, Wrangler asks which of its environments is meant.
	const environment = `--env=${isPreview ? 'preview' : ''}`;
	if (!(await run('wrangler', ['deploy', '--config', 'deploy/edge/wrangler.jsonc', environment])))
		return {
			ok: false,
			text: 'The host didn’t accept the site, for the reason above. The live site hasn’t changed.',
		};
	return { ok: true, text: isPreview ? 'Published as a preview.' : 'Published.' };
}

if (import.meta.main) {
	const { content, problems: found } = await checkContent({ directory: path.resolve('content') });
	const problems = found.filter(({ isWarning }) => !isWarning);
	const report = await listOpen(content, problems);
	const isPreview = process.argv.includes('--preview');
	const { ok, text } = await deploy(
		{ problems, report, isPreview },
		async (command, args, env) => (await runTool(command, args, { show: '', ...(env && { env }) })).ok,
	);
	console.log(text);
	if (!ok) process.exitCode = 1;
}
