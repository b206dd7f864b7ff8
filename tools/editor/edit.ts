/** npm run edit: the site on this machine, and the editing page beside it. */
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type AstroIntegration, dev } from 'astro';
import { preview, type ViteDevServer } from 'vite';
import { checkContent } from '../check/check.ts';
import { reportProblems } from '../check/report.ts';
import { updateCatalogs } from '../translations.ts';
import { buildPage } from './build-page.ts';
import { keepVersions } from './versions.ts';

/** Milliseconds to wait after a change, because one save can write several files. */
const saveMs = 150;

const folder = process.cwd();

/** The content check's report; "" if there are no problems. */
let report = '';
/** The site's server; undefined until the content has passed the check once. */
let vite: ViteDevServer | undefined;
/** Resolves when every change so far has been checked. */
let checked = Promise.resolve();
/** True while a change is waiting for its check. */
let isDue = false;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The report as a page. @param head script that reloads it after a change */
const drawReport = (head: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your last change can’t be shown yet</title>
${head}
<style>:root { font: 1rem/1.5 system-ui, sans-serif } pre { font-size: .9375rem; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<main role="alert"><h1>Your last change can’t be shown yet</h1><pre>${escapeHtml(report)}</pre></main>`;

/** Shows the report at the site's address while the content keeps the site from starting. */
const stand = createServer((_, response) => {
	response.setHeader('content-type', 'text/html');
	response.end(drawReport('<meta http-equiv="refresh" content="1">'));
}).on('error', () => {
	// Another program has the port, and Astro will take the next one. The report is still in the terminal.
});

/** Shows the report in place of every page. Vite's client reloads the page after the next change. */
const showReport: AstroIntegration = {
	name: 'content-report',
	hooks: {
		'astro:config:setup': ({ addMiddleware }) =>
			addMiddleware({ entrypoint: new URL('whole-pages.ts', import.meta.url), order: 'pre' }),
		'astro:server:setup': ({ server }) => {
			vite = server;
			server.middlewares.use(async (request, response, next) => {
				if (!request.headers.accept?.includes('text/html')) return next();
				// Vite reloads pages before the check has finished.
				await checked;
				if (!report) return next();
				response.setHeader('content-type', 'text/html');
				response.end(drawReport('<script type="module" src="/@vite/client"></script>'));
			});
		},
	},
};

/** Stops the report's server and starts the site at its address. */
async function startSite(): Promise<void> {
	if (stand.listening) {
		stand.closeAllConnections();
		await new Promise((resolve) => stand.close(resolve));
	}
	// The page shows what Astro would print.
	const { address } = await dev({ root: folder, logLevel: 'silent', integrations: [showReport] });
	console.log(`The site: http://localhost:${address.port}/`);
}

/** Keeps and checks the content, brings its catalogs up to date, and starts the site once there are no problems. */
async function update(): Promise<void> {
	keepVersions();
	const { content, problems } = await checkContent();
	const errors = problems.filter(({ severity }) => severity === 'error');
	const before = report;
	report = errors.length > 0 ? reportProblems(errors) : '';
	// A catalog that changes is one more change, after which there is nothing to do.
	if (!report) updateCatalogs(content);
	if (report !== before) {
		console.log(report || 'All problems are fixed.');
		vite?.ws.send({ type: 'full-reload' });
	}
	if (vite) return;
	if (!report) await startSite();
	else if (!stand.listening) stand.listen(4321, 'localhost');
}

/** Checks the content once more, when all files of a save are written. */
function recheck(): void {
	if (isDue) return;
	isDue = true;
	checked = checked
		.then(() => setTimeout(saveMs))
		.then(() => {
			isDue = false;
			return update();
		})
		.catch(console.error);
}

async function main(): Promise<void> {
	// Sveltia accepts a folder with .git in it, which a downloaded copy lacks. Git ignores an empty one.
	if (!existsSync('.git')) mkdirSync('.git');
	const outDir = path.resolve('.cache/editor');
	rmSync(outDir, { recursive: true, force: true });
	await buildPage(outDir, { repository: `this-computer/${path.basename(folder)}` });
	// A build has set it to production, with which Astro wouldn't show drafts or follow changes.
	process.env['NODE_ENV'] = 'development';
	const { resolvedUrls } = await preview({
		configFile: false,
		logLevel: 'error',
		build: { outDir },
		preview: { port: 4322, open: process.env['CI'] ? false : '/admin.html' },
	});
	console.log(`The editing page: ${resolvedUrls?.local[0]}admin.html (Chrome or Edge)
1. Press “Work with Local Repository.”
2. Choose the folder ${folder} and allow the browser to edit it.
3. Change something and press “Save.” The site shows it within seconds. Press Ctrl-C to stop both.`);

	checked = update();
	watch('content', { recursive: true }, recheck);
	await checked;
}

try {
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exit(1);
}
