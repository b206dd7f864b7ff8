import type { Draft } from './draft.ts';

/**
 * What the form does before it hydrates. A draft starts hydration, and what is typed is added to the draft, so that
 * it isn't lost if the form's script doesn't load. Has no imports at run time, so that Astro inlines it.
 */
const island = document.querySelector('astro-island:has(form)');
const form = island?.querySelector('form');
const key = form?.dataset['draft'] ?? '';

function readStorage(): string | null {
	try {
		return sessionStorage.getItem(key);
	} catch {
		return null;
	}
}

island?.addEventListener('input', ({ target }) => {
	if (!form || !island.hasAttribute('ssr')) return;
	const { name, type, value, checked } = target as HTMLInputElement;
	const typed = name === 'services' ? new FormData(form).getAll(name) : type === 'checkbox' ? checked : value;
	try {
		const draft: Partial<Draft> = JSON.parse(readStorage() ?? '{}');
		sessionStorage.setItem(key, JSON.stringify({ ...draft, request: { ...draft.request, [name]: typed } }));
	} catch {
		// Storage is refused or full, or wasn't written by this form. The fields still have what was typed.
	}
});

/** Sends the event that makes src/components/island/client-replay.ts hydrate. */
function hydrateWithDraft(): void {
	if (readStorage()) island?.dispatchEvent(new Event('focusin'));
}
hydrateWithDraft();
// The form wrote it in a tab that this page opened.
addEventListener('storage', hydrateWithDraft);
