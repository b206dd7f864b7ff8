/**
 * The service worker (docs/decisions/0029-help-without-a-network.md). src/site/service-worker.ts puts before it: files, which
 * are kept on the device; version, a hash of them; and pages, the help and the offline screen of each language, which answer without a
 * network, by the folder of its pages ("" or "es").
 */

const name = `kept ${version}`;
const find = (address) => caches.match(address, { cacheName: name, ignoreVary: true });

async function keep() {
	const store = await caches.open(name);
	await Promise.all(
		files.map(async (file) => {
			// What a file in /assets/ says never changes.
			const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
			if (!answer.ok) throw new Error(file);
			// Made anew, because browsers refuse to show an answer that was redirected.
			await store.put(file, new Response(answer.body, answer));
		}),
	);
	await skipWaiting();
}

async function begin() {
	for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
	// The browser requests the page while the worker starts, so that nobody waits for the worker.
	await registration.navigationPreload?.enable();
}

/** The kept page for a request, in its language: the help at any spelling of its address, or the screen that says what is missing. */
function choose({ url }) {
	const path = new URL(url).pathname.toLowerCase().replace(/(?:\.html|\/)$/, '');
	const [, folder = ''] = path.split('/');
	const { help, page } = pages[Object.hasOwn(pages, folder) ? folder : ''];
	return path === help ? help : page;
}

async function load(event) {
	try {
		return (await event.preloadResponse) ?? (await fetch(event.request));
	} catch (error) {
		const kept = choose(event.request);
		const answer = kept && (await find(kept));
		if (!answer) throw error;
		return answer;
	}
}

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('fetch', (event) => {
	const { method, mode, url } = event.request;
	const { pathname, origin } = new URL(url);
	if (method !== 'GET') return;
	if (mode === 'navigate') event.respondWith(load(event));
	else if (origin === location.origin && pathname.startsWith('/assets/') && files.includes(pathname))
		event.respondWith(find(pathname).then((kept) => kept ?? fetch(event.request)));
});
