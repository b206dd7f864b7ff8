/**
 * Loads the appointment form when it comes near the view. Browsers' own lazy loading starts up to 2,500 px early
 * (https://web.dev/articles/browser-level-lazy-loading), which would put the form's weight on the first view. Until the
 * visitor scrolls, "near" means that a quarter of its place is in view, as on wide screens, where it stands beside the
 * words; from the first scroll on it means 300 px.
 * The frame itself is written once, in the `noscript` of src/features/quote-request/AppointmentForm.tsx.
 */

/** After this many milliseconds without the form, the visitor is told about the other ways. */
const timeoutMs = 10_000;

/** Whether the frame shows what it should. What another site shows in it cannot be known; our own form can. */
const showsForm = (frame: HTMLIFrameElement) =>
	new URL(frame.src).origin !== location.origin || frame.contentDocument?.querySelector('form');

function watch(options: IntersectionObserverInit): void {
	const observer = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (isIntersecting) load(target as HTMLElement);
		}
	}, options);
	document.querySelectorAll('[data-form-frame]').forEach((place) => {
		observer.observe(place);
	});
}

function load(place: HTMLElement): void {
	if (place.querySelector('iframe')) return;
	place.insertAdjacentHTML('beforeend', place.querySelector('noscript')?.textContent ?? '');
	const frame = place.querySelector('iframe');
	const report = (state: string) => {
		place.dataset['formFrame'] = state;
	};
	const timer = setTimeout(report, timeoutMs, 'slow');
	frame?.addEventListener('load', () => {
		clearTimeout(timer);
		report(showsForm(frame) ? 'ready' : 'failed');
	});
	report('loading');
}

// After everything else of the page: a provider that is slow must hold up neither the hero nor the page's own end.
addEventListener('load', () => watch({ threshold: 0.25 }));
addEventListener('scroll', () => watch({ rootMargin: '300px' }), { once: true });

export {};
