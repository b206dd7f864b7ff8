import { HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import type { RecordOf } from '../../src/collections.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { areas, contentIn, phoneLink, posts, read, readList, reviews, services, team } from '../content.ts';
import { find, hasPage, pages, testPages } from './site.ts';

/**
 * What stands around the content of a section: it announces or explains, and is nothing without it. In a text that the owner
 * wrote in Markdown, what follows a heading is the owner's.
 */
const around =
	'template, script, style, [role="alert"], [data-selection], section header > :not(h2), .Article-body :is(h2, h3, h4, h5, h6)';

const isPicture = ({ rawTagName, attributes }: HTMLElement) =>
	/^(?:img|iframe)$/i.test(rawTagName) || attributes['type'] === 'range' || attributes['role'] === 'img';

/** Headings with their levels in their order, and undefined for what a visitor reads or sees between them, names of list entries too. */
function readOutline(node: Node, isInList = false): ({ text: string; level: number } | undefined)[] {
	if (node.nodeType === NodeType.TEXT_NODE) return node.text.trim() ? [undefined] : [];
	if (!(node instanceof HTMLElement)) return [];
	const [, level] = /^h(\d)$/i.exec(node.rawTagName ?? '') ?? [];
	if (level) return [isInList ? undefined : { text: node.text, level: Number(level) }];
	const inner = node.childNodes.flatMap((child) => readOutline(child, isInList || node.rawTagName === 'li'));
	return isPicture(node) ? [undefined, ...inner] : inner;
}

testPages(
	'no page has a heading or a section with nothing in it, or a quotation without words',
	pages,
	({ document }) => {
		const main = parse(document.querySelector('main')?.outerHTML ?? '');
		for (const part of main.querySelectorAll(around)) part.remove();
		const outline = readOutline(main);
		const headings = outline.flatMap((heading, index) => {
			if (!heading) return [];
			if (index + 1 === outline.length) return heading.text;
			const next = outline[index + 1];
			return next && next.level <= heading.level ? heading.text : [];
		});
		const sections = main
			.querySelectorAll('section')
			.filter((section) => !readOutline(section).includes(undefined));
		const quotations = main.querySelectorAll('blockquote').filter(({ text }) => !/\p{L}/u.test(text));
		return [...headings, ...[...sections, ...quotations].map(({ outerHTML }) => outerHTML)];
	},
);

testPages(
	'no page has arrows, filters or sliders with fewer than two things to show',
	pages,
	({ document, language }) => {
		const { gallery, carousel } = contentIn(language).labels;
		const arrows = [gallery.next, carousel.next].map((name) => `button[aria-label="${name}"]`).join();
		return document.querySelectorAll('astro-island').flatMap((island) => {
			const count = (selector: string) => island.querySelectorAll(selector).length;
			const shown = count('figure');
			return [
				count(arrows) > 0 && shown < 2 ? `arrows for ${shown}` : undefined,
				count('input[type="range"]') > 0 && shown === 0 ? 'a slider for nothing' : undefined,
				count('select') > 0 && shown < 2 ? `filters for ${shown}` : undefined,
				...island.querySelectorAll('[role="status"]').map(({ text }) => /^0\b.*/.exec(text)?.[0]),
			];
		});
	},
);

const home = read('pages/home') as RecordOf<'home'>;
/** The sections of the home page in the order of docs/specification.md, 3.1, each with what it has to show. */
const sections: [name: string, copy: unknown, records: readonly unknown[]][] = [
	// The bar of reasons to trust has no heading: it's no section.
	['div', home.trust, home.trust ?? []],
	['services', home.services, services],
	['process', home.process, home.process?.steps ?? []],
	['gallery', home.gallery, readList('gallery')],
	[
		'reviews',
		home.reviews,
		reviews.filter((one, position) => one.text && home.reviews?.featured?.includes(idOf(one, position))),
	],
	['team', home.team, team],
	['articles', home.articles, posts],
	['service-areas', home.areas, areas],
];

test('the home page has its sections in the order of docs/specification.md, 3.1', () => {
	const found = find('/', 'main > section, main > div').map(
		(part) => part.id || part.getAttribute('aria-labelledby') || part.rawTagName,
	);
	const filled = sections.flatMap(([name, copy, records]) => (copy && records.length > 0 ? name : []));
	expect(found.filter((name) => name !== 'call-to-action-title')).toEqual(['hero-title', ...filled]);
	// Home may have the form itself.
	for (const link of hasPage('/quote') ? ['a[href="/quote"]', phoneLink] : [])
		expect(find('/', `#service-areas ${link}`).length > 0, link).toBe(filled.includes('service-areas'));
});
