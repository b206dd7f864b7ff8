import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { draftKey } from '../../src/features/quote-request/draft.ts';
import { readFullPages, readVisibleText } from './seo-site.ts';

/** What a visitor reads on the built pages: what it has to say, and what is said about quotations. */
const readYaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const company = readYaml('company');
const pages = readFullPages().filter(({ indexed }) => indexed);
/** An owner’s own words are theirs: which facts they name is looked at in our sample texts alone. */
const samplePages = company.sample ? pages : [];

/** What the specification wants said, and where: sections 1, 2 and 9. Company facts are read from the content. */
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
	// The badge is fixed, so it stands where it is true at any time: beside the emergency line.
	['/contact', hours.open, hours.closed, hours.sameDay, `OPEN NOW ${hours.emergency}`, company.email],
	['/contact', ...company.phones.map(({ number }: { number: string }) => number)],
	['/quote', claims.years, '48 hours', 'at no charge', '4 to 6 hours', '7 to 10 days'],
	['/careers', /at least 1 year/i, /driver’s license/i, /background check/i],
	['/terms', 'May 1, 2025', '24 hours', '48 hours', 'Pinellas County', 'up to 4 messages', 'STOP', 'HELP'],
	['/terms', claims.arrival, 'cash, cards and mobile payment', company.legal.name, company.legal.address],
	['/terms', `${company.legal.county} County`, 'negligence', company.email],
	['/privacy-policy', 'May 1, 2025', 'children under 13', company.legal.name, 'record phone calls'],
	['/privacy-policy', 'session storage', draftKey],
	['/cookie-policy', 'March 20, 2024', 'session storage', draftKey],
	['/accessibility', 'WCAG 2.2', company.email],
	['/blog/why-pro-cleaning-beats-diy', '230', '95'],
];

describe.runIf(company.sample)('every fact that the specification names stands on its page', () => {
	test.each(company.sample ? facts : [])('%s', (route, ...wanted) => {
		const page = pages.find((candidate) => candidate.route === route);
		const text = page ? readVisibleText(page).replace(/\s+/g, ' ') : '';
		const missing = wanted.filter((fact) =>
			fact instanceof RegExp ? !fact.test(text) : !text.toLowerCase().includes(fact.toLowerCase()),
		);
		expect(missing.map(String)).toEqual([]);
	});
});

test('a page with quotations of customers says once that they are a selection', () => {
	const quoting = pages.filter(({ document }) => document.querySelector('blockquote'));
	const notes = quoting.map(({ route, document }) => [
		route,
		document.querySelectorAll('[data-selection]').length,
	]);
	expect(notes).toEqual(quoting.map(({ route }) => [route, 1]));
});

test('each language other than English is marked, so that it is read aloud in its own voice', () => {
	for (const { code, sentence } of company.languages ?? []) {
		const shown = pages.filter(({ document }) =>
			document.querySelectorAll(`[lang="${code}"]`).some(({ text }) => text.trim() === sentence),
		);
		expect(shown).toHaveLength(pages.length);
	}
});

test('a link that opens a new tab says so, in its name or its description', () => {
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

test('a link says where it leads, also when it is read on its own', () => {
	const vague = /^(?:here|click here|read more|more|this|link|learn more)$/i;
	const found = samplePages.flatMap(({ route, document }) =>
		document
			.querySelectorAll('a')
			.filter((link) => vague.test((link.getAttribute('aria-label') ?? link.text).trim()))
			.map((link) => `${route}: “${link.text.trim()}” to ${link.getAttribute('href')}`),
	);
	expect(found).toEqual([]);
});

/**
 * Abbreviations that every American homeowner reads as words: postal codes, times, files, what a text message says. WS and
 * SW are no abbreviations but codes printed on the tag of a sofa.
 */
const familiar = new Set('AA AM DIY FL HELP ID IP LLC NOW OK OPEN PDF PM STOP SW US WS ZIP'.split(' '));

describe.runIf(company.sample)('an abbreviation is explained on each page that uses it', () => {
	test.each(samplePages.map((page) => [page.route, page] as const))('%s', (_route, page) => {
		const text = readVisibleText(page);
		const used = new Set(text.match(/(?<![\p{L}\p{N}-])[A-Z]{2,6}(?![\p{L}\p{N}-])/gu));
		const unexplained = [...used].filter((word) => !familiar.has(word) && !text.includes(`(${word}`));
		expect(unexplained, 'write the words in full, and the abbreviation in parentheses').toEqual([]);
	});
});
