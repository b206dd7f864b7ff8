import { expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { recordPaths } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { areas, company, labels, read } from '../content.ts';
import { find, hasPage, pages, readText, readTexts, squash, testPages } from './site.ts';

test('every page has the license numbers beside the copyright, and the contact page has them above, too', () => {
	const numbers = (company.licenses ?? []).map(({ number, state }) =>
		state ? `${number} (${stateNames[state]})` : number,
	);
	const withLabel = numbers.map((number) => squash(labels.footer.license.replace(/\{\w+!?\}/, number)));
	for (const route of ['/', '/contact'].filter(hasPage))
		expect(readTexts(route, 'footer [data-license]').map(squash)).toEqual(withLabel);
	if (!hasPage('/contact') || numbers.length === 0) return;
	const lines = squash(readText('/contact', '#information dl'));
	expect(numbers.filter((number) => !lines.includes(squash(number)))).toEqual([]);
});

testPages(
	'what holds for every visit is said once on the pages of services and regions and on Contact',
	pages.filter(
		({ path, language }) =>
			language === contentLanguage && /^\/(?:contact$|services\/(?!404)|service-areas\/)/.test(path),
	),
	({ document }) =>
		(company.assurances ?? [])
			.map(({ title }) => title)
			.filter(
				(title) => document.querySelectorAll('main strong').filter(({ text }) => text === title).length !== 1,
			),
);

testPages('the logo at the top says the name once: in its picture, or beside it', pages, ({ document }) => {
	const logo = document.querySelector('header a');
	const words = logo
		?.querySelectorAll('img, svg')
		.map((picture) => picture.getAttribute('alt') || picture.getAttribute('aria-label'));
	const said = [...(words ?? []), logo?.text].join(' ').split(company.name).length - 1;
	return logo && said !== 1 ? [`${said} times`] : [];
});

test('the page of a region has the reasons to trust below its opening, and its name in no other heading', () => {
	const { trust = [] } = read('pages/home') as { trust?: unknown[] };
	for (const [index, area] of areas.entries()) {
		const { title } = area;
		const route = recordPaths.areas(idOf(area, index));
		if (!hasPage(route)) continue;
		expect(readText(route, 'main h1')).toContain(title);
		expect(find(route, 'main > section:first-of-type + div li'), title).toHaveLength(trust.length);
		expect(readTexts(route, 'main h2').filter((heading) => heading.includes(title))).toEqual([]);
	}
});
