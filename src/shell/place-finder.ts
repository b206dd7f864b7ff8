/**
 * "Do you come here?" (src/sections/PlaceFinder.tsx): loads the answers when a visitor first touches the field, so that the
 * page itself hardly carries any script. What is typed, and a position, stay on the device. Without script, or before this
 * one has come, the form leads to the list of towns with what was typed, where it is answered.
 */
const form = document.querySelector<HTMLFormElement>('[data-place-finder]');
const locate = form?.querySelector<HTMLButtonElement>('[data-locate]');

/** Answers what was typed, or where the visitor is; says so when the answers cannot be loaded. The next press tries again. */
async function answer(kind?: 'typed' | 'position'): Promise<void> {
	if (!form) return;
	try {
		const answers = await import('./place-answer.ts');
		await (kind ? answers[kind](form) : answers.load());
	} catch {
		const status = form.querySelector('[role="status"]');
		if (kind && status) status.textContent = form.dataset['unloaded'] ?? '';
	}
}

form?.addEventListener('focusin', () => void answer());
form?.addEventListener('submit', (event) => {
	event.preventDefault();
	void answer('typed');
});
if (locate && 'geolocation' in navigator) locate.hidden = false;
locate?.addEventListener('click', () => void answer('position'));

const sent = new URLSearchParams(location.search).get('place');
const input = form?.querySelector('input');
if (sent && input && !input.value) {
	input.value = sent;
	void answer('typed');
}
