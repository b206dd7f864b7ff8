const signs = ['scroll', 'keydown', 'pointerdown', 'pointermove'] as const;

/** Lets the waiting pictures load (src/styles/late.css) at the visitor's first sign, or at once where one is in view. */
export function setUpLatePictures(): void {
	const rouse = () => {
		document.documentElement.setAttribute('data-roused', '');
		view.disconnect();
		for (const sign of signs) removeEventListener(sign, rouse);
	};
	const view = new IntersectionObserver(
		(entries) => entries.some((entry) => entry.isIntersecting) && rouse(),
	);
	for (const picture of document.querySelectorAll('[data-late]')) view.observe(picture);
	for (const sign of signs) addEventListener(sign, rouse, { passive: true });
}
