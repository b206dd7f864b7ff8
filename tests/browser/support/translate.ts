/** What the imitated translation adds to each text: it can't be seen and breaks no line. */
export const mark = '\u2060';

/**
 * Runs in the page: replaces each text by elements with another text, and goes on with what appears later, as Chrome's
 * translation does. Script that keeps a text node then has one that isn't in the page anymore.
 */
export function translate(): void {
	function translateText(text: Text): void {
		if (!text.data.trim() || text.parentElement?.closest('font, script, style, svg, textarea')) return;
		const outer = document.createElement('font');
		const inner = outer.appendChild(document.createElement('font'));
		inner.append(`${text.data}\u2060`);
		text.replaceWith(outer);
	}
	function translateAll(root: Node): void {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts = root instanceof Text ? [root] : [];
		while (walker.nextNode()) texts.push(walker.currentNode as Text);
		for (const text of texts) translateText(text);
	}
	function start(): void {
		translateAll(document.body);
		new MutationObserver((changes) => {
			for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
		}).observe(document.body, { childList: true, subtree: true });
	}
	if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
	else start();
}

/** Runs in the page: the words that a visitor reads in a part of it; then what was entered there, and what has the focus. */
export function readPart(selector: string): [words: string, entered: string[]] {
	const part = document.querySelector<HTMLElement>(selector);
	const controls = [
		...(part?.querySelectorAll<HTMLInputElement>('a, button, input, select, summary, textarea, [tabindex]') ??
			[]),
	];
	const values = controls.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value));
	const focus = controls.indexOf(document.activeElement as HTMLInputElement);
	// biome-ignore lint/performance/useDomNodeTextContent: what is hidden isn't read, such as the fallback of an island.
	return [part?.innerText ?? '', [...values, focus].map(String)];
}

/** Runs in the page: no minute passes between two answers, and while the company is closed they are longer. */
export function stopAtNight(): void {
	const night = Date.UTC(2026, 10, 22, 4);
	globalThis.Date = new Proxy(Date, {
		construct: (target, values) => Reflect.construct(target, values.length > 0 ? values : [night]),
		get: (target, key) => (key === 'now' ? () => night : Reflect.get(target, key)),
	});
}
