import type { WaitingIsland } from './client-replay.ts';

/**
 * Sets a field to the visitor's input and tells React, which ignores an event if the field has the value that it saw
 * last (https://github.com/facebook/react/issues/11488).
 */
function repeatInput(field: HTMLInputElement, { value, checked }: { value: string; checked: boolean }): void {
	if (field.type === 'checkbox') {
		field.checked = !checked;
		field.click();
		return;
	}
	// Only the visitor can choose its files, and they are still in it.
	if (SENDS_REQUESTS && field.type === 'file') {
		field.dispatchEvent(new Event('change', { bubbles: true }));
		return;
	}
	field.value = '';
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Replays what a visitor did in an island before it hydrated, in order. Several presses of the same button count as
 * one, because nothing seemed to happen. Links and <details> have already acted and aren't replayed.
 */
async function replay(island: WaitingIsland): Promise<void> {
	const tasks = new Map<Element, () => void>();
	for (const event of island.kept?.splice(0) ?? []) {
		const target = event.target as HTMLInputElement & HTMLFormElement;
		const button = target.closest<HTMLButtonElement>('button[type="button"]');
		const key = event.type === 'click' ? button : target;
		if (!key) continue;
		const { value, checked } = target;
		// Moves a repeated one to the end.
		tasks.delete(key);
		tasks.set(key, () => {
			if (event.type === 'submit') target.requestSubmit((event as SubmitEvent).submitter);
			else if (event.type === 'input') repeatInput(target, { value, checked });
			else button?.click();
		});
	}
	if (tasks.size === 0) return;
	// This kind of event makes React hydrate at once (https://github.com/reactwg/react-18/discussions/37). Nothing
	// listens to it.
	island.firstElementChild?.dispatchEvent(new Event('pointercancel'));
	for (const task of tasks.values()) {
		task();
		// Lets React render the result before the next event.
		await Promise.resolve();
	}
}

// Astro sends this to the island right after React has begun to listen.
if (typeof document !== 'undefined')
	document.addEventListener(
		'astro:hydrate',
		({ target }) => {
			const island = target as WaitingIsland;
			island.removeAttribute('aria-busy');
			island.removeAttribute('data-failed');
			void replay(island);
		},
		true,
	);
