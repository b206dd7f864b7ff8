/** npm run edit: the site on this machine, and the editing page beside it. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { dev } from 'astro';
import { type Plugin, preview } from 'vite';
import { readData } from '../../src/source/reader.ts';
import { outcome } from '../check/astro.ts';
import { checkLatest, followFolder, isCurrent } from '../check/latest.ts';
import { isCatalog } from '../check/read.ts';
import { hasErrors, reportProblems } from '../check/report.ts';
import { explain, runCommand } from '../command.ts';
import { updateCatalogs } from '../translations/update.ts';
import { buildPage } from './build-page.ts';
import { answerTranslations } from './translations.ts';
import { keepSave, listChanged } from './versions.ts';

/** What the content check has said last, warnings included. */
let said = '';
/** The languages with which the site's server runs. It shows by itself what else changes. */
let shown: string | undefined;
let server: Awaited<ReturnType<typeof dev>> | undefined;

/** Answers what the pages of this folder ask for. Vite refuses other hosts. */
const answers: Plugin = {
	name: 'answers',
	configurePreviewServer({ middlewares }) {
		const answer = (address: string, find: (request: IncomingMessage) => Promise<unknown>) =>
			middlewares.use(address, async (request, response) => {
				response.setHeader('content-type', 'application/json');
				response.end(JSON.stringify(await find(request).catch(explain)));
			});
		answer('/api/notes', async () => reportProblems((await checkLatest()).problems, outcome));
		answer('/api/translations', (request) => answerTranslations(request));
	},
};

/** Checks the content, brings its catalogs up to date, keeps both as one save, and starts the site once there are no errors. */
async function update(): Promise<void> {
	const { content, problems, stamp } = await checkLatest();
	const changed = listChanged();
	// What was saved since the check began would be kept without its catalogs. The next turn has both.
	if (!isCurrent(stamp)) return;
	const before = said;
	said = reportProblems(problems, outcome);
	if (said !== before) console.log(said || 'All problems are fixed.');
	const isRight = !hasErrors(problems);
	if (isRight) updateCatalogs(content);
	keepSave('.', false, changed);
	const languages = [Object(readData('company.yaml')).locale, ...content.files.filter(isCatalog)].join();
	if (!isRight || shown === languages) return;
	await server?.stop();
	// The page shows what Astro would print.
	server = await dev({ logLevel: 'silent' });
	shown = languages;
	console.log(`The site: http://localhost:${server.address.port}/`);
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
	for await (const _ of followFolder())
		await update().catch((error) =>
			console.log(`${explain(error)}\nAfter the next change, it’s tried again.`),
		);
});
