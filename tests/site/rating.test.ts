import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { getToday } from '../../src/content/today.ts';
import { formatAverage } from '../../src/lib/count.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { company, labels, read, reviews } from '../content.ts';
import { pages, readVisibleText } from './site.ts';

/** The company's rating, `claims.rating` in company.yaml, as the pages show it. A customer's own stars are in a figure. */
const { rating } = company.claims;
const nameOf = (stars: string) => formatLabel(labels.rating.stars, { stars });

const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
const ownAverage = formatAverage(average, labels.locale);

test('stars outside of a customer’s words draw and speak the rating in company.yaml, or the average of the reviews', () => {
	const known = new Map([[nameOf(ownAverage), average]]);
	if (rating) known.set(nameOf(rating), Number(rating));
	for (const { route, document } of pages) {
		// The filled stars of a picture are a drawing inside it, 24 units a star.
		const drawings = document
			.querySelectorAll('svg[role="img"] > svg')
			.filter((svg) => !svg.closest('figure'));
		if (rating) expect(drawings.length, route).toBeGreaterThan(0);
		for (const filled of drawings) {
			const name = filled.parentNode?.getAttribute('aria-label') ?? '';
			expect([...known.keys()], route).toContain(name);
			const drawn = Number(filled.getAttribute('width')) / 24;
			expect(drawn, `${name} on ${route}`).toBeCloseTo(known.get(name) ?? 0);
		}
	}
});

test('pages say five or perfect of the company only where its rating is five', () => {
	const { perfect } = read('pages/testimonials') as { perfect: { label: string } };
	const said = pages.flatMap((page) => {
		// The average of the reviews here is another number, and may be five.
		const text = readVisibleText(page, ', figure').replace(
			`${ownAverage} ${labels.testimonials.average}`,
			'',
		);
		const found: string[] = text.match(/(?<!\d)5\.0(?!\d)|five[ -]stars?/gi) ?? [];
		if (text.includes(perfect.label)) found.push(perfect.label);
		return found.map((words) => `${page.route}: ${words}`);
	});
	if (rating === '5.0') expect(said).not.toEqual([]);
	else expect(said).toEqual([]);
});

test('every footer names the year, the rating and the number of reviews, and says so while samples remain', () => {
	const hasSample = globSync('content/**/*.{yaml,md}').some((file) =>
		/^[\s-]*sample: true\b/m.test(readFileSync(file, 'utf8')),
	);
	for (const { document } of pages) {
		const footer = document.querySelector('body > footer')?.text ?? '';
		expect(footer).toContain(`${getToday().slice(0, 4)} ${company.name}`);
		for (const claim of ['rating', 'reviews'] as const)
			expect(footer.includes(labels.footer[claim]), claim).toBe(company.claims[claim] !== undefined);
		expect(footer).not.toContain('{');
		expect(footer.includes(labels.shell.sample)).toBe(hasSample);
	}
});
