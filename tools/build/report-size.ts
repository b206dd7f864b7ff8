/**
 * Sizes of what was built, beside their limits in budgets.json: the shell script, each island beside React, the
 * styles of the heaviest page, the fonts, the service worker. Ends with 1 when one is exceeded. Called by npm run build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatSize, readBudgets } from './budgets.ts';
import { collectScripts, listHtmlFiles, measureBrotli } from './site-files.ts';

const dist = 'dist';
const assets = path.join(dist, 'assets');
const limits = readBudgets().files;
const files = readdirSync(assets, { recursive: true, encoding: 'utf8' });

const sumBrotli = (names: Iterable<string>) =>
	[...names].reduce((sum, name) => sum + measureBrotli(readFileSync(path.join(assets, name))), 0);

interface Row {
	name: string;
	bytes: number;
	limit?: number;
}

/** What travels inside the page that carries most of it, in the elements that the expression finds. */
function measureInPages(name: string, element: RegExp, limit: number): Row {
	const pages = listHtmlFiles(dist).map((file) => {
		const html = readFileSync(path.join(dist, file), 'utf8');
		return { file, content: [...html.matchAll(element)].map(([, content]) => content).join('') };
	});
	const { file, content } = pages.reduce((most, page) =>
		page.content.length > most.content.length ? page : most,
	);
	if (content === '') throw new Error(`No page of ${dist} holds any ${name}; has the layout lost them?`);
	return { name: `${name} in ${file}`, bytes: measureBrotli(content), limit };
}

const islands = files.filter((file) => /\.island\.[^/]+\.js$/.test(file));
const fonts = files.filter((file) => file.endsWith('.woff2'));
const react = files.filter((file) => /^(client|react)\.[^/]+\.js$/.test(file));

const rows: Row[] = [
	measureInPages('shell script', /<script type="module">([\s\S]*?)<\/script>/g, limits.shell),
	...islands.map((file) => ({
		name: `island ${file.split('.')[0]}`,
		bytes: sumBrotli(collectScripts(assets, file)),
		limit: limits.island,
	})),
	// One file, sent with the first island; its limit keeps shared code from growing unseen.
	{ name: 'React and what islands share', bytes: sumBrotli(react), limit: limits.react },
	measureInPages('styles', /<style[^>]*>([\s\S]*?)<\/style>/g, limits.styles),
	// woff2 is compressed already.
	{
		name: 'fonts',
		bytes: fonts.reduce((sum, file) => sum + readFileSync(path.join(assets, file)).length, 0),
		limit: limits.fonts,
	},
	{
		name: 'service worker',
		bytes: measureBrotli(readFileSync(path.join(dist, 'sw.js'))),
		limit: limits.worker,
	},
];

console.log('\nCompressed sizes (brotli)');
for (const { name, bytes, limit } of rows) {
	const verdict =
		limit === undefined ? '' : bytes > limit ? `OVER ${formatSize(limit)}` : `of ${formatSize(limit)}`;
	console.log(`  ${name.padEnd(52)} ${formatSize(bytes).padStart(9)}  ${verdict}`);
}

if (rows.some(({ bytes, limit }) => limit !== undefined && bytes > limit)) {
	console.error('\nA limit of budgets.json is exceeded: take something out, or load it later.');
	process.exitCode = 1;
}
