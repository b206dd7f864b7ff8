import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { readFullPages } from './seo-site.ts';

/** What assistive technology makes of a page: its headings, landmarks and language. */
const pages = readFullPages().map((page) => {
	const document = parse(page.document.outerHTML);
	// Templates and dialogs are no part of the page until they are opened.
	for (const hidden of document.querySelectorAll('template, dialog, noscript')) hidden.remove();
	return [page.route, document] as const;
});

describe.each(pages)('%s', (_route, document) => {
	const levels = document.querySelectorAll('h1, h2, h3, h4, h5, h6').map((heading) => ({
		level: Number(heading.rawTagName.slice(1)),
		text: heading.text.trim(),
	}));

	test('has one main heading, the first of all', () => {
		expect(levels.filter(({ level }) => level === 1)).toHaveLength(1);
		expect(levels[0]?.level, `the first heading is “${levels[0]?.text}”`).toBe(1);
	});

	test('has headings that go down one step at a time, none of them empty', () => {
		const jumps = levels.filter(({ level }, index) => level > (levels[index - 1]?.level ?? 0) + 1);
		expect(jumps).toEqual([]);
		expect(levels.filter(({ text }) => text === '')).toEqual([]);
	});

	test('has no list without entries', () => {
		const lists = document.querySelectorAll('ul, ol, dl');
		// What is hidden is filled in later, when a visitor asks for it.
		const empty = lists.filter((list) => list.text.trim() === '' && !list.closest('[hidden]'));
		expect(empty.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
	});

	test('has one header, one main part and one footer, and begins with a link past the header', () => {
		expect(document.querySelectorAll('body > header')).toHaveLength(1);
		expect(document.querySelectorAll('main')).toHaveLength(1);
		expect(document.querySelectorAll('body > footer')).toHaveLength(1);
		const first = document.querySelector('body a');
		expect(first?.getAttribute('href')).toBe('#content');
		expect(document.querySelector('main')?.getAttribute('id')).toBe('content');
	});

	test('names each of its navigations', () => {
		const unnamed = document
			.querySelectorAll('nav')
			.filter((nav) => !nav.getAttribute('aria-label') && !nav.getAttribute('aria-labelledby'));
		expect(unnamed.map((nav) => nav.outerHTML.slice(0, 80))).toEqual([]);
	});
});
