/** What Astro is told of the content check: content with errors is neither built nor shown. */
import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment } from 'vite';
import { env } from '../../src/content/env.ts';
import { Refusal, refuseFolderName } from '../command.ts';
import { summarize } from '../summary.ts';
import { checkLatest, followFolder } from './latest.ts';
import { hasErrors, type Problem, reportProblems } from './report.ts';

/** What the report says of errors while the site is shown. */
export const outcome = 'The site shows this until it’s fixed.';

function refuse(problems: readonly Problem[], report: string): void {
	if (hasErrors(problems)) throw new Refusal(report);
}

/**
 * Ends a program that would go on to read content with errors.
 * @throws Refusal with the report of the content check
 */
export async function refuseErrors(): Promise<void> {
	refuseFolderName();
	const { problems } = await checkLatest();
	const report = reportProblems(problems);
	// Before a site is published, the launch check has said it there.
	if (env.isPreview && report) summarize(report);
	refuse(problems, report);
}

/** Milliseconds after which a page that is being drawn is waited for no longer. */
const drawingMs = 60_000;

/**
 * Puts pages and changes of the content in turns, one after the other: each page is drawn after every change that came before it,
 * and no change comes while one is being drawn, because Vite would keep what it is still loading as the new state.
 * @param shown the state that the site shows
 * @param look finds the state that the content is in
 * @param show brings the site to it. If it fails, the next turn tries again
 */
export function takeTurns<Found extends { stamp: string; problems: readonly Problem[] }>(
	shown: string,
	look: () => Promise<Found>,
	show: () => Promise<void>,
): (drawing?: Promise<void>) => Promise<Found> {
	let before: Promise<unknown> = Promise.resolve();
	return (drawing) => {
		const turn = before.then(async () => {
			const found = await look();
			if (found.stamp === shown || hasErrors(found.problems)) return found;
			await show();
			shown = found.stamp;
			return found;
		});
		const drawn = () => drawing && Promise.race([drawing, setTimeout(drawingMs, undefined, { ref: false })]);
		before = turn.then(drawn).catch(() => undefined);
		return turn;
	};
}

/** Resolves when all of an answer is written, also if nobody waits for it any more. */
const whenWritten = (response: ServerResponse): Promise<void> =>
	new Promise((resolve) => {
		response.end = new Proxy(response.end, {
			apply(end, self, parts) {
				resolve();
				return Reflect.apply(end, self, parts);
			},
		});
	});

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
		'astro:server:setup': async ({ server, refreshContent, logger }) => {
			const { stamp } = await checkLatest();
			const takeTurn = takeTurns(stamp, checkLatest, async () => {
				await refreshContent?.({});
				for (const environment of Object.values(server.environments)) {
					if (!isRunnableDevEnvironment(environment)) continue;
					// The site's code reads some files by itself.
					environment.moduleGraph.invalidateAll();
					environment.runner.evaluatedModules.clear();
					// Astro would keep the middleware, which would set the language for modules that nobody asks any more.
					environment.hot.send('astro:middleware-updated', {});
				}
			});
			server.middlewares.use((request, response, next) => {
				// What a page is made of in the browser isn't drawn from the content, except for the icons.
				const kind = String(request.headers['sec-fetch-dest']);
				const isIcon = kind === 'image' && /^\/[^/?]+\.\w+$/.test(request.url ?? '');
				if (/^(?:font|image|script|style)$/.test(kind) && !isIcon) return next();
				const isPage = request.headers.accept?.includes('text/html');
				takeTurn(whenWritten(response))
					.then(({ problems }) => isPage && refuse(problems, reportProblems(problems, outcome)))
					.then(() => next(), next);
			});
			// Astro starts another one after a change of its settings.
			const closed = new AbortController();
			server.httpServer?.once('close', () => closed.abort());
			/** Reloads the pages that are open, when the site shows what they will ask for. */
			async function reload(): Promise<void> {
				for await (const _ of followFolder(undefined, closed.signal)) {
					await takeTurn().catch((error: Error) => logger.error(error.message));
					server.environments.client.hot.send({ type: 'full-reload' });
				}
			}
			// Ends with the server.
			reload().catch(() => undefined);
		},
	},
});
