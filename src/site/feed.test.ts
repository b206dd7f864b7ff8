import { expect, test } from 'vitest';
import { buildFeed, makeAbsolute } from './feed.ts';
import { siteUrl } from './site.ts';

test('links of an article lead to the site from wherever it is read; other links stay', () => {
	expect(makeAbsolute('<a href="/quote">Ask</a> <a href="https://epa.gov/">EPA</a> <img src="/a.jpg">')).toBe(
		`<a href="${siteUrl}/quote">Ask</a> <a href="https://epa.gov/">EPA</a> <img src="${siteUrl}/a.jpg">`,
	);
	expect(makeAbsolute('<a href="#top">Top</a>')).toBe('<a href="#top">Top</a>');
});

test('an article stands in the feed with its full text, its day and its author', () => {
	const article = {
		slug: 'pets',
		title: 'Pets',
		excerpt: 'Short.',
		date: '2025-06-10',
		category: 'Carpet Care',
		author: 'Ann & Bo',
		html: '<p>Long.</p>',
	};
	const { items } = buildFeed({ title: 'Blog', description: 'About.', locale: 'en-US', articles: [article] });
	expect(items).toMatchObject([
		{ link: '/blog/pets', content: '<p>Long.</p>', customData: '<dc:creator>Ann &amp; Bo</dc:creator>' },
	]);
	expect(JSON.stringify(items)).toContain('2025-06-10');
});
