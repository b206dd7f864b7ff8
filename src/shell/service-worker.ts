/**
 * The service worker: keeps /water-damage-help and the offline screen on the device, with the typefaces that they need,
 * and nothing else (docs/decisions/0029). Whoever is online gets every page from the network; a kept one is shown only
 * where the network fails. tools/build/service-worker.ts bundles it to /sw.js.
 */
import { cleanupOutdatedCaches, PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

interface WorkerEvent extends Event {
	waitUntil(promise: Promise<unknown>): void;
}
declare const self: Window & {
	skipWaiting(): Promise<void>;
	registration: ServiceWorkerRegistration;
};
/** What is kept, with the version of each file; the build fills it in. */
declare const keptFiles: PrecacheEntry[];
/** Address of the offline screen. */
declare const offlinePath: string;

const kept = new PrecacheController();
kept.addToCacheList(keptFiles);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => {
	// A newer worker may take over at once: pages come from the network, and the names of their files carry their version.
	void self.skipWaiting();
	kept.install(event as never);
});
self.addEventListener('activate', (event) => {
	kept.activate(event as never);
	// The browser asks for the page while the worker starts, so that nobody waits for it.
	(event as WorkerEvent).waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

registerRoute(
	new NavigationRoute(
		new NetworkOnly({
			plugins: [
				{
					handlerDidError: async ({ request }) =>
						(await kept.matchPrecache(new URL(request.url).pathname)) ?? kept.matchPrecache(offlinePath),
				},
			],
		}),
	),
);

const files = new Set(kept.getCachedURLs().filter((url) => url.includes('/assets/')));
registerRoute(
	({ url }) => files.has(url.href),
	async ({ request }) => (await kept.matchPrecache(request)) ?? fetch(request),
);
