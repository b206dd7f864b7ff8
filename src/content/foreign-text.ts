import { type HTMLElement, NodeType, parse, TextNode } from 'node-html-parser';
import { tokenPattern } from '../lib/tokens.ts';
import { contentLanguage } from './language.ts';

/** Around a text that a page in another language shows in the content's language. Characters for private use. */
const [start, end] = ['\uE000', '\uE001'];
const words = `[^${start}${end}]*`;
const around = (part: string) => `${words}(?:${start}${part}${end}${words})*`;
/** What is filled in for a word in braces, such as the opening hours, may have marked words itself. */
const marked = new RegExp(`${start}(${around(around(words))})${end}`, 'g');
/** Also in addresses, such as that of a prepared message. */
const marks = new RegExp([start, end].flatMap((mark) => [mark, encodeURIComponent(mark)]).join('|'), 'gi');

/** Marks a text, paragraph by paragraph, unless it has no words. */
export const markForeign = (text: string): string =>
	text.replace(/[^\n].*(?:\n.+)*/g, (part) => (/\p{L}/u.test(part) ? `${start}${part}${end}` : part));

/** A text without its marks: what isn't HTML can't say its language. */
export const dropMarks = (text: string): string => text.replace(marks, '');

/** Before a block of Markdown, whose signs have to stay at its start. */
const blockMark = '<!--foreign-->';
const markedBlock = new RegExp(`${blockMark}\\s*<([a-z]\\w*)([^>]*)`, 'g');

/** Marks a block of Markdown; of a picture, its caption. */
export const markBlock = (block: string): string =>
	block.startsWith('![')
		? block.replace(/(?<=^!\[)[^\]\n]+/, markForeign)
		: `${blockMark}\n\n${block.replace(tokenPattern, (_, name) => `{${originalToken(name)}}`)}`;

/** The token that has the value of another one in the content's language, for a text in which no mark can say that it is. */
export const originalToken = (name: string): string => `original.${name}`;

/** Whether a text is marked. */
export const isForeign = (text: string): boolean => text.includes(start);

const isOwn = (node: unknown): node is TextNode =>
	node instanceof TextNode && node.nodeType === NodeType.TEXT_NODE && isForeign(node.rawText);

/** Says of an element what language its text is in or, where only a part of it is marked, of that part. */
function nameLanguageOf(element: HTMLElement): void {
	const texts = element.childNodes.filter(isOwn);
	if ('lang' in element.rawAttributes || (texts.length === 0 && !isForeign(element.rawAttrs))) return;
	const isWhole = !/\p{L}/u.test(element.textContent.replace(marked, ''));
	// A title can have no elements. What is beside its words is the company's name.
	if (isWhole || element.rawTagName === 'title')
		element.rawAttrs = `${element.rawAttrs} lang="${contentLanguage}"`.trim();
	// React would draw an island anew if there were another element.
	else if (!element.closest('astro-island'))
		for (const text of texts)
			text.rawText = text.rawText.replace(marked, `<span lang="${contentLanguage}">$1</span>`);
}

/** Replaces the marks of a page by lang attributes (WCAG 3.1.2), which are also what browsers' translations look at. */
export function showForeign(written: string): string {
	const html = written.replace(markedBlock, `<$1$2 lang="${contentLanguage}"`);
	if (!isForeign(html)) return dropMarks(html);
	const page = parse(html, { comment: true });
	for (const element of page.querySelectorAll('body *, title'))
		if (element.rawTagName !== 'astro-island') nameLanguageOf(element);
	return dropMarks(page.toString());
}
