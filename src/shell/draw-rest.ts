/**
 * Draws what lies below the first view (src/styles/drawing.css) once the page has loaded: section by section, each in a task
 * of its own, so that a touch or a scroll never waits for the whole page to be laid out.
 * @param done called when all of it is drawn
 */
export function drawRest(done: () => void): void {
	const waiting = document.querySelectorAll('main > * ~ *, body > footer').values();
	const drawNext = () => {
		const section = waiting.next().value;
		if (!section) return done();
		section.setAttribute('data-drawn', '');
		// Lays it out now: the browser would otherwise do all of them at once, before its next frame.
		section.getBoundingClientRect();
		setTimeout(drawNext);
	};
	addEventListener('load', () => setTimeout(drawNext));
}
