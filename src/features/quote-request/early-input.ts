import type { Draft } from './draft.ts';

/**
 * What the form does before it hydrates: a kept draft starts the hydration, and what is typed is added to the draft, so
 * that it outlives a script that does not load. Imports nothing at run time: Astro writes it into the page.
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
		// Refused, full or not written by this form: the fields alone keep it.
	}
});

/** The event at which src/components/island/client-replay.ts hydrates. */
function hydrateWithDraft(): void {
	if (readStorage()) island?.dispatchEvent(new Event('focusin'));
}
hydrateWithDraft();
// Written by the form in a tab that this page opened.
addEventListener('storage', hydrateWithDraft);
