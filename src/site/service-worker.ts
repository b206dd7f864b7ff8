import { generateSW } from 'workbox-build';
import { copyPaths } from '../content/paths.ts';

/** Ends the address under which a page is kept. */
const keptMark = '?kept';

/**
 * Writes /sw.js into a built site: it keeps the help for water in the house and the offline screen on the device,
 * with the typefaces that they need, and nothing else (docs/decisions/0029). Whoever is online gets every page from
 * the network; a kept one is shown only where the network fails. Whether a browser uses it is up to the pages
 * (src/page-script.ts).
 * @param directory the built site
 */
export async function writeServiceWorker(directory: string): Promise<void> {
	const help = copyPaths.waterHelp;
	await generateSW({
		globDirectory: directory,
		globPatterns: [`${help.slice(1)}.html`, 'offline.html', 'embed/offline.html', 'assets/**/*.woff2'],
		swDest: `${directory}/sw.js`,
		mode: 'production',
		sourcemap: false,
		inlineWorkboxRuntime: true,
		// A page is kept under an address that no link has: Workbox answers a kept address from the device even with a network.
		manifestTransforms: [
			(entries) => ({
				manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace('.html', keptMark)}` })),
				warnings: [],
			}),
		],
		dontCacheBustURLsMatching: /assets\//,
		cleanupOutdatedCaches: true,
		skipWaiting: true,
		// The browser asks for the page while the worker starts, so that nobody waits for it.
		navigationPreload: true,
		runtimeCaching: [
			{
				// Matched against the whole address, which browsers give with its fragment.
				urlPattern: new RegExp(`^https?://[^/]+${help}(?:\\.html|/)?(?:[?#]|$)`, 'i'),
				handler: 'NetworkOnly',
				options: { precacheFallback: { fallbackURL: `${help}${keptMark}` } },
			},
			{
				urlPattern: ({ request }) => request.destination === 'iframe',
				handler: 'NetworkOnly',
				options: { precacheFallback: { fallbackURL: `/embed/offline${keptMark}` } },
			},
			{
				urlPattern: ({ request }) => request.mode === 'navigate',
				handler: 'NetworkOnly',
				options: { precacheFallback: { fallbackURL: `/offline${keptMark}` } },
			},
		],
	});
}
