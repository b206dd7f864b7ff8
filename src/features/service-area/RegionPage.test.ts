import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { company } from '../../content/facts.ts';
import { getAreas } from './areas.ts';
import { RegionHero } from './RegionPage.tsx';

// Files share what they have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../content/facts.ts', async (load) => {
	const facts = await load<typeof import('../../content/facts.ts')>();
	return { ...facts, company: { ...facts.company } };
});
vi.mock('../../content/read.ts', () => ({
	readAll: async () => [{ id: 'a', title: 'A', towns: [{ name: 'Tampa' }] }],
}));
vi.mock('../../components/sections/FormHero.tsx', () => ({
	FormHero: ({ children }: { children: unknown }) => children,
}));

test.each([
	['its office’s phone alone', undefined, ['(813) 555-0142']],
	[
		'the line that answers in an emergency, too',
		{ text: 'At night, call.' },
		['(813) 555-0142', '(813) 555-0100'],
	],
])('the card of a region has %s', async (_, emergency, numbers) => {
	const office = { ...company.addresses[0], phone: 'tampa', city: 'Tampa', state: 'FL' };
	Object.assign(company, { hours: { ...company.hours, emergency }, addresses: [office] });
	const [area] = await getAreas();
	const props = { area, heading: 'A', phones: [], facts: [], breadcrumb: [] };
	const card = parse(renderToStaticMarkup(createElement(RegionHero, props as never)));
	expect(card.querySelectorAll('a[href^=tel]').map(({ text }) => text)).toEqual(numbers);
});
