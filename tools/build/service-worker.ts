import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { copyPaths } from '../../src/lib/links.ts';

const offlinePath = '/offline';
const readBuilt = (directory: string, file: string) => readFileSync(path.join(directory, file), 'utf8');

/** Typefaces that a built page names; its styles and its script stand in the page itself. */
const listTypefaces = (html: string) =>
	[...html.matchAll(/\/assets\/[\w./-]+\.woff2/g)].map(([file]) => file);

/** Everything that the service worker keeps. A page has the hash of its content as version; other files have it in their names. */
export function listKeptFiles(directory: string): { url: string; revision: string | null }[] {
	const pages = [copyPaths.waterHelp, offlinePath].map((url) => ({
		url,
		html: readBuilt(directory, `${url}.html`),
	}));
	const files = new Set(pages.flatMap(({ html }) => listTypefaces(html)));
	return [
		...pages.map(({ url, html }) => ({ url, revision: createHash('sha256').update(html).digest('hex') })),
		...[...files].map((url) => ({ url, revision: null })),
	];
}

/**
 * Bundles /sw.js, the service worker with what it keeps, into a built site. Whether a browser uses it is up to the pages
 * (src/menu.ts).
 */
export async function writeServiceWorker(directory: string): Promise<void> {
	await build({
		entryPoints: ['src/shell/service-worker.ts'],
		outfile: path.join(directory, 'sw.js'),
		bundle: true,
		minify: true,
		format: 'iife',
		legalComments: 'none',
		logLevel: 'warning',
		define: {
			'process.env.NODE_ENV': '"production"',
			keptFiles: JSON.stringify(listKeptFiles(directory)),
			offlinePath: JSON.stringify(offlinePath),
		},
	});
}
