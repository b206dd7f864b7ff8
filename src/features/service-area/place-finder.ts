/**
 * "Do you serve my area?" (src/features/service-area/PlaceFinder.tsx): the answers are loaded when a visitor first touches the field, so
 * that the page itself hardly carries any script. With this script, what is typed stays on the device. Without it, or before
 * it has come, the form leads to the list of towns with what was typed in the address, where it is answered.
 */
const form = document.querySelector<HTMLFormElement>('[data-place-finder]');
const input = form?.querySelector('input');

if (form && input) {
	const load = () => import('./place-answer.ts');
	const ask = (typed: string) =>
		load().then(
			({ answer }) => answer(form, typed),
			() => form.querySelector('[role]')?.replaceChildren(form.dataset['unloaded'] ?? ''),
		);
	// A first touch says nothing yet: what does not load now is asked for again by the press.
	form.addEventListener('focusin', () =>
		load()
			.then((answers) => answers.load())
			.catch(() => undefined),
	);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		ask(input.value);
	});
	const sent = new URLSearchParams(location.search).get('place');
	if (sent && !input.value) {
		input.value = sent;
		ask(sent);
	}
}
