import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { getToday } from '../../src/lib/today.ts';
import { absoluteUrl, siteUrl } from '../../src/site/site.ts';
import { type BuiltPage, dist, findFile, readFullPages, readMeta, squash } from './seo-site.ts';

const read = (name: string) => readFileSync(`${dist}/${name}`, 'utf8');
const parser = new XMLParser({
	ignoreAttributes: false,
	isArray: (name) => name === 'url' || name === 'item',
});
const today = getToday();

test('the sitemap lists exactly the pages that may be found', () => {
	const xml = read('sitemap.xml');
	expect(XMLValidator.validate(xml)).toBe(true);
	const { urlset } = parser.parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
	const routes = readFullPages()
		.filter((page) => page.indexed)
		.map((page) => absoluteUrl(page.route));
	expect(urlset.url.map((entry) => entry.loc).sort()).toEqual(routes.sort());
	for (const { lastmod } of urlset.url)
		if (lastmod !== undefined)
			expect(lastmod <= today && /^\d{4}-\d{2}-\d{2}$/.test(lastmod), lastmod).toBe(true);
});

test('the feed has the newest articles with their full text, and its links work from anywhere', () => {
	const xml = read('rss.xml');
	expect(XMLValidator.validate(xml)).toBe(true);
	type Item = {
		title: string;
		link: string;
		pubDate: string;
		guid: { '#text': string };
		'content:encoded': string;
		'dc:creator': string;
	};
	const { rss } = parser.parse(xml) as {
		rss: { channel: { title: string; description: string; item: Item[] } };
	};
	const articles = readFullPages().filter((page) => readMeta(page, 'og:type') === 'article');
	const published = (page: BuiltPage) => readMeta(page, 'article:published_time') ?? '';
	const newest = articles
		.sort((a, b) => published(b).localeCompare(published(a)))
		.slice(0, rss.channel.item.length);
	expect(rss.channel.item.length).toBe(Math.min(20, articles.length));
	expect(rss.channel.item.map((item) => item.link).sort()).toEqual(
		newest.map((page) => absoluteUrl(page.route)).sort(),
	);
	for (const item of rss.channel.item) {
		const text = parse(item['content:encoded']);
		// The page has a name, dates and links beside the article: what the feed has may be shorter, but never a mere summary.
		const page = newest.find(({ route }) => absoluteUrl(route) === item.link);
		const paragraphs =
			page?.document
				.querySelectorAll('main p, main li, main h2')
				.map((paragraph) => squash(paragraph.text)) ?? [];
		const shown = squash(text.text);
		expect(paragraphs.filter((paragraph) => shown.includes(paragraph)).join('').length).toBeGreaterThan(
			shown.length / 2,
		);
		expect(text.text).not.toMatch(/\{[\w.-]+\}/);
		for (const link of text.querySelectorAll('[href], [src]')) {
			const address = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
			if (!/^(tel|mailto):/.test(address)) expect(address).toMatch(/^https:\/\//);
			if (address.startsWith(siteUrl)) expect(findFile(address), address).toBeDefined();
		}
		expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
		expect(item['dc:creator']).toBeTruthy();
	}
});

test('robots.txt shows the way to the sitemap', () => {
	expect(read('robots.txt')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`);
	expect(read('robots.txt')).not.toMatch(/^Disallow: \/\s*$/m);
});

test('security.txt can be trusted: it has a contact and has not expired', () => {
	const text = read('.well-known/security.txt');
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
	expect(expires).toBeGreaterThan(Date.now());
	expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('every page says which pages may be loaded early, in words that its own policy allows', () => {
	for (const { route, document } of readFullPages()) {
		const [element, ...more] = document.querySelectorAll('script[type="speculationrules"]');
		expect(more, route).toEqual([]);
		const text = element?.textContent ?? '';
		const rules = JSON.parse(text) as Record<
			'prefetch' | 'prerender',
			{ eagerness: string; where: unknown }[]
		>;
		for (const rule of [...rules.prefetch, ...rules.prerender]) {
			// Older browsers take "eager" for "at once": they would load every page that this one links to.
			expect(rule.eagerness, route).toBe('moderate');
			expect(JSON.stringify(rule.where), route).toContain("[href^='/embed/']");
		}
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const hash = createHash('sha256').update(text).digest('base64');
		expect(policy?.getAttribute('content'), route).toContain(`'sha256-${hash}'`);
	}
});
