/**
 * What every page can wait for until it is painted, in a file that all share: the bar of phones that leaves the form and the
 * footer free, questions that stay where they are pressed, the current year, the styles of print, and the service worker.
 */

/** Marks the page while the quote form or the footer is in view, which the bar of phones must not cover. */
function watchForm(): void {
	const inView = new Set<Element>();
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
		document.documentElement.toggleAttribute('data-at-form', inView.size > 0);
	});
	for (const part of document.querySelectorAll('#form, body > footer')) observer.observe(part);
}

/**
 * Opens or closes a question or a review. The browser then closes the one that was open, which may be above: the page
 * is scrolled by what that takes away, so that the pressed one stays in its place in the window.
 */
function setOpen(details: HTMLDetailsElement, open: boolean): void {
	// The button of a review moves below the text that it opens, so the review stays.
	const kept = (open && details.closest('figure')) || details.children[0];
	const findTop = () => kept?.getBoundingClientRect().top ?? 0;
	const top = findTop();
	details.open = open;
	scrollBy({ top: findTop() - top, behavior: 'instant' });
}

/** In place of the browser, which would show the page once before it could be scrolled. */
function setUpDetails(): void {
	document.addEventListener('click', (event) => {
		const details = (event.target as Element).closest('summary')?.parentElement;
		if (!(details instanceof HTMLDetailsElement)) return;
		event.preventDefault();
		setOpen(details, !details.open);
	});
}

/** Shows the current year where the page was built in an earlier one. A clock that is behind changes nothing. */
function showYear(): void {
	const year = document.querySelector('[data-year]');
	if (year) year.textContent = `${Math.max(Number(year.textContent), new Date().getFullYear())}`;
}

/**
 * Registers the service worker that keeps the water damage help (docs/decisions/0029-help-without-a-network.md), or
 * removes it if the owner has switched that off. Each page asks for an update, which browsers otherwise delay while
 * a worker runs.
 */
async function keepOffline(): Promise<void> {
	const workers = navigator.serviceWorker;
	/** The start of the addresses of this language's pages: "/" or "/es". */
	const scope = document.documentElement.dataset['offline'];
	if (import.meta.env.PROD && scope) {
		const register = (mark = '') =>
			workers?.register(`/sw${scope.replace(/\W/, '-').replace(/-$/, '')}.js${mark}`, { scope });
		const worker = await register();
		if (!worker?.active) return;
		// A browser may lose what is kept, and not the worker. One with another address keeps it again.
		if ((await caches.keys()).some((name) => name.endsWith(worker.scope))) await worker.update();
		else await register('?again');
	} else if (await (await workers?.getRegistration())?.unregister())
		for (const name of await caches.keys()) await caches.delete(name);
}

watchForm();
showYear();
setUpDetails();

/** Loads the styles of print, which stand in an element for browsers without script. */
const preparePrint = () =>
	document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript')?.textContent ?? '');

/** After everything else. A full device or a private window refuses to keep anything, which is fine. */
function finish(): void {
	setTimeout(preparePrint, 1000);
	keepOffline().catch(() => {});
}
if (document.readyState === 'complete') finish();
else addEventListener('load', finish);
