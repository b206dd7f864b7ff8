import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../content/language.ts';
import { copyPaths } from '../content/paths.ts';
import { listBuiltTranslations } from './site.ts';

/** Writes the service worker of each language: /sw.js and, for the pages behind /es, /sw-es.js. @param directory the built site */
export function writeServiceWorkers(directory: string): void {
	writeServiceWorker(directory, '/sw.js', '');
	for (const folder of listBuiltTranslations(directory).map(folderOf))
		writeServiceWorker(directory, `/sw-${folder}.js`, `/${folder}`);
}

/**
 * Writes a service worker, which keeps the water damage help (if there is one), the offline screens and the fonts on the
 * device, and nothing else (docs/decisions/0029-help-without-a-network.md). Every page comes from the network; a kept one is shown only if the
 * network fails. The pages decide whether to register it (src/page-script.ts).
 * @param start what the addresses of its pages start with
 */
function writeServiceWorker(directory: string, file: string, start: string): void {
	const fileOf = (address: string) =>
		path.join(directory, address.startsWith('/assets/') ? address : `${address}.html`);
	const pages = Object.entries({
		help: start + copyPaths.waterHelp,
		frame: `${start}/embed/offline`,
		page: `${start}/offline`,
	}).filter(([, address]) => existsSync(fileOf(address)));
	const assets = globSync('assets/*.woff2', { cwd: directory })
		.map((asset) => `/${asset.split(path.sep).join('/')}`)
		.sort();
	const files = [...pages.map(([, address]) => address), ...assets];
	const version = createHash('sha256');
	for (const kept of files) version.update(kept).update(readFileSync(fileOf(kept)));
	const values = {
		files,
		help: undefined,
		frame: undefined,
		page: undefined,
		...Object.fromEntries(pages),
		version: version.digest('hex').slice(0, 16),
	};
	const constants = Object.entries(values).map(
		([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
	);
	// By its path from the project folder, because bundling moves this module.
	writeFileSync(`${directory}${file}`, constants.join('') + readFileSync('src/site/worker.js', 'utf8'));
}
