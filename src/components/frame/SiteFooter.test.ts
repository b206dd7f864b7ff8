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
	for (const line of [{ text: 'Until 11', phone: id }, { text: `Until 11: ${number.replace(/\D/g, '')}` }]) {
		Object.assign(company, { name: 'Heron Co.', hours: { ...company.hours, emergency: line } });
		const { text } = draw();
		expect(text).toContain(line.text);
		expect(text).not.toContain(number);
		expect(text).toContain(' Heron Co. All');
	}
});
