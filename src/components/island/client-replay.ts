import type { ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/**
		 * See src/components/island/client-replay.ts. "visible" hydrates the island when it comes into view; { draft } at the first
		 * interaction, or at once where session storage holds a draft under that key.
		 */
		'client:replay'?: 'visible' | { draft: string };
	}
}

/** An island with what the visitor did in it before its script was there. */
export type WaitingIsland = HTMLElement & { kept?: Event[] };

const approaches = ['pointerover', 'focusin'] as const;
const interactions = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'input', 'submit'] as const;

/** A browser may refuse storage; then there is no draft either. */
function holdsDraft(key: string): boolean {
	try {
		return sessionStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

/**
 * The one way in which our islands hydrate. It stands inside the page, before the island, so that nothing a visitor does
 * is lost: what is pressed, chosen or sent before the script has come is kept, brings the script if nothing else has, and
 * is handed on by src/components/island/replay.ts once React listens. While a kept interaction waits, the island is `aria-busy`.
 * When the script does not come, the island has `data-failed`, by which a style sheet shows its way out; the next press
 * tries again. Every byte here is in every page with an island, so that only what can't wait for the script is here.
 */
const replayDirective: ClientDirective = (load, { value }, island: WaitingIsland) => {
	const kept: Event[] = [];
	const listening = new AbortController();
	let loading = false;
	const start = async () => {
		if (loading) return;
		loading = true;
		const hydrate = await load();
		// A failed load has called the listener below.
		if (!loading) return;
		// React listens from hydrate() on: nothing comes twice, and nothing falls in between.
		listening.abort();
		await hydrate();
	};
	const listen = (types: readonly string[], handle: (event: Event) => void) => {
		for (const type of types)
			island.addEventListener(type, handle, { capture: true, passive: true, signal: listening.signal });
	};
	island.kept = kept;
	listen(interactions, (event) => {
		kept.push(event);
		island.ariaBusy = 'true';
		void start();
	});
	// Sent by Astro, which has tried twice by then.
	listen(['astro:hydration-error'], () => {
		loading = false;
		island.toggleAttribute('data-failed', kept.length > 0);
	});

	if (typeof value === 'object') {
		listen(approaches, start);
		if (holdsDraft((value as { draft: string }).draft)) void start();
		return;
	}
	const view = new IntersectionObserver((entries) => {
		if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
		view.disconnect();
		void start();
	});
	// The island's own element has no box (display: contents).
	for (const child of island.children) view.observe(child);
};

export default replayDirective;
