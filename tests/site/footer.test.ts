import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, contentIn, today } from '../content.ts';
import { pages } from './site.ts';

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
		expect(footer.includes(labels.shell.sample)).toBe(hasSample);
	}
});
