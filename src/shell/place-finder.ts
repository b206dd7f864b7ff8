/**
 * "Do you come here?" (src/sections/PlaceFinder.tsx): the answers are loaded when a visitor first touches the field, so that
 * the page itself hardly carries any script. What is typed, and a position, stay on the device. Without script, or before
 * this one has come, the form leads to the list of towns with what was typed, where it is answered.
 */
const form = document.querySelector<HTMLFormElement>('[data-place-finder]');

if (form) {
	const pass = (event?: Event) => {
		if (event?.type === 'submit') event.preventDefault();
		import('./place-answer.ts').then(
			({ answer }) => answer(form, event),
			() => form.querySelector('[role]')?.replaceChildren(form.dataset['unloaded'] ?? ''),
		);
	};
	for (const type of ['focusin', 'submit', 'click']) form.addEventListener(type, pass);
	if (location.search) pass();
}
