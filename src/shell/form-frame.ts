/** After this many milliseconds without the form, the visitor is told about the other ways. */
const patience = 10_000;

/** Whether the frame shows what it should. What another site shows in it cannot be known; our own form can. */
const showsForm = (frame: HTMLIFrameElement) =>
	new URL(frame.src).origin !== location.origin || frame.contentDocument?.querySelector('form') != null;

/**
 * Loads the appointment form when it comes within 200 px of the view. Browsers' own lazy loading starts up to 2,500 px
 * early (https://web.dev/articles/browser-level-lazy-loading), which would put the form's weight on the first view.
 * The frame itself is written once, in the `noscript` of src/sections/AppointmentForm.tsx.
 */
export function loadFormFrames(): void {
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				load(target as HTMLElement);
			}
		},
		{ rootMargin: '200px' },
	);
	for (const place of document.querySelectorAll('[data-form-frame]')) observer.observe(place);
}

function load(place: HTMLElement): void {
	place.insertAdjacentHTML('beforeend', place.querySelector('noscript')?.textContent ?? '');
	const frame = place.querySelector('iframe');
	const report = (state: string) => {
		place.dataset['formFrame'] = state;
	};
	const timer = setTimeout(report, patience, 'slow');
	frame?.addEventListener('load', () => {
		clearTimeout(timer);
		report(showsForm(frame) ? 'ready' : 'failed');
	});
	report('loading');
}
