import type { ClientDirective } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** See src/islands/client-sign.ts. The value is the session storage key of a visitor's unfinished work. */
		'client:sign'?: string;
	}
}

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'] as const;

/** A browser may refuse storage; then there is no unfinished work either. */
function holdsWork(key: unknown): boolean {
	try {
		return typeof key === 'string' && sessionStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

/**
 * Wakes an island at the visitor's first sign (a pointer over it, a touch, a key, a word), or at once where unfinished
 * work is to be taken up again. For a form that is whole without script and only thinks with it: a visitor who reads on
 * never pays for it. From the first sign on the island has `data-waking`; a form that is sent before it says `data-ready`
 * gets `data-pressed`, so that the island can send it again (src/islands/quote-request/use-quote-form.ts).
 */
const wakeOnSign: ClientDirective = (load, { value }, island) => {
	const listening = new AbortController();
	const wake = async () => {
		listening.abort();
		island.setAttribute('data-waking', '');
		const hydrate = await load();
		await hydrate();
	};
	island.addEventListener('submit', ({ target }) => {
		const form = target as HTMLFormElement;
		if (form.dataset['ready'] === undefined) form.dataset['pressed'] = '';
	});
	if (holdsWork(value)) void wake();
	else
		for (const sign of signs)
			island.addEventListener(sign, wake, { signal: listening.signal, passive: true });
};

export default wakeOnSign;
