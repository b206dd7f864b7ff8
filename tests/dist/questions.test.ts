import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { FaqGroup } from '../../src/content/schema/faq.ts';
import { read } from '../content.ts';
import { readFullPages } from './seo-site.ts';

/** The questions of /faq, their ways from and to the services, and their languages. */
const pages = new Map(readFullPages().map((page) => [page.route, page.document]));
const find = (route: string, selector: string) => pages.get(route)?.querySelectorAll(selector) ?? [];
const readLinks = (route: string, selector: string) =>
	find(route, selector).map((link) => link.getAttribute('href'));

const groups = read('faq') as FaqGroup[];
const services = globSync('content/services/*.yaml').map((file) => basename(file, '.yaml'));

test.each(services)('the page of %s leads to the group of questions about it, which leads back', (id) => {
	const route = `/services/${id}`;
	const group = groups.find(({ service }) => service?.id === id);
	expect(readLinks(route, '#questions a[href^="/faq"]')).toEqual(group ? [`/faq#${group.id}`] : []);
	if (group) expect(readLinks('/faq', `#${group.id} h2 + a`)).toContain(route);
});

test('a question in another language is marked so, wherever it is shown', () => {
	for (const { id, language } of groups.flatMap(({ questions }) => questions))
		for (const route of ['/faq', '/contact', '/quote'])
			for (const shown of find(route, `details#${id}`)) expect(shown.getAttribute('lang')).toBe(language);
});
