import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatAverage } from '../../src/lib/count.ts';
import { company, contentIn, read, reviews, today } from '../content.ts';
import { addressIn, hasPage, languages, pages, readVisibleText } from './site.ts';

/** The company's rating, `claims.rating` in company.yaml, as the pages show it. */
const { rating } = company.claims;

const average = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
/** How people say it in words. */
const five: Record<string, RegExp> = {
	en: /(?<!\d)5\.0(?!\d)|five[ -]stars?/gi,
	es: /(?<!\d)5\.0(?!\d)|cinco estrellas/gi,
};

test.each(languages)(
	'pages in %s say five or perfect of the company only where its rating is five',
	(language) => {
		const { labels } = contentIn(language);
		const ownAverage = formatAverage(average, labels.locale);
		const perfect = hasPage(addressIn(language, '/testimonials'))
			? (read('pages/testimonials', language) as { perfect: { label: string } }).perfect.label
			: 'perfect';
		const said = pages
			.filter((page) => page.language === language)
			.flatMap((page) => {
				// The average of the reviews here is another number, and may be five.
				const text = readVisibleText(page, ', figure').replace(
					`${ownAverage} ${labels.testimonials.average}`,
					'',
				);
				const found: string[] = text.match(five[language] ?? /(?!)/) ?? [];
				if (text.includes(perfect)) found.push(perfect);
				return found.map((words) => `${page.route}: ${words}`);
			});
		if (rating === '5.0') expect(said).not.toEqual([]);
		else expect(said).toEqual([]);
	},
);

test('every footer has the year, the rating, the number of reviews and a note while samples remain', () => {
	const hasSample = globSync('content/**/*.{yaml,md}').some((file) =>
		/^[\s-]*sample: true\b/m.test(readFileSync(file, 'utf8')),
	);
	for (const { document, language } of pages) {
		const { labels } = contentIn(language);
		const footer = document.querySelector('body > footer')?.text ?? '';
		expect(footer).toContain(`${today.slice(0, 4)} ${company.name}`);
		for (const claim of ['rating', 'reviews'] as const)
			expect(footer.includes(labels.footer[claim]), claim).toBe(company.claims[claim] !== undefined);
		expect(footer).not.toContain('{');
		expect(footer.includes(labels.shell.sample)).toBe(hasSample);
	}
});
