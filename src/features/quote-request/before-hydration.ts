import type { WaitingIsland } from '../../components/island/client-replay.ts';

/**
 * What the form does before it hydrates. A draft starts hydration, and so do answers in its address or that of the page around it.
 * What is typed and pressed until then, the island keeps and repeats (docs/decisions/0026-early-presses.md). The plain form, which
 * takes the place of this one if its script fails, is filled in with the same and with the draft. Has no imports at run time, so that Astro inlines it.
 */
const island = document.querySelector<WaitingIsland>('astro-island:has(form)');
const form = island?.querySelector('form');
const plain = SENDS_REQUESTS ? document.querySelector<HTMLFormElement>('[data-plain]') : null;

/** The stored draft; nothing if there is none that this form wrote. */
function readDraft(): { request?: Record<string, unknown> } | null {
	try {
		return JSON.parse(sessionStorage.getItem(form?.dataset['draft'] ?? '') ?? 'null');
	} catch {
		return null;
	}
}

function hasAnswers(): boolean {
	const names = form?.dataset['parameters']?.split(' ') ?? [];
	const page = window.frameElement ? parent : window;
	const given = new URLSearchParams(`${location.search}&${page.location.search.slice(1)}`);
	return names.some((name) => given.has(name));
}

function hydrateWithDraft(): void {
	// An event that makes src/components/island/client-replay.ts hydrate.
	if (readDraft() || hasAnswers()) island?.dispatchEvent(new Event('focusin'));
}
hydrateWithDraft();
// The form wrote it in a tab that this page opened.
addEventListener('storage', hydrateWithDraft);

/** The answers of the draft and, over them, what was typed since. Files go into the plain form's own field. */
function readAnswers(plain: HTMLFormElement): Record<string, unknown> {
	const typed: Record<string, unknown> = {};
	/** The quantities, which have no field of their own there: "Room: 3". */
	const counts = new Map<EventTarget, string>();
	for (const { type, target } of island?.kept ?? []) {
		const field = target as HTMLInputElement;
		const { name, value, checked, files, labels } = field;
		const photos = plain.querySelector<HTMLInputElement>('[type="file"]');
		if (type !== 'input') continue;
		if (files && photos) photos.files = files;
		if (name.startsWith('counts/')) counts.set(field, `${labels?.[0]?.firstChild?.textContent}: ${value}`);
		else if (name === 'services') typed[name] = new FormData(form ?? undefined).getAll(name);
		else typed[name] = field.type === 'checkbox' ? checked : value;
	}
	return { ...readDraft()?.request, ...typed, counts: [...counts.values()] };
}

function fillPlainForm(): void {
	// Whoever writes there goes on there.
	if (!plain || plain.hasAttribute('data-taken')) return;
	const answers = readAnswers(plain);
	for (const field of plain.querySelectorAll<HTMLInputElement>('[data-key]')) {
		const { key = '', value } = field.dataset;
		const found = key.split(' ').flatMap((name) => answers[name] || []);
		const choices = [...field.querySelectorAll('option')];
		// Untouched, the service of the page is chosen.
		if (key === 'services' && !answers[key]) continue;
		if (field.type === 'checkbox') field.checked = value ? found.includes(value) : found.length > 0;
		else if (found.length > 0)
			field.value = choices.find(({ dataset }) => dataset['value'] === found[0])?.value ?? found.join(', ');
	}
}

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
