import type { WaitingIsland } from './client-replay.ts';

/** What acts by itself, without script: a second, artificial press would undo what the first one did. */
const native = 'a, button, input, select, textarea, label, summary';

/** Sends a copy of an event to where the event happened. */
const resend = (event: Event) =>
	event.target?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));

/**
 * Sets a choice anew and tells React, which compares with the value that it saw last and stays silent when it finds
 * the same (https://github.com/facebook/react/issues/11488).
 */
function choose(field: HTMLInputElement | HTMLSelectElement, value: string): void {
	field.value = '';
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Hands on what a visitor did in an island before its script had come, in the order in which it was done, and once: who
 * presses the same button again because nothing happened means one press. What HTML does by itself (links, boxes,
 * text fields, <details>) has happened already and is not repeated.
 */
async function replay(island: WaitingIsland): Promise<void> {
	const tasks = new Map<EventTarget, () => void>();
	let pressed: Event | undefined;
	for (const event of island.kept?.splice(0) ?? []) {
		const target = event.target as HTMLElement;
		const plan = (key: HTMLElement, task: () => void) => {
			// The last place in the order counts, as it was done last.
			tasks.delete(key);
			tasks.set(key, task);
		};
		if (event.type === 'click') {
			const button = target.closest('button');
			if (button?.type === 'button') plan(button, () => button.click());
		} else if (event.type === 'submit') {
			const { submitter } = event as SubmitEvent;
			plan(target, () => (target as HTMLFormElement).requestSubmit(submitter));
		} else if (event.type === 'input') {
			const field = target as HTMLInputElement | HTMLSelectElement;
			const { value } = field;
			if (field.matches('select, [type="range"]')) plan(field, () => choose(field, value));
		} else if (!target.closest(native)) {
			// A pointer on a surface: a tap, a drag or a swipe. One that the browser took for scrolling ends in pointercancel.
			const press = pressed;
			pressed = event.type === 'pointerdown' ? event : undefined;
			if (press && event.type === 'pointerup')
				plan(target, () => {
					resend(press);
					resend(event);
				});
		}
	}
	// The finger is still down: its next moves come by themselves.
	if (pressed) tasks.set(island, () => pressed && resend(pressed));
	if (tasks.size === 0) return;
	// React hydrates before it goes on when an event of this kind reaches it; this one says nothing to anybody.
	// https://github.com/reactwg/react-18/discussions/37
	island.firstElementChild?.dispatchEvent(new Event('pointercancel'));
	for (const task of tasks.values()) {
		task();
		// React draws what follows from one press before the next.
		await Promise.resolve();
	}
}

// Astro sends it to the island right after React has begun to listen.
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
