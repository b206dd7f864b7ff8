import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes of a text or file content as a server would send it (brotli, highest quality). */
export const measureBrotli = (content: string | Buffer): number => brotliCompressSync(content).length;

/** HTML files that visitors get, as paths inside the built site: "services/tile-grout.html". The editing page is not theirs. */
export const listHtmlFiles = (directory: string): string[] =>
	readdirSync(directory, { recursive: true, encoding: 'utf8' })
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => file.endsWith('.html') && file !== 'admin.html')
		.sort();

/** Address of an HTML file: "services/tile-grout.html" becomes "/services/tile-grout". */
export const toRoute = (file: string): string =>
	`/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Pages that a visitor comes to by their address: no error pages, nothing framed, nothing that only redirects. */
export function listRoutes(directory: string): string[] {
	const isPage = (file: string) =>
		!/(^|\/)(404|500)\.html$/.test(file) &&
		!file.startsWith('embed/') &&
		!readFileSync(path.join(directory, file), 'utf8').includes('http-equiv="refresh"');
	return listHtmlFiles(directory).filter(isPage).map(toRoute);
}

/**
 * The pages to look at where looking is slow: all but those that differ in their words alone, of which the longest stands
 * for all. Those are the pages of the spills, below /stain-guide.
 */
export function listTypicalRoutes(directory: string): string[] {
	const sizeOf = (route: string) => statSync(path.join(directory, `${route}.html`)).size;
	const routes = listRoutes(directory);
	const alike = routes.filter((route) => route.startsWith('/stain-guide/'));
	const longest = alike.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
	return routes.filter((route) => !alike.includes(route) || route === longest);
}

const isReact = (file: string, code: string) =>
	/(^|\/)client\.[^/]+\.js$/.test(file) ||
	(file.includes('react.') && code.includes('react.transitional.element'));

/** Script files that a script imports as soon as it runs, itself included and React left out. */
export function collectScripts(assets: string, entry: string, seen = new Set<string>()): Set<string> {
	const code = readFileSync(path.join(assets, entry), 'utf8');
	if (seen.has(entry) || isReact(entry, code)) return seen;
	seen.add(entry);
	for (const [, next] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
		if (next) collectScripts(assets, next, seen);
	return seen;
}
