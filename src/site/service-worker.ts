import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '../content/language.ts';
import { copyPaths } from '../content/paths.ts';
import { listBuiltTranslations } from './site.ts';

/**
 * Writes /sw.js, the service worker, which keeps the water damage help, the offline screens and the fonts on the device, for when the
 * network fails (docs/decisions/0029-help-without-a-network.md). @param directory the built site
 */
export function writeServiceWorker(directory: string): void {
	const fileOf = (address: string) =>
		path.join(directory, address.startsWith('/assets/') ? address : `${address}.html`);
	const findPages = (folder: string): [string, Record<string, string>] => {
		const start = folder && `/${folder}`;
		const all = Object.entries({ help: start + copyPaths.waterHelp, page: `${start}/offline` });
		return [folder, Object.fromEntries(all.filter(([, address]) => existsSync(fileOf(address))))];
	};
	/** Those of each language, by the folder of its pages. */
	const pages = Object.fromEntries(['', ...listBuiltTranslations(directory).map(folderOf)].map(findPages));
	const assets = globSync('assets/*.woff2', { cwd: directory })
		.map((asset) => `/${asset.split(path.sep).join('/')}`)
		.sort();
	const files = [...Object.values(pages).flatMap(Object.values<string>), ...assets];
	const version = createHash('sha256');
	for (const kept of files) version.update(kept).update(readFileSync(fileOf(kept)));
	const values = { files, pages, version: version.digest('hex').slice(0, 16) };
	const constants = Object.entries(values).map(
		([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
	);
	// By its path from the project folder, because bundling moves this module.
	writeFileSync(`${directory}/sw.js`, constants.join('') + readFileSync('src/site/worker.js', 'utf8'));
}
