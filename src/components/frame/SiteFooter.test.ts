import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import { company } from '../../content/facts.ts';
import { SiteFooter } from './SiteFooter.tsx';

// Files share what they have loaded.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../content/facts.ts', async (load) => {
	const facts = await load<typeof import('../../content/facts.ts')>();
	return { ...facts, company: { ...facts.company } };
});
vi.mock('./LanguageLinks.tsx', () => ({ LanguageLinks: () => null }));

const draw = () => {
	const props = { navigation: { quick: [], services: [], legal: [] }, regions: [], path: '/' };
	return parse(renderToStaticMarkup(createElement(SiteFooter, props as never)));
};

test('beside several offices, each phone says whose it is', () => {
	const office = { ...company.addresses[0], hours: { week: [], special: [] } };
	Object.assign(company, { addresses: [office, { ...office, id: 'other' }] });
	const footer = draw();
	const beside = company.phones.map(
		({ number }) => footer.querySelector(`a[href$="${number.replace(/\D/g, '')}"]`)?.parentNode?.text,
	);
	expect(beside).toEqual(company.phones.map(({ label, number }) => `${label} ${number}`));
});

test('an emergency line is said once, with what it is, and a name ends with one period', () => {
	const [, { id, number } = { id: '', number: '' }] = company.phones;
	const hours = { ...company.hours, emergency: { text: 'Until 11 pm', phone: id } };
	Object.assign(company, { name: 'Heron Co.', hours });
	const { text } = draw();
	expect(text).toContain('Until 11 pm');
	expect(text).not.toContain(number);
	expect(text).toContain(' Heron Co. All');
});
