import { type FormIsland, readTyped } from './typed.ts';

/**
 * What the form does before it hydrates. A draft starts hydration. What is typed until then, the form takes over as data, and so
 * does the plain form, which takes the place of this one if its script fails; it has the draft as well. Astro inlines it, as
 * nothing else in the browser imports what it does.
 */
const island = document.querySelector<FormIsland>('astro-island:has(form)');
const plain = SENDS_REQUESTS ? document.querySelector<HTMLFormElement>('[data-plain]') : null;
if (island) island.readTyped = () => readTyped(island);

/** The answers of the stored draft; undefined if there is none that this form wrote. */
function readDraft(): Record<string, unknown> | undefined {
	try {
		return JSON.parse(sessionStorage.getItem(QUOTE_DRAFT.key) ?? '{}').request;
	} catch {
		return undefined;
	}
}

function hydrateWithDraft(): void {
	// An event that makes src/components/island/client-replay.ts hydrate. Where a visitor comes from is shown only in the review.
	if (Object.keys(readDraft() ?? {}).some((name) => name !== 'origin'))
		island?.dispatchEvent(new Event('focusin'));
}
hydrateWithDraft();

/** The quantities of the services that are on the page, which have no field of their own in the plain form: "Room: 3". */
const writeCounts = (counts: Record<string, string>): string[] =>
	Object.entries(counts).flatMap(([id, count]) => {
		const field = island?.querySelector<HTMLInputElement>(`[name="counts/${CSS.escape(id)}"]`);
		return field && count ? `${field.labels?.[0]?.firstChild?.textContent}: ${count}` : [];
	});

function fillPlainForm(): void {
	// Whoever writes there goes on there.
	if (!plain || plain.hasAttribute('data-taken')) return;
	const { counts = {}, ...typed } = island?.readTyped?.() ?? {};
	const answers: Record<string, unknown> = { ...readDraft(), ...typed, counts: writeCounts(counts) };
	const photos = plain.querySelector<HTMLInputElement>('[type="file"]');
	const chosen = island?.kept?.flatMap(({ target }) => (target as HTMLInputElement).files ?? []).at(-1);
	if (photos && chosen) photos.files = chosen;
	for (const field of plain.querySelectorAll<HTMLInputElement>('[data-key]')) {
		const { key = '', value } = field.dataset;
		const found = key.split(' ').flatMap((name) => answers[name] || []);
		const choices = [...field.querySelectorAll('option')];
		// Untouched, the service of the page is chosen.
		if (key === 'services' && !answers[key]) continue;
		if (field.type === 'checkbox') field.checked = value ? found.includes(value) : found.length > 0;
		else if (found.length > 0)
			field.value = choices.find(({ dataset }) => dataset['value'] === found[0])?.value ?? found.join(', ');
		// Nobody is asked where they come from.
		if (found.length > 0) field.closest('[hidden]')?.removeAttribute('hidden');
	}
}

// The page around the frame may read a link later than this, and a tab that was opened from here stores what is entered there.
addEventListener('storage', ({ key }) => {
	if (key !== QUOTE_DRAFT.key) return;
	hydrateWithDraft();
	fillPlainForm();
});
if (plain) {
	island?.addEventListener('input', () => island.hasAttribute('ssr') && fillPlainForm());
	// Now, and when it appears because the other form threw.
	new IntersectionObserver(fillPlainForm).observe(plain);
	plain.addEventListener('input', () => {
		// It stays, also if the script comes after all, which then must not take the focus.
		plain.toggleAttribute('data-taken', true);
		island?.kept?.splice(0);
	});
}
