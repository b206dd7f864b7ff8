import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFullPages, readVisibleText } from './seo-site.ts';

const readYaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const company = readYaml('company');
const pages = readFullPages().filter(({ indexed }) => indexed);

/** Words that the specification quotes, by their pages. An owner’s own words are theirs. */
const { claims, hours, founded, sisterBrand } = company;
const facts: [route: string, ...facts: (string | RegExp)[]][] = [
	['/', claims.years, claims.reviews, claims.rating, 'Statewide Service', 'Same-day service', 'Learn More'],
	['/', 'Book Your Service', 'Expert Care & Service', 'Enjoy the Results', 'Eco-friendly', 'Pet-safe'],
	['/services/carpet-cleaning', '12 to 18 months'],
	['/services/upholstery-cleaning', '4 to 6 hours', '12 to 18 months'],
	['/services/oriental-rug-cleaning', '7 to 10 days', /one day/i],
	['/services/leather-cleaning', '6 to 12 months'],
	['/services/tile-grout', '12 to 18 months'],
	['/services/flood-restoration', claims.arrival, '24/7', /aim to (?:arrive|be)/i],
	['/about-us', String(founded), String(sisterBrand?.founded), claims.ownerYears, claims.sisterYears],
	['/about-us', claims.years, claims.reviews, 'June 2025', 'July 2025', 'Photo Coming Soon'],
	['/testimonials', claims.reviews, 'Perfect Rating', 'verified reviews'],
	// The badge is fixed, so it is beside the emergency line, where it is always true.
	['/contact', hours.open, hours.closed, hours.sameDay, `OPEN NOW ${hours.emergency}`, company.email],
	['/contact', ...company.phones.map(({ number }: { number: string }) => number)],
	['/quote', claims.years, '48 hours', 'at no charge', '4 to 6 hours', '7 to 10 days'],
	['/careers', /at least 1 year/i, /driver’s license/i, /background check/i],
];

describe.runIf(company.sample)('the sample content has the words that the specification quotes', () => {
	test.each(company.sample ? facts : [])('%s', (route, ...wanted) => {
		const page = pages.find((candidate) => candidate.route === route);
		const text = page ? readVisibleText(page).replace(/\s+/g, ' ') : '';
		const missing = wanted.filter((fact) =>
			fact instanceof RegExp ? !fact.test(text) : !text.toLowerCase().includes(fact.toLowerCase()),
		);
		expect(missing.map(String)).toEqual([]);
	});
});

test('a page with testimonials says once that they are a selection', () => {
	const quoting = pages.filter(({ document }) => document.querySelector('blockquote'));
	const notes = quoting.map(({ route, document }) => [
		route,
		document.querySelectorAll('[data-selection]').length,
	]);
	expect(notes).toEqual(quoting.map(({ route }) => [route, 1]));
});

test('each language other than English is marked, for the voice of screen readers', () => {
	for (const { code, sentence } of company.languages ?? []) {
		const shown = pages.filter(({ document }) =>
			document.querySelectorAll(`[lang="${code}"]`).some(({ text }) => text.trim() === sentence),
		);
		expect(shown).toHaveLength(pages.length);
	}
});

test('a link that opens a new tab says so in its name or description', () => {
	const silent = pages.flatMap(({ route, document }) =>
		document
			.querySelectorAll('a[target="_blank"]')
			.filter((link) => {
				const description = document.getElementById(link.getAttribute('aria-describedby') ?? '')?.text;
				return !/new tab/i.test(`${link.text} ${link.getAttribute('aria-label') ?? ''} ${description ?? ''}`);
			})
			.map((link) => `${route}: ${link.getAttribute('href')}`),
	);
	expect(silent).toEqual([]);
});
