import type { ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** When the island hydrates: once it is visible, or at the first interaction. See src/components/island/client-replay.ts. */
		'client:replay'?: 'visible' | 'interaction';
	}
}

/** An island with the interactions that happened before it hydrated. */
export type WaitingIsland = HTMLElement & { kept?: Event[] };

/**
 * Hydration directive for all islands. Inlined before the markup; queues interactions that happen before hydration,
 * starts loading, and lets replay.ts dispatch them afterwards. While one waits, the island is `aria-busy`. If the script
 * does not load, the island gets `data-failed`, by which a style sheet shows its fallback; the next press tries again.
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
		// A failed load has called the listener below.
		if (!loading) return;
		// React listens from hydrate() on, so that nothing is handled twice and nothing is missed.
		listening.abort();
		await hydrate();
	};
	island.kept = kept;
	for (const type of ['click', 'input', 'submit'])
		listen(type, (event) => {
			kept.push(event);
			// A press waits for an answer; what is typed can be seen.
			if (type === 'submit' || (event.target as Element).closest('button')) island.ariaBusy = 'true';
			// Sent again after hydration; until then the form must not leave the page.
			if (type === 'submit') event.preventDefault();
			void start();
		});
	listen('focusin', start);
	// Sent by Astro, which has tried twice by then.
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
