import type { ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** When the island hydrates: once it is visible, or at the first interaction. */
		'client:replay'?: 'visible' | 'interaction';
	}
}

/**
 * Hydration directive for all islands, inlined before the markup. A button that is pressed before hydration is pressed again
 * after it, the last one only; until then, the island is `aria-busy`. If the script doesn't load for it, the island gets
 * `data-failed`, which shows its fallback, and the next press tries again. What is typed and chosen stays in its field.
 */
const replayDirective: ClientDirective = (load, { value }, island) => {
	let pressed: HTMLButtonElement | null = null;
	let isLoading = false;
	const waiting = new AbortController();
	const listen = (type: string, handle: (event: Event) => void) =>
		island.addEventListener(type, handle, { capture: true, signal: waiting.signal });
	const start = async () => {
		if (isLoading) return;
		isLoading = true;
		const hydrate = await load();
		// After a failed load, the listener below has already run.
		if (!isLoading) return;
		// React listens from hydrate() on.
		waiting.abort();
		await hydrate();
		// Makes React hydrate at once (https://github.com/reactwg/react-18/discussions/37); nothing listens to it. Where the HTML
		// isn't what React expects, such as another way to write a number, it draws the island anew, and a press until then is lost.
		island.firstElementChild?.dispatchEvent(new Event('pointercancel'));
		island.ariaBusy = null;
		island.removeAttribute('data-failed');
		if (!pressed) return;
		const { isConnected, outerHTML } = pressed;
		const buttons = [...island.querySelectorAll('button')];
		(isConnected ? pressed : buttons.find((button) => button.outerHTML === outerHTML))?.click();
	};
	// Enter in a field presses the form's button, too.
	listen('click', (event) => {
		const button = (event.target as Element).closest('button');
		if (!button) return;
		// Until then, a form must not leave the page.
		event.preventDefault();
		pressed = button;
		island.ariaBusy = 'true';
		void start();
	});
	for (const type of ['focusin', 'input']) listen(type, start);
	// Astro sends this after its second failed attempt.
	listen('astro:hydration-error', () => {
		isLoading = false;
		island.toggleAttribute('data-failed', pressed !== null);
	});
	if (value !== 'visible') return;
	const view = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
		view.disconnect();
		void start();
	});
	// The island's own element has no box (display: contents).
	for (const child of island.children) view.observe(child);
};

export default replayDirective;
