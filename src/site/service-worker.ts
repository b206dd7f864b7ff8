import { generateSW } from 'workbox-build';
import { copyPaths } from '../content/paths.ts';
import { hasPage } from '../content/written.ts';

/** Suffix of the address under which a page is kept. */
const keptMark = '?kept';

interface Requested {
	request: Request;
}

/**
 * Writes /sw.js, which keeps the water damage help (if there is one), the offline screens and the fonts on the device,
 * and nothing else (docs/decisions/0029-help-without-a-network.md). Every page comes from the network; a kept one is shown only
 * if the network fails. The pages decide whether to register it (src/page-script.ts).
 * @param directory the built site
 */
export async function writeServiceWorker(directory: string): Promise<void> {
	const help = copyPaths.waterHelp;
	/** The kept page for each kind of request, the first that matches. */
	const kept = [
		// Matched against the whole URL, including the fragment.
		{ page: help, urlPattern: new RegExp(`^https?://[^/]+${help}(?:\\.html|/)?(?:[?#]|$)`, 'i') },
		{ page: '/embed/offline', urlPattern: ({ request }: Requested) => request.destination === 'iframe' },
		{ page: '/offline', urlPattern: ({ request }: Requested) => request.mode === 'navigate' },
	].filter(({ page }) => page !== help || hasPage('waterHelp'));
	await generateSW({
		globDirectory: directory,
		globPatterns: [...kept.map(({ page }) => `${page.slice(1)}.html`), 'assets/**/*.woff2'],
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
		runtimeCaching: kept.map(({ page, urlPattern }) => ({
			urlPattern,
			handler: 'NetworkOnly',
			options: { precacheFallback: { fallbackURL: `${page}${keptMark}` } },
		})),
	});
}
