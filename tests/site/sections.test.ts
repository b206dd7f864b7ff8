import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { contentIn } from '../content.ts';
import { pages, readText } from './site.ts';

/** What stands around the content of a section: it announces or explains, and is nothing without it. */
const around = 'template, script, style, [role="alert"], [data-selection], section header > :not(h2)';
const picture = 'img, iframe, input[type="range"], svg[role="img"]';

/** The levels of headings in their order, and 0 for what a visitor reads or sees between them, names of list entries too. */
function readOutline(node: Node): number[] {
	if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() ? [0] : [];
	if (node.nodeType !== NodeType.ELEMENT_NODE) return [];
	const element = node as HTMLElement;
	const [, level] = /^h(\d)$/i.exec(element.rawTagName ?? '') ?? [];
	if (level) return [element.closest('li') ? 0 : Number(level)];
	return [...(element.matches?.(picture) ? [0] : []), ...element.childNodes.flatMap(readOutline)];
}

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, { document, language }) => {
	const { labels } = contentIn(language);
	const main = parse(document.querySelector('main')?.outerHTML ?? '');
	for (const part of main.querySelectorAll(around)) part.remove();
	const islands = document.querySelectorAll('astro-island');
	const countIn = (part: HTMLElement, selector: string) => part.querySelectorAll(selector).length;

	test('has no heading with nothing under it', () => {
		const headings = main.querySelectorAll('h1, h2, h3, h4').filter((heading) => !heading.closest('li'));
		const outline = readOutline(main);
		const places = outline.flatMap((level, index) => (level > 0 ? [index] : []));
		const isEmpty = (index: number) => {
			const next = outline[index + 1];
			return next === undefined || (next > 0 && next <= (outline[index] ?? 0));
		};
		expect(headings.filter((_, nth) => isEmpty(places[nth] ?? 0)).map(({ text }) => text)).toEqual([]);
	});

	test('has no section with nothing in it', () => {
		const empty = main
			.querySelectorAll('section')
			.filter((section) => !readOutline(section).includes(0))
			.map((section) => section.id);
		expect(empty).toEqual([]);
	});

	test('has no quotation without words', () => {
		const quotations = main.querySelectorAll('blockquote');
		expect(quotations.filter(({ text }) => !/\p{L}/u.test(text))).toEqual([]);
	});

	test('has no arrows, filter or slider with fewer than two things to show', () => {
		const { gallery, carousel } = labels;
		for (const island of islands) {
			const shown = countIn(island, 'figure');
			const arrows = [gallery.next, carousel.next].map((name) => `button[aria-label="${name}"]`).join();
			if (countIn(island, arrows) > 0) expect(shown, 'figures with arrows').toBeGreaterThan(1);
			if (countIn(island, 'input[type="range"]') > 0) expect(shown, 'pairs with a slider').toBeGreaterThan(0);
			if (countIn(island, 'figure') < 2) expect(countIn(island, 'select'), 'filters').toBe(0);
			expect(island.querySelectorAll('[role="status"]').filter(({ text }) => /^0\b/.test(text))).toEqual([]);
		}
	});

	test('is in the menus only if it has something to show', () => {
		if (!readText(route, 'main').includes(labels.shell.nothing)) return;
		for (const { route: from, document: page } of pages)
			expect(page.querySelectorAll(`:is(header, footer, dialog) a[href="${route}"]`), from).toEqual([]);
	});
});
