import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFullPages } from './seo-site.ts';

/** The ways to reach the company: which stands first, and where the booking provider's own form is offered. */
const pages = readFullPages();
const { links } = parse(readFileSync('content/company.yaml', 'utf8'));

/** Rows of actions that hold both a call and a link to the quote. */
const findRows = (page: (typeof pages)[number]) =>
	page.document
		.querySelectorAll('main div')
		.map((row) => row.childNodes.flatMap((node) => ('getAttribute' in node ? [node] : [])))
		.map((children) =>
			children
				.map((child) => (child as (typeof page)['document']).getAttribute('href') ?? '')
				.filter((href) => href.startsWith('tel:') || /^(\/quote|#form)$/.test(href))
				.map((href) => (href.startsWith('tel:') ? 'call' : 'quote')),
		)
		.filter((row) => row.length === 2);

describe.each(
	pages
		.filter(({ route, indexed }) => indexed && route.startsWith('/services/'))
		.map((page) => [page.route, page] as const),
)('%s', (_route, page) => {
	test('asks for the call first in an emergency and for the quote first otherwise, in hero and closing', () => {
		const { emergency, closing } = parse(readFileSync(`content${page.route}.yaml`, 'utf8'));
		const order = emergency ? ['call', 'quote'] : ['quote', 'call'];
		const rows = [true, closing].filter(Boolean);
		expect(findRows(page)).toEqual(rows.map(() => order));
	});
});

test.each(['/contact', '/quote'])('%s links to the work-request form of the booking provider', (route) => {
	const page = pages.find((candidate) => candidate.route === route);
	const found = page?.document.querySelectorAll('main a').map((link) => link.getAttribute('href'));
	expect(found?.filter((href) => href === links.workRequest)).toHaveLength(links.workRequest ? 1 : 0);
});
