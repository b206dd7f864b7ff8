const signs = ['scroll', 'keydown', 'pointerdown', 'pointermove'] as const;

/** Lets the waiting pictures load (src/styles/late.css): those in view at once, all at the visitor's first sign. */
export function setUpLatePictures(): void {
	const rouse = () => {
		document.documentElement.setAttribute('data-roused', '');
		view.disconnect();
		for (const sign of signs) removeEventListener(sign, rouse);
	};
	const view = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) if (isIntersecting) target.removeAttribute('data-late');
	});
	for (const picture of document.querySelectorAll('[data-late]')) view.observe(picture);
	for (const sign of signs) addEventListener(sign, rouse, { passive: true });
}
