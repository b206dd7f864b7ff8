import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, contentIn, read, today } from '../content.ts';
import { pages } from './site.ts';

const { notices = [] } = read('company') as { notices?: { from: string; to: string }[] };
const current = notices.filter(({ from, to }) => from <= today && today <= to);

test.each(pages.map((page) => [page.route, page] as const))(
	'%s shows the notices of today, unless a copy of it is kept or it says what went wrong',
	(_, { path, language, document, indexed }) => {
		const bar = document.querySelectorAll(`section[aria-label="${contentIn(language).labels.shell.notice}"]`);
		const isWithout = current.length === 0 || !indexed || path === '/water-damage-help';
		expect(bar).toHaveLength(isWithout ? 0 : 1);
		if (bar[0]) expect(bar[0].querySelectorAll('p')).toHaveLength(current.length);
		expect(document.toString().includes('.notice')).toBe(!isWithout);
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
		expect(footer.includes(labels.shell.sample)).toBe(hasSample);
	}
});
