import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** HTML files that visitors get, as paths inside the built site: "services/tile-grout.html". The editing page is not theirs. */
export const listHtmlFiles = (directory: string): string[] =>
	readdirSync(directory, { recursive: true, encoding: 'utf8' })
		.map((file) => file.split(path.sep).join('/'))
		.filter((file) => file.endsWith('.html') && file !== 'admin.html')
		.sort();

/** Address of an HTML file: "services/tile-grout.html" becomes "/services/tile-grout". */
export const toRoute = (file: string): string =>
	`/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;

/** Pages that a visitor reaches by their address: no error pages, nothing framed, nothing that only redirects. */
export function listRoutes(directory: string): string[] {
	const isPage = (file: string) =>
		!/(^|\/)(404|500)\.html$/.test(file) &&
		!/(^|\/)embed\//.test(file) &&
		!readFileSync(path.join(directory, file), 'utf8').includes('http-equiv="refresh"');
	return listHtmlFiles(directory).filter(isPage).map(toRoute);
}

/** What a page is made of: the classes and elements of its main part. Drawings are looked at as one. */
function readParts(html: string): Set<string> {
	const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<(svg|template)\b[\s\S]*?<\/\1>/g, '') ?? '';
	const elements = [...main.matchAll(/<[a-z][\w-]*/g)].map(([element]) => element);
	return new Set(
		[...main.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')).concat(elements),
	);
}

/**
 * The pages to look at where looking is slow: a page is passed over when a longer one has all of its parts, such as the
 * page of another service or of another language, because the two differ in their words alone.
 * @param inEachLanguage whether the words matter so much that pages of the other language count as other pages
 */
export function listTypicalRoutes(directory: string, inEachLanguage = false): string[] {
	const pages = listRoutes(directory)
		.map((route) => ({
			route,
			html: readFileSync(path.join(directory, `${route === '/' ? 'index' : route}.html`), 'utf8'),
		}))
		.toSorted((a, b) => b.html.length - a.html.length);
	const typical = new Map<string, Set<string>>();
	for (const { route, html } of pages) {
		const parts = readParts(html);
		if (inEachLanguage) parts.add(/<html lang="[^"]*"/.exec(html)?.[0] ?? '');
		if (![...typical.values()].some((seen) => parts.isSubsetOf(seen))) typical.set(route, parts);
	}
	return [...typical.keys()].sort();
}
