/**
 * Watches the form until its own script has come: remembers which fields were typed in (`data-typed`), so that the form
 * can tell them from fields that a browser has filled again, and keeps them in the draft when the visitor leaves or loads
 * the page anew before that. It imports nothing, so that it travels inside the page.
 * @param island the element around the form
 * @param draftKey where the draft lies in session storage; its shape is that of draft.ts
 */
export function keepTyped(island: Element, draftKey: string): void {
	const form = island.querySelector('form');
	if (!form) return;
	const waiting = new AbortController();
	const names = new Set<string>();
	const read = (name: string) => {
		const data = new FormData(form);
		const field = form.elements.namedItem(name);
		if (name === 'services') return data.getAll(name);
		return (field as HTMLInputElement).type === 'checkbox' ? data.has(name) : data.get(name);
	};
	form.addEventListener(
		'input',
		({ target }) => {
			names.add((target as HTMLInputElement).name);
			form.dataset['typed'] = [...names].join(' ');
		},
		waiting,
	);
	addEventListener(
		'pagehide',
		() => {
			if (names.size === 0) return;
			try {
				const kept = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
				const typed = Object.fromEntries([...names].map((name) => [name, read(name)]));
				sessionStorage.setItem(draftKey, JSON.stringify({ ...kept, request: { ...kept.request, ...typed } }));
			} catch {
				// Refused, full or unreadable: the fields are all there is.
			}
			names.clear();
			delete form.dataset['typed'];
		},
		waiting,
	);
	island.addEventListener('astro:hydrate', () => waiting.abort());
}
