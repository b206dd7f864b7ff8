/** Takes the place of the service worker where content/pages/water-help.yaml says "offline: false": deletes what it kept. */
declare const self: Window & { skipWaiting(): Promise<void>; registration: ServiceWorkerRegistration };

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
	const clean = async () => {
		for (const name of await caches.keys()) await caches.delete(name);
		await self.registration.unregister();
	};
	(event as Event & { waitUntil(promise: Promise<unknown>): void }).waitUntil(clean());
});

export {};
