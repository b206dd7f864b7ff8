/** npm run edit: the site on this machine, and the editing page beside it. */
import { existsSync, mkdirSync, rmSync, watch } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { dev } from 'astro';
import { type Plugin, preview } from 'vite';
import { contentFolder } from '../../src/source/content-folder.ts';
import { checkLatest, forgetLatest, outcome, saveMs } from '../check/astro.ts';
import type { Content } from '../check/content.ts';
import { hasErrors, reportProblems } from '../check/report.ts';
import { explain, runCommand } from '../command.ts';
import { updateCatalogs } from '../translations.ts';
import { buildPage } from './build-page.ts';
import { answerTranslations } from './translations.ts';
import { keepSave } from './versions.ts';

/** What the content check has said last, warnings included. */
let said = '';
/** The content as it was checked last; undefined until then. */
let content: Content | undefined;
/** Whether the site's server runs: once the content has no errors, it shows all that happens to it. */
let isShown = false;
/** Resolves when every change so far has been checked. */
let checked = Promise.resolve();
/** True while a change is waiting for its check. */
let isDue = false;

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

async function startSite(): Promise<void> {
	isShown = true;
	try {
		// The page shows what Astro would print.
		const { address } = await dev({ logLevel: 'silent' });
		console.log(`The site: http://localhost:${address.port}/`);
	} catch (error) {
		isShown = false;
		// If the content has changed meanwhile, its check says more.
		if (!isDue) console.log(`The site can’t start: ${explain(error)}\nIt tries again after the next change.`);
	}
}

/** Checks the content, brings its catalogs up to date, and starts the site once there are no errors. */
async function update(): Promise<void> {
	const { content: read, problems } = await checkLatest();
	content = read;
	const before = said;
	said = reportProblems(problems, outcome);
	if (said !== before) console.log(said || 'All problems are fixed.');
	if (hasErrors(problems)) return;
	// A catalog that changes is one more change, after which there is nothing to do.
	updateCatalogs(read);
	if (!isShown) await startSite();
}

/**
 * Checks the content once more, when all files of a save are written. Keeps it as one save with its catalogs, once nothing has
 * changed for a moment: what is saved during a check is seen only after it.
 */
function recheck(): void {
	forgetLatest();
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
