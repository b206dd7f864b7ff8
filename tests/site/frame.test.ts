import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { listContentFiles } from '../../src/source/content-folder.ts';
import { company, contentIn, labels, read, today } from '../content.ts';
import { hasPage, pages, readText, readTexts, squash, testPages } from './site.ts';

const { notices = [] } = read('company') as { notices?: { from: string; to: string }[] };
const current = notices.filter(({ from, to }) => from <= today && today <= to);

test('a page shows the notices of today, unless a copy of it is kept or it says what went wrong', () => {
	for (const { route, path, language, document, indexed } of pages) {
		const { notice } = contentIn(language).labels.shell;
		const bars = document.querySelectorAll(`section[aria-label="${notice}"]`);
		const isWithout = current.length === 0 || !indexed || path === '/water-damage-help';
		const counts = bars.map((bar) => bar.querySelectorAll('p').length);
		expect(counts, route).toEqual(isWithout ? [] : [current.length]);
	}
});

test('every footer has the year, the rating, the number of reviews and a note while samples remain', () => {
	const hasSample = listContentFiles('**/*.{yaml,md}').some((file) =>
		/^[\s-]*sample: true\b/m.test(readFileSync(file, 'utf8')),
	);
	for (const { document, language } of pages) {
		const { labels } = contentIn(language);
		const footer = document.querySelector('body > footer')?.text ?? '';
		expect(footer).toContain(`${today.slice(0, 4)} ${company.name}`);
		for (const claim of ['rating', 'reviews'] as const)
			expect(footer.includes(labels.footer[claim]), claim).toBe(company.claims[claim] !== undefined);
		expect(footer.includes(labels.shell.sample)).toBe(hasSample);
	}
});

test('every page has the license numbers beside the copyright, and the contact page has them above, too', () => {
	const numbers = (company.licenses ?? []).map(({ number, state }) =>
		state ? `${number} (${stateNames[state]})` : number,
	);
	// A number in words of its own, such as “Franklin County 7-1188”, says by itself what it is.
	const withLabel = numbers.map((number) =>
		squash(
			/[a-z]{2}/.test(number.replace(/ \([^)]*\)$/, ''))
				? number
				: labels.footer.license.replace(/\{\w+!?\}/, () => number),
		),
	);
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
