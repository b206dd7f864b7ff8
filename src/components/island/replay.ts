import { partSelector, type WaitingIsland } from './client-replay.ts';

type Control = HTMLInputElement & HTMLFormElement;

/**
 * Sets a field to the visitor's choice and tells React. Text that stands in its field already is left alone, because a word may still be
 * being composed: the form takes it as data.
 * @param isNew whether React has drawn this field in the place of the visitor's
 */
function repeatInput(
	field: HTMLInputElement,
	isNew: boolean,
	{ value = '', files }: Partial<HTMLInputElement>,
): void {
	// Only the visitor can choose its files, so they are handed on.
	if (files) field.files = files;
	else if (isNew || /^(?:range|select)/.test(field.type)) {
		// React ignores an event if the field has the value that it saw last (https://github.com/facebook/react/issues/11488).
		if (field.type === 'range') field.value = '';
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
	}
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * The part that stands for one of before hydration. If the HTML isn't what React expects, because a translator or a
 * password manager has changed it, React draws the island anew: then it's the one at the same place. Undefined if that
 * is another kind of part, such as in another step of a form.
 */
function findNow(island: WaitingIsland, part: Control): Control | undefined {
	if (part.isConnected) return part;
	const now = [...island.querySelectorAll<Control>(partSelector)][island.parts?.indexOf(part) ?? -1];
	const isAlike = (name: string) => now?.getAttribute(name) === part.getAttribute(name);
	return now?.localName === part.localName && isAlike('type') && isAlike('name') ? now : undefined;
}

/**
 * Replays what a visitor did in an island before it hydrated, in order. Several presses of the same button count as
 * one, because nothing seemed to happen. Links have already acted and aren't replayed. Nor are <details>, unless they
 * were drawn anew.
 */
async function replay(island: WaitingIsland): Promise<void> {
	const tasks = new Map<Element, () => void>();
	for (const event of island.kept ?? []) {
		const target = event.target as Control;
		const key = event.type === 'click' ? target.closest<Control>('button[type="button"], summary') : target;
		if (!key) continue;
		const { value, files } = target;
		// Moves a repeated one to the end.
		tasks.delete(key);
		tasks.set(key, () => {
			const now = findNow(island, key);
			if (event.type === 'submit') {
				const { submitter } = event as SubmitEvent;
				now?.requestSubmit(submitter && findNow(island, submitter as Control));
			} else if (event.type === 'input') {
				if (now) repeatInput(now, now !== key, { value, files });
			} else if (key.localName === 'summary') {
				now?.parentElement?.toggleAttribute('open', key.parentElement?.hasAttribute('open'));
			} else now?.click();
		});
	}
	const { activeElement } = document;
	const focused = island.contains(activeElement) ? (activeElement as Control) : undefined;
	const { selectionStart, selectionEnd } = focused ?? {};
	if (tasks.size === 0 && !focused) return;
	// This kind of event makes React hydrate at once (https://github.com/reactwg/react-18/discussions/37), before the
	// visitor can do anything else. Nothing listens to it.
	island.firstElementChild?.dispatchEvent(new Event('pointercancel'));
	// By now the form has taken over what was typed.
	island.kept?.splice(0);
	const field = focused && findNow(island, focused);
	if (field !== focused) field?.focus({ preventScroll: true });
	for (const task of tasks.values()) {
		task();
		// Lets React render the result before the next event.
		await Promise.resolve();
	}
	// Check boxes and others have no caret.
	if (typeof selectionStart === 'number' && field !== focused && field === document.activeElement)
		field?.setSelectionRange(selectionStart, selectionEnd ?? null);
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
