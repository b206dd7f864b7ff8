import { type HTMLElement, NodeType } from 'node-html-parser';
import { contentLanguage } from '../../src/content/language.ts';

/** Texts in the pieces that pages split them into. */

/** Compares texts whatever their line breaks and kinds of spaces. */
export const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text of the content in pieces: at links, phones, addresses, words in braces and the signs of Markdown. */
export const split = (text: string): string[] =>
	text
		.replace(/!\[.*?\]\(.*?\)/g, '\n')
		.replace(/\[(.*?)\]\(.*?\)/g, '\n$1\n')
		.split(/\{\w[\w.-]*\}|\(\d{3}\) \d{3}-\d{4}|\S+@\S+\w|\*+| ?\| ?|(?:^|\n+)(?:#+ |- |\d+\. )?/)
		.map(normalize)
		.filter((piece) => /\p{L}{2}/u.test(piece));

/** Names of properties whose values are no words for readers, and what only the owner reads. */
const silent = new Set([
	'@context',
	'@type',
	'@id',
	'id',
	'original',
	'days',
	'dayOfWeek',
	'contactType',
	'employmentType',
	'unitText',
]);

/** Whether a part of what an island gets says that it's in the content's language. */
const isMarked = (value: unknown) => [Object(value).lang].flat().includes(contentLanguage);

/** All strings of a value, but for parts in the content's language that say so. */
export const readStrings = (value: unknown): string[] =>
	typeof value === 'string'
		? [normalize(value)]
		: isMarked(value)
			? []
			: Object.entries(Object(value)).flatMap(([key, item]) => (silent.has(key) ? [] : readStrings(item)));

/** What the islands of a page get, and its structured data, as strings. */
export const readData = (document: HTMLElement): string[] =>
	[
		...document.querySelectorAll('astro-island').map((island) => island.getAttribute('props') ?? ''),
		...document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText),
	].flatMap((json) => readStrings(JSON.parse(json || 'null')));

/** What is in the content's language on a translated page and says so. */
const marked = `[lang="${contentLanguage}"], a[hreflang="${contentLanguage}"]`;
const readAttributes = /^(?:alt|title|placeholder|label|content|aria-(?!labelledby).*|data-.*)$/;

/** The texts of a page between its tags and in its attributes, but for what is marked as being in the content's language. */
export function readPieces(document: HTMLElement): string[] {
	const pieces: string[] = [];
	const walk = (element: HTMLElement) => {
		if (/^(?:script|style)$/i.test(element.rawTagName ?? '') || element.matches?.(marked)) return;
		for (const [name, value] of Object.entries(element.attributes ?? {}))
			if (readAttributes.test(name) && !(name.startsWith('data-') && /^\S*$/.test(value))) pieces.push(value);
		// React writes a comment between two texts in a row.
		let text = '';
		for (const node of element.childNodes)
			if (node.nodeType === NodeType.TEXT_NODE) text += node.text;
			else if (node.nodeType === NodeType.ELEMENT_NODE) {
				pieces.push(text);
				text = '';
				walk(node as HTMLElement);
			}
		pieces.push(text);
	};
	walk(document);
	return pieces.map(normalize).filter(Boolean);
}
