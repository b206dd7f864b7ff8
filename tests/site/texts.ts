import { existsSync, globSync } from 'node:fs';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import type { Collection } from '../../src/collections.ts';
import { contentLanguage, type Language } from '../../src/content/language.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { read, readFolder } from '../content.ts';

/** All texts of the content, and all texts of a built page. */

/** Compares texts whatever their line breaks and kinds of spaces. */
export const normalize = (text: string): string => text.replace(/\s+/g, ' ').trim();

export interface ContentText {
	original: string;
	/** The same as the original where there is no translation. */
	translation: string;
	/** The language that it's written in, if its record says so. */
	language?: string | undefined;
}

/** A block of Markdown without the signs of headings and lists, each entry as a paragraph. */
const dropSigns = (block: string) => block.replace(/^(?:#+|-|\d+\.) /gm, '\n');

/**
 * The texts of a collection that are translated, with their translations; or those that customers wrote.
 * @param kind the mark of their fields in the schema
 */
export function listTexts(
	collection: Collection,
	kind: 'translated' | 'byCustomer',
	to: Language = contentLanguage,
): ContentText[] {
	const { path, extension } = collection;
	const record = shapeOf(collection.schema);
	const shape: Shape = collection.kind === 'list' ? { type: 'array', items: record } : record;
	const collect = (field: Shape, own: unknown, other: unknown, language?: string): ContentText[] => {
		if (own === undefined || own === null) return [];
		if (field.items)
			return (own as unknown[]).flatMap((entry, index) =>
				collect(field.items ?? {}, entry, (other as unknown[])[index], language),
			);
		const [original, translation] = [Object(own), Object(other)];
		if (field.properties)
			return Object.entries(field.properties).flatMap(([key, part]) =>
				collect(part, original[key], translation[key], original.language),
			);
		return field[kind] && typeof own === 'string'
			? [{ original: own, translation: String(other), language }]
			: [];
	};
	const inArticles = () => {
		const theirs = readFolder<object>(path, to);
		return readFolder<object>(path).flatMap((article, index) => [
			...collect(record, article, theirs[index]),
			...article.blocks.flatMap((block, nth) =>
				// Pictures and signs of Markdown are drawn.
				kind !== 'translated' || /^!|\*/.test(block)
					? []
					: { original: dropSigns(block), translation: dropSigns(theirs[index]?.blocks[nth] ?? '') },
			),
		]);
	};
	if (extension === 'md') return inArticles();
	return globSync(`content/${path}${collection.kind === 'folder' ? '/*' : ''}.${extension}`)
		.map((file) => file.replaceAll('\\', '/').replace('content/', ''))
		.filter((file) => existsSync(`content/${file}`))
		.flatMap((file) => collect(shape, read(file), read(file, to)));
}

/** A string in data, with the name of its property. */
export interface DataText {
	key: string;
	text: string;
}

/** What a customer said, in the data of a review or of a before-and-after pair. */
const quoted = new Set(['text', 'testimonial']);

/** All strings of a value but words that are marked as being in the content's language. @param skip properties to pass over, whatever they hold */
export function readStrings(value: unknown, skip: ReadonlySet<string> = new Set(), key = ''): DataText[] {
	if (skip.has(key)) return [];
	if (typeof value === 'string') return [{ key, text: value }];
	if (Array.isArray(value)) return value.flatMap((item) => readStrings(item, skip, key));
	const isMarked = Object(value).language === contentLanguage;
	return Object.entries(Object(value)).flatMap(([name, item]) =>
		isMarked && quoted.has(name) ? [] : readStrings(item, skip, name),
	);
}

/** Values as Astro writes them for an island: each with its kind before it, 1 for a list. */
function decode([kind, value]: [number, unknown]): unknown {
	if (kind === 1) return (value as [number, unknown][]).map(decode);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value as Record<string, [number, unknown]>).map(([key, item]) => [key, decode(item)]),
	);
}

/** The strings that the islands of a page get, but those that only the owner reads. */
export const readProps = (document: HTMLElement): DataText[] =>
	document
		.querySelectorAll('astro-island')
		.flatMap((island) =>
			readStrings(decode([0, JSON.parse(island.getAttribute('props') ?? '{}')]), new Set(['original'])),
		);

/** What is in the content's language on a translated page and says so. */
const marked = `[lang="${contentLanguage}"], a[hreflang="${contentLanguage}"]`;
const readAttributes = /^(?:alt|title|placeholder|label|content|aria-(?!labelledby).*|data-.*)$/;

/** The texts of a page between its tags and in its attributes, as they are split by elements. */
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
	walk(parse(document.toString()));
	return pieces.map(normalize).filter(Boolean);
}
