/** What Astro is told of the content check: content with errors is neither built nor shown. */
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { env } from '../../src/content/env.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { refuseFolderName } from '../command.ts';
import { summarize } from '../summary.ts';
import { checkContent } from './check.ts';
import { hasErrors, type Problem, reportProblems } from './report.ts';

/** Milliseconds to wait after a change, because one save can write several files. */
export const saveMs = 150;
/** What the report says of errors while the site is shown. */
export const outcome = 'The site shows this until it’s fixed.';

/** Errors in the content, told as the content check tells them. Where in the code they were found says nothing. */
class ContentErrors extends Error {
	override name = 'Content';
	override stack = '';
}

let latest: ReturnType<typeof checkContent> | undefined;

/** Checks the content unless that was done since it changed, for all who ask within one program. */
export function checkLatest(): ReturnType<typeof checkContent> {
	latest ??= checkContent();
	return latest;
}

/** Says that the content has changed. */
export function forgetLatest(): void {
	latest = undefined;
}

function refuse(problems: readonly Problem[], report: string): void {
	if (hasErrors(problems)) throw new ContentErrors(report);
}

/**
 * Ends a program that would go on to read content with errors.
 * @throws Error whose message is the report of the content check, or FolderName
 */
export async function refuseErrors(): Promise<void> {
	refuseFolderName();
	const { problems } = await checkLatest();
	const report = reportProblems(problems);
	// Before a site is published, the launch check has said it there.
	if (env.isPreview && report) summarize(report);
	refuse(problems, report);
}

/**
 * Prints the warnings of the content check at the start. The development server shows what changes in the content or, while it
 * has errors, its error screen in the place of every page.
 */
export const followContent = (): AstroIntegration => ({
	name: 'content-check',
	hooks: {
		'astro:config:setup': async ({ command, isRestart, logger }) => {
			const { problems } = await checkLatest();
			if (problems.length > 0 && command !== 'sync' && !isRestart)
				logger.warn(`\n${reportProblems(problems)}\n`);
		},
		'astro:server:setup': ({ server, refreshContent, logger }) => {
			const folder = path.resolve(contentFolder) + path.sep;
			let isDue = false;
			async function follow(): Promise<void> {
				isDue = true;
				await setTimeout(saveMs);
				isDue = false;
				const { client, ...others } = server.environments;
				if (!hasErrors((await checkLatest()).problems)) {
					await refreshContent?.({});
					for (const { moduleGraph, hot } of Object.values(others)) {
						// The site's code reads some files by itself.
						moduleGraph.invalidateAll();
						// Astro would keep the middleware, which would set the language for modules that nobody asks any more.
						hot.send('astro:middleware-updated', {});
						hot.send({ type: 'full-reload' });
					}
				}
				client.hot.send({ type: 'full-reload' });
			}
			server.watcher.add(folder).on('all', (_, file) => {
				if (!file.startsWith(folder)) return;
				forgetLatest();
				if (!isDue) follow().catch((error: Error) => logger.error(error.message));
			});
			server.middlewares.use((request, _, next) => {
				if (!request.headers.accept?.includes('text/html')) return next();
				checkLatest()
					.then(({ problems }) => refuse(problems, reportProblems(problems, outcome)))
					.then(next, next);
			});
		},
	},
});
