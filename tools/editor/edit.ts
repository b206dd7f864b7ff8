/**
 * npm run edit: the editing page and the live site side by side on this machine. [-- folder] edits another content folder.
 * The site is drawn from a copy of the content that follows each change that passes the content check, so that the last
 * good page stays while something is wrong; the page then says what, in the check's words.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import { preview } from 'vite';
import { makeScratchCopy } from '../build/scratch-copy.ts';
import { checkContent } from '../check/check.ts';
import { reportProblems } from '../check/report.ts';
import { isPortFree } from '../ports.ts';
import { buildPage, buildSettings } from './build-page.ts';
import type { Repository } from './config.ts';

/** A save writes several files, and an editor writes some of them twice: milliseconds to wait for the last. */
const quiet = 150;

const own = process.cwd();
const content = path.resolve(process.argv[2] ?? 'content');
const port = Number(process.env['PORT'] ?? 4321);
const siteUrl = `http://localhost:${port}/`;

/** Makes a folder equal to another, and leaves alone what is the same, so that nothing is drawn anew for it. */
function mirror(from: string, to: string): void {
	const list = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
	for (const name of existsSync(to) ? list(to) : [])
		if (!existsSync(path.join(from, name))) rmSync(path.join(to, name), { recursive: true, force: true });
	for (const name of list(from)) {
		const [source, target] = [path.join(from, name), path.join(to, name)];
		const { size, mtimeMs } = statSync(source);
		if (statSync(source).isDirectory()) mkdirSync(target, { recursive: true });
		else if (!existsSync(target) || statSync(target).size !== size || statSync(target).mtimeMs < mtimeMs)
			cpSync(source, target);
	}
}

/** What keeps the content from being shown, in the check's words; "" when it is in order. */
async function findFaults(): Promise<string> {
	const { problems } = await checkContent({ directory: content, label: path.basename(content) });
	const faults = problems.filter(({ isWarning }) => !isWarning);
	return faults.length > 0
		? reportProblems(faults).replace(
				'Nothing was built.',
				'The page shows the last version without problems.',
			)
		: '';
}

async function main(): Promise<void> {
	for (const taken of [port, port + 1])
		if (!(await isPortFree(taken)))
			throw new Error(
				`Another program is using port ${taken}. Stop it, or choose another port: PORT=${taken + 10} npm run edit`,
			);

	const { content: records } = await checkContent({ directory: content });
	const company = records.sources.find(({ file }) => file.endsWith('company.yaml'))?.data;
	const editor = (Object(company) as { editor?: Repository }).editor;
	const settings = buildSettings(editor ?? { repository: `this-computer/${path.basename(own)}` }, records);
	const page = path.join(own, '.cache/editor');
	rmSync(page, { recursive: true, force: true });
	await buildPage(page, { ...settings, local: { folder: own, site: siteUrl } }, '/');
	const editing = await preview({
		configFile: false,
		logLevel: 'error',
		root: own,
		build: { outDir: page },
		preview: { port: port + 1, strictPort: true, open: !process.env['CI'] },
	});
	const editUrl = `http://localhost:${port + 1}/`;

	// Building the page has set it, and Astro would not show drafts or follow changes.
	process.env['NODE_ENV'] = 'development';
	const scratch = makeScratchCopy();
	process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
	process.chdir(scratch);

	let told = '';
	let site: Awaited<ReturnType<typeof dev>> | undefined;
	let tell = () => {};
	/** Says on every open page what is wrong. */
	const problems: AstroIntegration = {
		name: 'content-problems',
		hooks: {
			'astro:config:setup': ({ injectScript }) =>
				injectScript('page', 'import "/tools/editor/page/problems.ts";'),
			'astro:server:setup': ({ server }) => {
				tell = () => server.ws.send('content:faults', { text: told });
				server.ws.on('content:asked', tell);
			},
		},
	};

	const update = async () => {
		const faults = await findFaults();
		if (faults !== told) console.log(faults || 'All problems are fixed.');
		told = faults;
		if (!faults) mirror(content, path.join(scratch, 'content'));
		if (!faults && !site) {
			site = await dev({ root: scratch, logLevel: 'error', server: { port }, integrations: [problems] });
			console.log(`The site: ${siteUrl}`);
		}
		tell();
	};

	let turn = Promise.resolve();
	let timer: NodeJS.Timeout | undefined;
	watch(content, { recursive: true }, () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			turn = turn.then(update).catch(console.error);
		}, quiet);
	});

	console.log(`The editing page: ${editUrl} (Chrome or Edge)
1. Press “Work with Local Repository.”
2. Choose the folder ${own} and allow the browser to edit it.
3. Change something and press “Save.” The site shows it within seconds. Press Ctrl-C to stop both.`);
	turn = turn.then(update);
	await turn;

	const stop = async () => {
		await Promise.all([site?.stop(), editing.close()]);
		process.exit(0);
	};
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

try {
	process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
	await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exit(1);
}
