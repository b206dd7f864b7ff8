import type { StoredDraft } from './address-answers.ts';

/** The stored draft; an empty one if there is none. @throws Error if storage is refused */
const readDraft = (): StoredDraft => JSON.parse(sessionStorage.getItem(import.meta.env.DRAFT_KEY) ?? '{}');

/**
 * Enters what is typed and chosen before the form hydrates into its draft, from which the form takes it. Photos aren't an answer
 * before they are made smaller.
 */
function keepAnswer({ target }: Event): void {
	const { name, value, checked, files, form, type } = target as HTMLInputElement;
	if (files) return;
	try {
		const { sending, request = {}, ...draft } = readDraft();
		const [, count] = /^counts\/(.+)/.exec(name) ?? [];
		const answer = count
			? { counts: { ...request.counts, [count]: value } }
			: name === 'services'
				? { services: new FormData(form ?? undefined).getAll(name) }
				: { [name]: type === 'checkbox' ? checked : value };
		sessionStorage.setItem(
			import.meta.env.DRAFT_KEY,
			JSON.stringify({ ...draft, request: { ...request, ...answer } }),
		);
	} catch {
		// Storage is refused or full. The form works without a draft.
	}
}

/** A draft starts hydration. Where a visitor comes from is shown only in the review. */
function hydrateWithDraft(island: Element): void {
	try {
		const isBegun = Object.keys(readDraft().request ?? {}).some((name) => name !== 'origin');
		if (isBegun) island.dispatchEvent(new Event('focusin'));
	} catch {
		// The form doesn't take it either.
	}
}

/** What a form does before it hydrates. */
export function prepareForm(island: Element): void {
	const waiting = new AbortController();
	// Before React, which may hydrate for this very event.
	island.addEventListener('input', keepAnswer, { capture: true, signal: waiting.signal });
	document.addEventListener('form-ready', () => waiting.abort(), waiting);
	hydrateWithDraft(island);
	// The page around the frame may read a link later than this.
	addEventListener('storage', ({ key }) => key === import.meta.env.DRAFT_KEY && hydrateWithDraft(island));
}

// Astro inlines it, as nothing else in the browser imports what it does.
for (const island of document.querySelectorAll('astro-island:has(form)')) prepareForm(island);
