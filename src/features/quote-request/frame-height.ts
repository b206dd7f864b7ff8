/*
 * Gives the frame around the form the height of what is in it, from 440 to 640 px (docs/specification.md, 6.1). In a tab of
 * its own there is no frame. Has no imports, so that Astro inlines it.
 */
const content = document.querySelector('main');

if (content)
	new ResizeObserver(() => {
		const height = Math.ceil(content.getBoundingClientRect().height);
		window.frameElement?.setAttribute('height', String(Math.min(Math.max(height, 440), 640)));
	}).observe(content);

export {};
