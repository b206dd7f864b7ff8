import { expect, test } from 'vitest';
import type { Company } from '../content/schema/company.ts';
import type { Position } from '../content/schema/position.ts';
import type { Area } from '../features/service-area/areas.ts';
import { buildGraph, type GraphFacts, serializeGraph } from './graph.ts';
import { siteUrl } from './site.ts';

type Node = Record<string, unknown>;

const address = { state: 'FL' as const, zip: '33602', latitude: 27.95, longitude: -82.46 };
const company = {
	name: 'Example Cleaners',
	descriptor: 'Carpet Cleaning',
	founded: 1964,
	email: 'a@b.example',
	phones: [
		{ id: 'main', label: 'Main', number: '(813) 555-0100' },
		{ id: 'miami', label: 'Miami', number: '(305) 555-0187' },
	],
	addresses: [
		{ ...address, id: 'tampa', name: 'Tampa headquarters', street: '1 Street', city: 'Tampa' },
		{ ...address, id: 'st-petersburg', name: 'Sister', street: '2 Avenue', city: 'St. Petersburg' },
	],
	hours: { days: ['Monday', 'Saturday'], opens: '08:00', closes: '20:00' },
	links: { social: 'https://social.example/us' },
} as unknown as Company;
const areas = [{ id: 'southeast', title: 'Southeast', towns: [{ name: 'Hollywood' }] }] as unknown as Area[];
const position = {
	id: 'technician',
	identifier: 'X-1',
	title: 'Technician',
	city: 'St. Petersburg',
	state: 'FL',
	employmentType: 'FULL_TIME',
	datePosted: '2026-01-02',
	validThrough: '2026-06-30',
	salary: { min: 19, max: 25, unit: 'HOUR', words: '$19 to $25' },
	summary: 'Clean & dry.',
	duties: ['Drive'],
	requirements: ['License'],
} as unknown as Position & { city: string; state: string };

const facts: GraphFacts = {
	path: '/page',
	title: 'Page',
	company,
	locale: 'en-US',
	picture: { path: '/assets/page.jpg', width: 1200, height: 630, alt: '' },
};
const build = (more: Partial<GraphFacts> = {}) =>
	buildGraph({ ...facts, ...more })['@graph'] as readonly unknown[] as Node[];
const find = (nodes: Node[], type: string) => nodes.find((node) => node['@type'] === type);

const service = build({
	service: {
		record: {
			id: 'tile-grout',
			title: 'Tile',
			hero: { title: 'T', subtitle: 'Ask [us](/contact).', photo: 'p' },
		},
		areas,
	},
});
const contact = build({ path: '/contact', shown: { locations: true, founded: true, areas } });
const careers = build({
	positions: [position, { ...position, id: 'dispatcher', title: 'Dispatcher' }],
});

test('a link that visitors press is plain words for machines', () => {
	expect(find(service, 'Service')).toMatchObject({ description: 'Ask us.' });
});

test('the business is a local business only where its address is shown', () => {
	expect(find(build(), 'HomeAndConstructionBusiness')).toBeUndefined();
	expect(find(build(), 'Organization')).toMatchObject({
		'@id': `${siteUrl}/#business`,
		telephone: '+18135550100',
	});
	expect(find(contact, 'HomeAndConstructionBusiness')).toMatchObject({
		'@id': `${siteUrl}/#business`,
		address: { streetAddress: '1 Street', postalCode: '33602' },
		foundingDate: '1964',
		openingHoursSpecification: { opens: '08:00', closes: '20:00' },
	});
	expect(contact[1]).toMatchObject({ name: 'Sister', parentOrganization: { '@id': `${siteUrl}/#business` } });
});

test('every town is named as a town of Florida', () => {
	const business = find(contact, 'HomeAndConstructionBusiness');
	expect(business).toMatchObject({
		areaServed: [{ name: 'Hollywood', containedInPlace: { '@id': `${siteUrl}/#florida` } }],
	});
});

test('a position says what Google asks for, until the end of its last day', () => {
	const posting = find(careers, 'JobPosting');
	expect(posting).toMatchObject({
		validThrough: '2026-06-30T23:59',
		description: '<p>Clean &amp; dry.</p><ul><li>Drive</li></ul><ul><li>License</li></ul>',
		baseSalary: { value: { minValue: 19, maxValue: 25, unitText: 'HOUR' } },
		directApply: false,
	});
});

test('every open position is offered, each under an address of its own', () => {
	const postings = careers.filter((node) => node['@type'] === 'JobPosting');
	expect(postings.map((node) => node['title'])).toEqual(['Technician', 'Dispatcher']);
	expect(new Set(postings.map((node) => node['url'])).size).toBe(2);
	expect(find(careers, 'WebPage')?.['mainEntity']).toHaveLength(2);
});

test('a text cannot end the script element it is written in', () => {
	expect(serializeGraph({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
	expect(JSON.parse(serializeGraph({ a: '<b>' }))).toEqual({ a: '<b>' });
});
