import { beforeEach } from 'vitest';

/**
 * Shows all islands as on a page that the browser translates: each text is replaced by elements with another text node,
 * and so is what appears later, as Chrome's translation does. An island that goes on with a text node which it has drawn
 * then changes one that isn't on the page anymore, so its tests see old words. The words themselves stay.
 */
function translateText(text: Text): void {
	const parent = text.parentElement;
	if (!text.data.trim()) return;
	if (parent?.closest('font, script, style, svg, textarea, [translate="no"]')) return;
	const outer = document.createElement('font');
	const inner = outer.appendChild(document.createElement('font'));
	inner.append(text.data);
	text.replaceWith(outer);
}

function translateAll(root: Node): void {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	const texts = root instanceof Text ? [root] : [];
	while (walker.nextNode()) texts.push(walker.currentNode as Text);
	for (const text of texts) translateText(text);
}

beforeEach(() => {
	const translation = new MutationObserver((changes) => {
		for (const { addedNodes } of changes) for (const node of addedNodes) translateAll(node);
	});
	translation.observe(document.body, { childList: true, subtree: true });
	return () => translation.disconnect();
});
