import Validator from '@adobe/structured-data-validator';
import { expect, test } from 'vitest';
import type { Position } from '../../src/features/careers/schema.ts';
import { addDays } from '../../src/lib/date.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { siteUrl } from '../../src/site/site.ts';
import { areas, company, readFolder, today } from '../content.ts';
import {
	addressesOf,
	addressIn,
	pages as allPages,
	type BuiltPage,
	findFile,
	hasPage,
	languagesOf,
	readMeta,
	squash,
	urlOf,
} from './site.ts';

/** Properties whose words a reader finds on the page as they are. Hours and dates are written from the same records as the page's. */
const forReaders = new Set([
	'name',
	'headline',
	'title',
	'description',
	'articleSection',
	'jobTitle',
	'serviceType',
	'email',
	'telephone',
	'foundingDate',
	'streetAddress',
	'addressLocality',
	'postalCode',
]);

/** Whether an address is a page or file of the site, or a link that the page shows. */
const leadsSomewhere = (address: string, { document }: BuiltPage) =>
	address.startsWith(siteUrl)
		? findFile(address) !== undefined
		: document.querySelectorAll('a[href]').some((link) => link.getAttribute('href') === address);

/** What of a graph its page does not show, as "property: words". */
function findHiddenFacts(graph: unknown, page: BuiltPage): string[] {
	const shown = squash(page.text);
	const isShown = (key: string, value: string) => {
		if (/^https:/.test(value)) return key.startsWith('@') || leadsSomewhere(value, page);
		if (!forReaders.has(key)) return true;
		// The description of a position is HTML: each of its parts is a fact.
		const parts = value.startsWith('<p>')
			? value.split(/<[^>]+>/).map((part) => part.replaceAll('&amp;', '&').replaceAll('&lt;', '<'))
			: [key === 'telephone' ? (formatPhone(value) ?? value) : value];
		return parts.every((part) => shown.includes(squash(part)));
	};
	const walk = (value: unknown, key: string): string[] => {
		if (typeof value === 'string') return isShown(key, value) ? [] : [`${key}: ${value}`];
		return Object.entries(Object(value)).flatMap(([name, item]) =>
			walk(item, Array.isArray(value) ? key : name),
		);
	};
	return walk(graph, '');
}

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>;

/** The graph of a page. @throws Error unless there is exactly one */
function readGraph({ route, document }: BuiltPage): { '@context': string; '@graph': Node[] } {
	const [script, ...others] = document.querySelectorAll('script[type="application/ld+json"]');
	if (!script || others.length > 0)
		throw new Error(`${route} has ${others.length + (script ? 1 : 0)} graphs instead of one.`);
	return JSON.parse(script.rawText) as { '@context': string; '@graph': Node[] };
}

const pages = allPages.filter((page) => page.indexed);
const entries = pages.map((page) => [page.route, page, readGraph(page)] as const);
const graphs = new Map(entries.map(([route, , graph]) => [route, graph]));
const nodesOf = (route: string) => graphs.get(route)?.['@graph'] ?? [];
const findNode = (route: string, type: string) => nodesOf(route).find((node) => node['@type'] === type);

test('a page tells search engines only what it shows to visitors', () => {
	expect(
		entries.flatMap(([route, page, graph]) => findHiddenFacts(graph, page).map((fact) => [route, fact])),
	).toEqual([]);
});

test('a graph defines every id once, refers to ids that exist, and is in the language of its page', () => {
	for (const [route, { document }, graph] of entries) {
		const ids = graph['@graph'].map((node) => node['@id']);
		expect(ids, route).not.toContain(undefined);
		expect(new Set(ids).size, route).toBe(ids.length);
		for (const [, id] of JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g))
			expect(ids, route).toContain(id);
		const named = graph['@graph'].flatMap((node) => node['inLanguage'] ?? []);
		expect([...new Set(named)], route).toEqual([document.querySelector('html')?.getAttribute('lang')]);
	}
});

test('a graph has what Google requires of each kind', async () => {
	// Two are for work from home and have no place here; the pay and the reference number may be left out.
	const optional = ['applicantLocationRequirements', 'jobLocationType', 'baseSalary', 'identifier'];
	for (const [route, , graph] of entries) {
		const byType = Object.groupBy(graph['@graph'], (node) => node['@type']) as Record<string, Node[]>;
		const issues = await new Validator().validate({ jsonld: byType });
		expect(
			issues.filter((issue) => !issue.fieldNames.every((name) => optional.includes(name))),
			route,
		).toEqual([]);
	}
});

test('no graph has review markup about the company', () => {
	for (const [route, , graph] of entries)
		expect(JSON.stringify(graph), route).not.toMatch(/"@type":"\w*(?:Rating|Review)/);
});

test('each page has the type that it is', () => {
	for (const route of addressesOf('/about-us').filter(hasPage))
		expect(findNode(route, 'AboutPage'), route).toBeDefined();
	for (const route of addressesOf('/contact')) expect(findNode(route, 'ContactPage'), route).toBeDefined();
	for (const { route } of pages.filter((page) => page.path.startsWith('/services/'))) {
		expect(findNode(route, 'Service'), route).toBeDefined();
		expect(findNode(route, 'BreadcrumbList'), route).toBeDefined();
	}
	for (const { route } of pages.filter((page) => readMeta(page, 'og:type') === 'article'))
		expect(findNode(route, 'BlogPosting'), route).toBeDefined();
});

test.each(languagesOf('/careers'))('exactly the open positions have job postings in %s', (language) => {
	const route = addressIn(language, '/careers');
	const offered = nodesOf(route).filter((node) => node['@type'] === 'JobPosting');
	const positions = hasPage(route) ? readFolder<Position>('careers', language) : [];
	const open = positions.filter(({ validThrough = today }) => validThrough >= today);
	expect(offered.map((node) => node['title']).sort()).toEqual(open.map(({ title }) => title).sort());
});

test('the business is the same thing on every page, with every location on the contact page, and elsewhere those that people visit', () => {
	const { kind = 'LocalBusiness', addresses = [] } = company;
	const placesOf = (route: string) => nodesOf(route).filter((node) => node['@type'] === kind);
	const visited = addresses.filter(({ hours }) => hours);
	for (const [route, graph] of graphs) {
		expect(
			graph['@graph'].map((node) => node['@id']),
			route,
		).toContain(urlOf('/#business'));
		const shown = addressesOf('/contact').includes(route) ? addresses : visited;
		expect(
			placesOf(route).map((node) => Object(node['address']).streetAddress),
			route,
		).toEqual(shown.map(({ street }) => street));
	}
	for (const route of addressesOf('/contact')) {
		const [main, ...others] = placesOf(route);
		const coming = (company.hours.special ?? [])
			.filter(({ from, to = from }) => to >= today && from <= addDays(today, 60))
			.map(({ from }) => from);
		if (main)
			expect(main).toMatchObject({
				'@id': urlOf('/#business'),
				openingHoursSpecification: expect.anything(),
				...(coming.length > 0 && {
					specialOpeningHoursSpecification: coming.map((validFrom) => expect.objectContaining({ validFrom })),
				}),
				...(others.length > 0 && { subOrganization: others.map((place) => ({ '@id': place['@id'] })) }),
			});
	}
});

test('every town of the content is in the served area', () => {
	const towns = areas.flatMap((area) => area.towns);
	for (const route of ['/', '/about-us', '/contact', '/service-areas'].flatMap(addressesOf).filter(hasPage)) {
		const business = nodesOf(route).find((node) => node['@id'] === urlOf('/#business'));
		expect(business?.['areaServed'] ?? [], route).toHaveLength(towns.length);
	}
});
