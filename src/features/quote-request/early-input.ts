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
	// Its files can't be stored; the field itself keeps them until the form hydrates.
	if (type === 'file') return fillPlainForm();
	const typed = name === 'services' ? new FormData(form).getAll(name) : type === 'checkbox' ? checked : value;
	try {
		const draft: Partial<Draft> = JSON.parse(readStorage() ?? '{}');
		sessionStorage.setItem(key, JSON.stringify({ ...draft, request: { ...draft.request, [name]: typed } }));
		fillPlainForm();
	} catch {
		// Storage is refused or full, or wasn't written by this form. The fields still have what was typed.
	}
});

/** The request of the stored draft; an empty one if there is none that this form wrote. */
function readRequest(): Record<string, string> {
	try {
		return JSON.parse(readStorage() ?? '')?.request ?? {};
	} catch {
		return {};
	}
}

/** Fills in the plain form, if there is one. It takes the place of this one if its script fails. */
function fillPlainForm(): void {
	if (!SENDS_REQUESTS) return;
	const request = readRequest();
	for (const field of document.querySelectorAll<HTMLInputElement>('[data-plain] [data-key]')) {
		const { key = '', value } = field.dataset;
		const typed = key.split(' ').flatMap((name) => request[name] || []);
		const choices = [...field.querySelectorAll('option')];
		// Untouched, the service of the page is chosen.
		if (key === 'services' && !request[key]) continue;
		if (field.type === 'checkbox') field.checked = value ? typed.includes(value) : typed.length > 0;
		else if (typed.length > 0)
			field.value = choices.find(({ dataset }) => dataset['value'] === typed[0])?.value ?? typed.join(', ');
	}
	const chosen = form?.querySelector<HTMLInputElement>('[type="file"]')?.files;
	const plain = document.querySelector<HTMLInputElement>('[data-plain] [type="file"]');
	if (chosen?.length && plain) plain.files = chosen;
}

/** Sends the event that makes src/components/island/client-replay.ts hydrate. */
function hydrateWithDraft(): void {
	if (!readStorage()) return;
	fillPlainForm();
	island?.dispatchEvent(new Event('focusin'));
}
hydrateWithDraft();
// The form wrote it in a tab that this page opened.
addEventListener('storage', hydrateWithDraft);
