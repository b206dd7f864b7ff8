import type { ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/**
		 * When the island hydrates: once it is visible, or at the first interaction
		 * (src/components/island/client-replay.ts).
		 */
		'client:replay'?: 'visible' | 'interaction';
	}
}

/** An island, with its parts as the server drew them, and the events that happened before it hydrated. */
export type WaitingIsland = HTMLElement & { parts?: Element[]; kept?: Event[] };

/** What can be pressed, filled in or have the focus. */
export const partSelector = 'a, button, form, input, select, summary, textarea, [tabindex]';

/**
 * Hydration directive for all islands, inlined before the markup. It queues interactions that happen before
 * hydration and starts loading; replay.ts dispatches them afterwards. While a press waits, the island is
 * `aria-busy`. If the script doesn't load, the island gets `data-failed`, which shows its fallback, and the next
 * press tries again.
 */
const replayDirective: ClientDirective = (load, { value }, island: WaitingIsland) => {
	const kept: Event[] = [];
	const listening = new AbortController();
	const listen = (type: string, handle: (event: Event) => void) =>
		island.addEventListener(type, handle, { capture: true, signal: listening.signal });
	let loading = false;
	const start = async () => {
		if (loading) return;
		loading = true;
		const hydrate = await load();
		// After a failed load, the listener below has already run.
		if (!loading) return;
		// React listens from hydrate() on. Stopping now means that no event is handled twice or missed.
		listening.abort();
		await hydrate();
	};
	island.kept = kept;
	// Listed before a translator or a password manager changes the island.
	island.parts = [...island.querySelectorAll(partSelector)];
	for (const type of ['click', 'input', 'submit'])
		listen(type, (event) => {
			kept.push(event);
			// Only a press waits for an answer. Typed text is already visible.
			if (type === 'submit' || (event.target as Element).closest('button')) island.ariaBusy = 'true';
			// It is submitted again after hydration. Until then the form must not leave the page.
			if (type === 'submit') event.preventDefault();
			void start();
		});
	listen('focusin', start);
	// Astro sends this after its second failed attempt.
	listen('astro:hydration-error', () => {
		loading = false;
		island.toggleAttribute('data-failed', kept.length > 0);
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
