/** npm run edit: the site on this machine, and the editing page beside it. */
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type AstroIntegration, dev } from 'astro';
import { type Plugin, preview, type ViteDevServer } from 'vite';
import { contentFolder } from '../../src/source/content-folder.ts';
import { checkContent } from '../check/check.ts';
import type { Content } from '../check/content.ts';
import { reportProblems } from '../check/report.ts';
import { explain, runCommand } from '../command.ts';
import { updateCatalogs } from '../translations.ts';
import { buildPage } from './build-page.ts';
import { answerTranslations } from './translations.ts';
import { keepSave } from './versions.ts';

/** Milliseconds to wait after a change, because one save can write several files. */
const saveMs = 150;
/** What a report says of errors. */
const outcome = 'The site shows this until it’s fixed.';

/** What the content check has said last, warnings included. */
let said = '';
/** What it says of the errors, because of which the site shows no pages; "" if there are none. */
let report = '';
/** The content as it was checked last; undefined until then. */
let content: Content | undefined;
/** The site's server; undefined until the content has passed the check once. */
let vite: ViteDevServer | undefined;
/** Resolves when every change so far has been checked. */
let checked = Promise.resolve();
/** True while a change is waiting for its check. */
let isDue = false;

/** The report as a page. @param head script that reloads it once there is something else to show */
const drawReport = (head: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your last change can’t be shown yet</title>
${head}
<style>:root { font: 1rem/1.5 system-ui, sans-serif } pre { font-size: .9375rem; white-space: pre-wrap; overflow-wrap: anywhere }</style>
<main><div role="alert"><h1>Your last change can’t be shown yet</h1><pre>${report.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre></div></main>`;

/** Reloads the report once something else is at its address. While nobody answers, the site is starting. */
const reloadWhenOther = `<script type="module">
const ask = async () => (await fetch('', { cache: 'no-store' })).text();
const shown = await ask();
while ((await ask().catch(() => shown)) === shown) await new Promise((resolve) => setTimeout(resolve, 1000));
location.reload();
</script>`;

/** Shows the report at the site's address while the content keeps the site from starting. */
const stand = createServer((_, response) => {
	response.setHeader('content-type', 'text/html');
	response.end(drawReport(reloadWhenOther));
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

/** Answers what the pages of this folder ask for, once every change is checked. Vite refuses other hosts. */
const answers: Plugin = {
	name: 'answers',
	configurePreviewServer({ middlewares }) {
		const answer = (address: string, find: (request: IncomingMessage) => unknown) =>
			middlewares.use(address, async (request, response) => {
				// A save doesn't wait for the check of the one before.
				if (request.method === 'GET') await checked;
				response.setHeader('content-type', 'application/json');
				response.end(JSON.stringify(await find(request)));
			});
		answer('/api/notes', () => said);
		answer('/api/translations', (request) =>
			answerTranslations(request, content).catch(
				(error) => `${explain(error)}. “npm run check:content” says more.`,
			),
		);
	},
};

/** Stops the report's server and starts the site at its address. */
async function startSite(): Promise<void> {
	if (stand.listening) {
		stand.closeAllConnections();
		await new Promise((resolve) => stand.close(resolve));
	}
	try {
		// The page shows what Astro would print.
		const { address } = await dev({ logLevel: 'silent', integrations: [showReport] });
		console.log(`The site: http://localhost:${address.port}/`);
	} catch (error) {
		vite = undefined;
		// If the content has changed meanwhile, its check says more.
		if (!isDue) console.log(`The site can’t start: ${explain(error)}\nIt tries again after the next change.`);
	}
}

/** Checks the content, brings its catalogs up to date, and starts the site once there are no errors. */
async function update(): Promise<void> {
	const { content: read, problems } = await checkContent();
	content = read;
	const before = { said, report };
	const errors = problems.filter(({ severity }) => severity === 'error');
	said = reportProblems(problems, outcome);
	report = reportProblems(errors, outcome);
	// A catalog that changes is one more change, after which there is nothing to do.
	if (!report) updateCatalogs(read);
	if (said !== before.said) console.log(said || 'All problems are fixed.');
	if (report !== before.report) vite?.ws.send({ type: 'full-reload' });
	if (vite) return;
	if (!report) await startSite();
	else if (!stand.listening) stand.listen(4321, 'localhost');
}

/**
 * Checks the content once more, when all files of a save are written. Keeps it as one save with its catalogs, once nothing has
 * changed for a moment: what is saved during a check is seen only after it.
 */
function recheck(): void {
	if (isDue) return;
	isDue = true;
	checked = checked
		.then(() => setTimeout(saveMs))
		.then(() => {
			isDue = false;
			return update();
		})
		.then(() => setTimeout(saveMs))
		.then(() => {
			if (!isDue) keepSave();
		})
		.catch((error) => console.log(`The content can’t be checked: ${explain(error)}`));
}

await runCommand(async () => {
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	// Sveltia accepts a folder with .git in it, which a downloaded copy lacks. Git ignores an empty one.
	if (!existsSync('.git')) mkdirSync('.git');
	const outDir = path.resolve('.cache/editor');
	rmSync(outDir, { recursive: true, force: true });
	const repository = `this-computer/${path.basename(process.cwd())}`;
	await buildPage(outDir, { repository }, 'translations.html');
	// A build has set it to production, with which Astro wouldn't show drafts or follow changes.
	process.env['NODE_ENV'] = 'development';
	const { resolvedUrls } = await preview({
		configFile: false,
		logLevel: 'error',
		build: { outDir },
		plugins: [answers],
		preview: { port: 4322, open: process.env['CI'] ? false : '/admin.html' },
	});
	const [address] = resolvedUrls?.local ?? [];
	console.log(`The editing page: ${address}admin.html (Chrome or Edge)
1. Press “Work with Local Repository.”
2. Choose the folder ${process.cwd()} and allow the browser to edit it.
3. Change something and press “Save.” The site shows it within seconds. Press Ctrl-C to stop both.
Translations: ${address}translations.html`);
	watch(contentFolder, { recursive: true }, recheck);
	recheck();
});
