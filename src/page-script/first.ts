/**
 * What the first look, press and scroll need, in the page itself: menu, compact header, floating buttons, the bar of phones,
 * and the question that an address names. Without script, the menu opens by its address, and the header scrolls away with
 * the page.
 */

/** Marks the page while it is scrolled past a sentinel, by the sentinel's name. Observers cost nothing while scrolling. */
function watchThresholds(): void {
	for (const sentinel of document.querySelectorAll<HTMLElement>('[data-threshold]'))
		new IntersectionObserver(([entry]) => {
			document.documentElement.toggleAttribute(
				`data-past-${sentinel.dataset['threshold']}`,
				entry?.isIntersecting === false,
			);
		}).observe(sentinel);
}

/** Opens the menu as a modal dialog: the browser keeps the focus inside, closes it on Escape and returns the focus. */
function setUpMenu(): void {
	const menu = document.querySelector<HTMLDialogElement>('#site_menu');
	if (!menu) return;
	const button = document.querySelector('[data-menu-open]');
	if (!button) return;
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
 * Opens the question that the address names, and returns it. Browsers themselves open only details around the target, not
 * the target.
 */
function openTarget(): HTMLDetailsElement | undefined {
	const target = document.getElementById(location.hash.slice(1));
	if (!(target instanceof HTMLDetailsElement)) return undefined;
	target.open = true;
	return target;
}

/** Runs the script that can wait (src/page-script/later.ts). During development, it has run already. */
function runLater(): void {
	const held = document.head.querySelector('template');
	if (held) document.head.append(held.content);
}

watchThresholds();
setUpMenu();
openTarget();
// Also sent for a link to the question that the address already names. The one above may have closed.
addEventListener('popstate', () => openTarget()?.scrollIntoView());
// 200 ms after the first frame begins, by when something is painted. A request before that delays the paint in Lighthouse's
// model of a slow phone by 70 to 200 ms. Waiting for the paint itself won't do: Firefox doesn't always report it.
requestAnimationFrame(() => setTimeout(runLater, 200));
