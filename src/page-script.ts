/**
 * The one script of every page: menu, compact header, floating buttons, answers that an address names, and what is kept
 * for when there is no network.
 * Under 2 KB, so that Astro writes it into the page. Without it the menu opens by its address, and the header scrolls
 * away with the page.
 */

/** Marks the page once it is scrolled past the sentinel; an observer costs nothing while scrolling. */
function watchThreshold(name: string): void {
	const sentinel = document.querySelector(`[data-threshold='${name}']`);
	if (!sentinel) return;
	new IntersectionObserver(([entry]) => {
		document.documentElement.toggleAttribute(`data-past-${name}`, entry?.isIntersecting === false);
	}).observe(sentinel);
}

/** Opens the menu as a modal dialog: the browser keeps the focus in it, closes it on Escape and returns the focus. */
function setUpMenu(): void {
	const menu = document.querySelector<HTMLDialogElement>('#site-menu');
	if (!menu) return;
	document.querySelector('[data-menu-open]')?.addEventListener('click', () => menu.showModal());
	menu.addEventListener('click', (event) => {
		const target = event.target as Element;
		// A click on the dialog element itself is a click on its backdrop, because its content fills it.
		if (target === menu || target.closest('a, [data-menu-close]')) menu.close();
	});
	// A page that comes back from the back/forward cache must not come back with its menu open.
	addEventListener('pagehide', () => menu.close());
}

/** Opens the answer that the address names. Browsers open only what is around the target. */
function openTarget(): void {
	const target = document.getElementById(location.hash.slice(1));
	if (target instanceof HTMLDetailsElement) target.open = true;
}

/**
 * Where nothing was found, an address in capitals is tried in small letters, as all addresses are written; and "Go Back"
 * leads home where there is no page to go back to.
 */
function setUpNotFound(): void {
	const link = document.querySelector('[data-go-back]');
	if (!link) return;
	const path = location.pathname.toLowerCase();
	if (path !== location.pathname) location.replace(path + location.search + location.hash);
	link.addEventListener('click', (event) => {
		if (history.length < 2) return;
		event.preventDefault();
		history.back();
	});
}

/**
 * Keeps the help for water in the house on the device (docs/decisions/0029), or deletes it where the owner has switched
 * that off. Each page asks for a newer version: browsers alone put that off while a worker runs.
 */
async function keepOffline(): Promise<void> {
	const workers = navigator.serviceWorker;
	if (import.meta.env.PROD && 'offline' in document.documentElement.dataset) {
		const worker = await workers?.register('/sw.js');
		if (worker?.active) await worker.update();
	} else if (await (await workers?.getRegistration())?.unregister())
		for (const name of await caches.keys()) await caches.delete(name);
}

watchThreshold('header');
watchThreshold('floating');
setUpMenu();
setUpNotFound();
openTarget();
// Also sent for a link to the question that the address names already.
addEventListener('popstate', openTarget);
// After everything else; a full device or a private window refuses, and nothing is missing there.
addEventListener('load', () => keepOffline().catch(() => {}));
