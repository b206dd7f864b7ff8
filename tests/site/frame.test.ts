import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listContentFiles } from '../../src/source/content-folder.ts';
import { company, contentIn, read, today } from '../content.ts';
import { pages } from './site.ts';

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

test('the menu leads to no page twice', () => {
	for (const { route, document } of pages) {
		const addresses = document.querySelectorAll('body > dialog a').map((link) => link.getAttribute('href'));
		expect(addresses, route).toEqual([...new Set(addresses)]);
	}
});

test('the closing panel ends its page, at the head of the footer', () => {
	for (const { route, document } of pages) {
		const parts = document.querySelectorAll('main > :not(script, style, astro-island)');
		const panel = parts.findIndex(
			({ attributes }) => attributes['aria-labelledby'] === 'call-to-action-title',
		);
		const isOffer = parts[panel]?.querySelector('.eyebrow');
		if (panel >= 0 && !isOffer)
			expect(
				parts.slice(panel + 1).map(({ id }) => id),
				route,
			).toEqual([]);
	}
});
