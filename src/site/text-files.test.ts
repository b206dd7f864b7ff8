import { expect, test } from 'vitest';
import { siteUrl } from './site.ts';
import { buildSitemap } from './sitemap.ts';
import { buildRobotsTxt, buildSecurityTxt } from './text-files.ts';

test('crawlers may read everything and are told where the sitemap is', () => {
	expect(buildRobotsTxt(false)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('a preview names no sitemap, and lets crawlers read that it is not to be indexed', () => {
	expect(buildRobotsTxt(true)).toBe('User-agent: *\nAllow: /\n');
});

test('security.txt has a contact and a date less than a year ahead', () => {
	const text = buildSecurityTxt({ email: 'a@b.example' }, 'en-US', new Date('2026-01-01T00:00:00Z'));
	expect(text).toContain('Contact: mailto:a@b.example\n');
	expect(text).toContain('Expires: 2026-12-27T00:00:00.000Z\n');
});

test('the owner may set the date of security.txt', () => {
	expect(
		buildSecurityTxt({ email: 'a@b.example', security: { expires: '2027-03-01' } }, 'en-US', new Date()),
	).toContain('Expires: 2027-03-01T00:00:00Z\n');
});

test('the sitemap escapes addresses and leaves out a date that is not known', () => {
	const xml = buildSitemap([
		{ url: 'https://a.example/?x=1&y=2', lastModified: '2026-01-02' },
		{ url: 'https://a.example/' },
	]);
	expect(xml).toContain('<url><loc>https://a.example/?x=1&amp;y=2</loc><lastmod>2026-01-02</lastmod></url>');
	expect(xml).toContain('<url><loc>https://a.example/</loc></url>');
});
