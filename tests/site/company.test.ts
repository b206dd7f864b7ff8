import { expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { recordPaths } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { areas, company, isSampleCompany, labels, team } from '../content.ts';
import { find, hasPage, pages, readLinks, readText, readTexts, squash, testPages } from './site.ts';

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

test('the page of a region opens with its heading, numbers and reasons to trust, and names who works there', () => {
	const [main] = company.phones;
	for (const [index, area] of areas.entries()) {
		const { title, heading = title, phone = main?.id } = area;
		const route = recordPaths.areas(idOf(area, index));
		if (!hasPage(route)) continue;
		expect(squash(readText(route, 'main h1'))).toContain(squash(heading));
		const opening = 'main > section:first-of-type';
		const numbers = readLinks(route, `${opening} a[href^="tel:"]`).map((link) => link?.slice(-10));
		const own = company.phones.find(({ id }) => id === phone);
		expect(numbers[0]).toBe(own?.number.replace(/\D/g, ''));
		// The one of the header, too.
		expect(numbers).toContain(main?.number.replace(/\D/g, ''));
		if (isSampleCompany) expect(find(route, `${opening} dd`), 'price, years and reviews').toHaveLength(3);
		const names = (area.team ?? []).map((id) => team.find((member) => member.id === id)?.name);
		expect(readTexts(route, '#team h3')).toEqual(names);
		expect(readTexts(route, 'main h2').filter((words) => words.includes(title))).toEqual([]);
	}
});
