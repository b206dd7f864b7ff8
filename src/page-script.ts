/**
 * The script of every page, which Astro writes into it: menu, compact header, floating buttons, questions, the current year and
 * the service worker. Without script, the menu opens by its address, the header scrolls away with the page, and the floating
 * buttons stay.
 */

/** A part that every page has. @throws Error with its selector, where the layout and this script disagree */
function find<Part extends Element>(selector: string): Part {
	const part = document.querySelector<Part>(selector);
	if (!part) throw new Error(`The page has no ${selector}.`);
	return part;
}

/**
 * Marks the page while it is scrolled past a sentinel, by the sentinel's name. Observers cost nothing while scrolling. A busy page
 * gets several entries at once, the newest last.
 */
function watchThresholds(): void {
	for (const sentinel of document.querySelectorAll<HTMLElement>('[data-threshold]'))
		new IntersectionObserver((entries) => {
			document.documentElement.toggleAttribute(
				`data-past-${sentinel.dataset['threshold']}`,
				entries.at(-1)?.isIntersecting === false,
			);
		}).observe(sentinel);
}

/** Opens the menu as a modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus. */
function setUpMenu(): void {
	const menu = find<HTMLDialogElement>('#site_menu');
	const button = find('[data-menu-open]');
	let openedAt = 0;
	button.addEventListener('click', ({ timeStamp }) => {
		menu.showModal();
		openedAt = timeStamp;
	});
	// In a window wide enough for the links of the header, the styles take the button away.
	new ResizeObserver(() => button.checkVisibility() || menu.close()).observe(button);
	menu.addEventListener('click', (event) => {
		const target = event.target as Element;
		// A click on the dialog element itself is a click on its backdrop, because its content fills it. The second press of
		// a double one meets what has just appeared under the finger.
		const isAside = target === menu || target.closest('[data-menu-close]');
		if (isAside ? event.timeStamp - openedAt > 500 : target.closest('a')) menu.close();
	});
	// A page must not return from the back/forward cache with its menu open.
	addEventListener('pagehide', () => menu.close());
}

/**
 * Opens the question that the address names, and returns it: its id has no letters that an address escapes. Browsers themselves
 * open only details around the target, not the target.
 */
function openTarget(): HTMLDetailsElement | undefined {
	const target = document.getElementById(location.hash.slice(1));
	if (!(target instanceof HTMLDetailsElement)) return undefined;
	target.open = true;
	return target;
}

/** Marks the page while the quote form, the buttons of an offer or the footer are in view: the bar would cover or repeat them. */
function watchForm(): void {
	const inView = new Set<Element>();
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
		document.documentElement.toggleAttribute('data-at-form', inView.size > 0);
	});
	const parts = '#form, [aria-labelledby="call-to-action-title"] a, body > footer';
	for (const part of document.querySelectorAll(parts)) observer.observe(part);
}

/**
 * Opens and closes questions and reviews in place of the browser, which would show the page once before it could be scrolled: the one
 * that closes then may be above, so the page is scrolled by what that takes away, and the pressed one stays in its place in the window.
 */
function setUpDetails(): void {
	document.addEventListener('click', (event) => {
		const summary = (event.target as Element).closest('summary');
		const details = summary?.parentElement;
		if (!(details instanceof HTMLDetailsElement)) return;
		event.preventDefault();
		// The button of a review moves below the text that it opens, so the review stays.
		const kept = (!details.open && details.closest('figure')) || summary;
		const findTop = () => kept?.getBoundingClientRect().top ?? 0;
		const top = findTop();
		details.open = !details.open;
		scrollBy({ top: findTop() - top, behavior: 'instant' });
	});
}

/** Shows the current year where the page was built in an earlier one. A clock that is behind changes nothing. */
function showYear(): void {
	const year = find('[data-year]');
	const current = new Date().getFullYear();
	// A year that the browser has translated may be no number.
	if (current > Number(year.textContent)) year.textContent = String(current);
}

/**
 * Registers the service worker that keeps the water damage help (docs/decisions/0029-help-without-a-network.md), or
 * removes it with what it keeps if the owner has switched that off. Each page asks for an update, which browsers otherwise delay
 * while a worker runs.
 */
async function keepOffline(): Promise<void> {
	const workers = navigator.serviceWorker;
	if (import.meta.env.PROD && 'offline' in document.documentElement.dataset) {
		const worker = await workers?.register('/sw.js');
		if (worker?.active) await worker.update();
		return;
	}
	for (const worker of (await workers?.getRegistrations()) ?? []) {
		await worker.unregister();
		for (const name of await caches.keys()) await caches.delete(name);
	}
}

watchThresholds();
watchForm();
setUpMenu();
openTarget();
// Also sent for a link to the question that the address already names. The one above may have closed.
addEventListener('popstate', () => openTarget()?.scrollIntoView());
setUpDetails();
showYear();
// After everything that is seen. A full device or a private window refuses to keep anything, which is fine.
addEventListener('load', () => keepOffline().catch(() => {}));
