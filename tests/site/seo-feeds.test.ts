import { existsSync, readFileSync } from 'node:fs';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type CopyPageName, copyPaths, optionalPages } from '../../src/content/paths.ts';
import { isShown, posts, reviews, today } from '../content.ts';
import { addressIn, dist, hasPage, languages, pages, readText, squash, urlOf } from './site.ts';

const read = (name: string) => readFileSync(`${dist}/${name}`, 'utf8');
const parser = new XMLParser({
	ignoreAttributes: false,
	isArray: (name) => name === 'url' || name === 'item',
});

test('the sitemap lists exactly the indexable pages', () => {
	const xml = read('sitemap.xml');
	expect(XMLValidator.validate(xml)).toBe(true);
	const { urlset } = parser.parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
	const routes = pages.filter((page) => page.indexed).map((page) => urlOf(page.route));
	expect(urlset.url.map((entry) => entry.loc).sort()).toEqual(routes.sort());
	for (const { lastmod } of urlset.url)
		if (lastmod !== undefined)
			expect(lastmod <= today && /^\d{4}-\d{2}-\d{2}$/.test(lastmod), lastmod).toBe(true);
});

test('the feed has the newest articles with their full text, and its links work from anywhere', () => {
	expect(existsSync(`${dist}/rss.xml`), 'a feed').toBe(hasPage('/blog'));
	if (!hasPage('/blog')) return;
	const xml = read('rss.xml');
	expect(XMLValidator.validate(xml)).toBe(true);
	const { rss } = parser.parse(xml) as { rss: { channel: { item?: Record<string, string>[] } } };
	const items = rss.channel.item ?? [];
	expect(items.map(({ link }) => link)).toEqual(posts.slice(0, 20).map(({ id }) => urlOf(`/blog/${id}`)));
	for (const { link = '', pubDate = '', 'dc:creator': author, 'content:encoded': content = '' } of items) {
		expect(Date.parse(pubDate), link).toBeGreaterThan(0);
		expect(author, link).toBeTruthy();
		const text = parse(content);
		expect(squash(readText(new URL(link).pathname, 'article')), link).toContain(squash(text.text));
		for (const target of text.querySelectorAll('[href], [src]'))
			expect(target.getAttribute('href') ?? target.getAttribute('src'), link).toMatch(/^(tel|mailto|https):/);
	}
});

test('pages that the owner left out or that list nothing are not built, and the offline copies don’t know them', () => {
	const lists: Record<string, readonly object[]> = { blog: posts, testimonials: reviews };
	for (const [name, files] of Object.entries(optionalPages))
		expect(hasPage(copyPaths[name as CopyPageName]), name).toBe(
			files.every(isShown) && lists[name]?.length !== 0,
		);
	for (const language of languages) {
		const help = addressIn(language, copyPaths.waterHelp);
		expect(read('sw.js').includes(`"${help}"`), help).toBe(hasPage(help));
	}
});

test('robots.txt names the sitemap', () => {
	expect(read('robots.txt')).toContain(`Sitemap: ${urlOf('/sitemap.xml')}`);
	expect(read('robots.txt')).not.toMatch(/^Disallow: \/\s*$/m);
});
