import { generateSW } from 'workbox-build';
import { copyPaths } from '../content/paths.ts';
import { hasPage } from '../content/written.ts';

/** Suffix of the address under which a page is kept. */
const keptMark = '?kept';

/**
 * Writes /sw.js, which keeps the water damage help, if there is one, the offline screens and the fonts on the device, and nothing
 * else (docs/decisions/0029-help-without-a-network.md). Every page comes from the network; a kept one is shown only
 * if the network fails. The pages decide whether to register it (src/page-script.ts).
 * @param directory the built site
 */
export async function writeServiceWorker(directory: string): Promise<void> {
	const help = copyPaths.waterHelp;
	const hasHelp = hasPage('waterHelp');
	await generateSW({
		globDirectory: directory,
		globPatterns: [
			...(hasHelp ? [`${help.slice(1)}.html`] : []),
			'offline.html',
			'embed/offline.html',
			'assets/**/*.woff2',
		],
		swDest: `${directory}/sw.js`,
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
		cleanupOutdatedCaches: true,
		skipWaiting: true,
		// The browser requests the page while the worker starts, so that nobody waits for the worker.
		navigationPreload: true,
		runtimeCaching: [
			...(hasHelp
				? [
						{
							// Matched against the whole URL, including the fragment.
							urlPattern: new RegExp(`^https?://[^/]+${help}(?:\\.html|/)?(?:[?#]|$)`, 'i'),
							handler: 'NetworkOnly' as const,
							options: { precacheFallback: { fallbackURL: `${help}${keptMark}` } },
						},
					]
				: []),
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
