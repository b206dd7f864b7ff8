import { existsSync } from 'node:fs';
import { generateSW } from 'workbox-build';
import { copyPaths } from '../content/paths.ts';
import { listBuiltTranslations } from './site.ts';

/** Suffix of the address under which a page is kept. */
const keptMark = '?kept';

interface Requested {
	request: Request;
}

/** Writes the service worker of each language: /sw.js and, for the pages behind /es, /sw-es.js. @param directory the built site */
export async function writeServiceWorkers(directory: string): Promise<void> {
	await writeServiceWorker(directory, '/sw.js', '');
	for (const language of listBuiltTranslations(directory))
		await writeServiceWorker(directory, `/sw-${language}.js`, `/${language}`);
}

/**
 * Writes a service worker, which keeps the water damage help (if there is one), the offline screens, the fonts, the
 * styles of print and the script of every page on the device, and nothing else
 * (docs/decisions/0029-help-without-a-network.md). Every page comes from the network; a kept one is shown only if the
 * network fails. The pages decide whether to register it (src/page-script/later.ts).
 * @param start what the addresses of its pages start with
 */
async function writeServiceWorker(directory: string, file: string, start: string): Promise<void> {
	const help = start + copyPaths.waterHelp;
	/** The kept page for each kind of request, the first that matches. */
	const kept = [
		// Matched against the whole URL, including the fragment.
		{ page: help, urlPattern: new RegExp(`^https?://[^/]+${help}(?:\\.html|/)?(?:[?#]|$)`, 'i') },
		{
			page: `${start}/embed/offline`,
			urlPattern: ({ request }: Requested) => request.destination === 'iframe',
		},
		{ page: `${start}/offline`, urlPattern: ({ request }: Requested) => request.mode === 'navigate' },
	].filter(({ page }) => existsSync(`${directory}${page}.html`));
	await generateSW({
		globDirectory: directory,
		globPatterns: [
			...kept.map(({ page }) => `${page.slice(1)}.html`),
			'assets/*.{css,woff2}',
			'assets/Page.*.js',
		],
		swDest: `${directory}${file}`,
		mode: 'production',
		sourcemap: false,
		inlineWorkboxRuntime: true,
		// Pages are kept under addresses that no link has, because Workbox answers a kept address from the device
		// even with a network.
		manifestTransforms: [
			(entries) => ({
				manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace('.html', keptMark)}` })),
				warnings: [],
			}),
		],
		dontCacheBustURLsMatching: /assets\//,
		// It would delete every store whose name has the worker's scope in it, and "/" is also in that of "/es". Files
		// that have changed are replaced without it.
		cleanupOutdatedCaches: false,
		skipWaiting: true,
		// The browser requests the page while the worker starts, so that nobody waits for the worker.
		navigationPreload: true,
		runtimeCaching: kept.map(({ page, urlPattern }) => ({
			urlPattern,
			handler: 'NetworkOnly',
			options: { precacheFallback: { fallbackURL: `${page}${keptMark}` } },
		})),
	});
}
