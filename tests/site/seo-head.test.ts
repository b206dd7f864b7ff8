import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { absoluteUrl } from '../../src/site/site.ts';
import { company, contentIn } from '../content.ts';
import { addressIn, type BuiltPage, dist, findFile, languages, pages, readMeta } from './site.ts';

test.each(['title', 'description'])('no two pages in one language share a %s', (name) => {
	const read = (page: BuiltPage) =>
		`${page.language}: ${readMeta(page, name) ?? page.document.querySelector(name)?.text}`;
	const shared = Map.groupBy(pages, read)
		.values()
		.filter(({ length }) => length > 1);
	expect([...shared].map((list) => list.map(({ route }) => route))).toEqual([]);
});

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, page) => {
	const { document } = page;

	test('has one title and one description, neither too short nor cut off', () => {
		const [title, ...others] = document.querySelectorAll('head > title, head > meta[name="description"]');
		expect(others).toHaveLength(1);
		// 60 characters of the content and the company’s name after them.
		expect(title?.text).toMatch(/^.{10,90}$/);
		expect(readMeta(page, 'description')).toMatch(/^.{50,160}$/);
	});

	test('has no unfilled placeholder, in its head or on the page', () => {
		// Scripts and styles have braces of their own.
		const head = parse(document.querySelector('head')?.outerHTML ?? '');
		for (const code of head.querySelectorAll('script:not([type="application/ld+json"]), style'))
			code.remove();
		const text = `${head.outerHTML} ${page.text}`;
		expect(text.match(/\{\s*[a-z][\w.-]*\s*\}/gi)).toBeNull();
	});

	test('names its language, color and place', () => {
		const [, country] = contentIn(contentLanguage).labels.locale.split('-');
		const locale = page.language.includes('-') ? page.language : `${page.language}-${country}`;
		expect(document.querySelector('html')?.getAttribute('lang')).toBe(locale);
		expect(readMeta(page, 'og:locale')).toBe(locale.replace('-', '_'));
		expect(readMeta(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
		const [home] = company.addresses ?? [];
		expect(readMeta(page, 'geo.region')).toBe(home && `US-${home.state}`);
		expect(readMeta(page, 'geo.placename')).toBe(home && stateNames[home.state]);
	});

	test('has a canonical address, its own, if and only if it is indexable', () => {
		const links = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
		expect(links).toEqual(page.indexed ? [absoluteUrl(route)] : []);
	});

	test('has a share picture in the ratio that social networks use', async () => {
		for (const key of ['title', 'description', 'type', 'site_name', 'image:alt'])
			expect(readMeta(page, `og:${key}`), key).toBeTruthy();
		expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
		const image = findFile(readMeta(page, 'og:image') ?? '');
		expect(image, readMeta(page, 'og:image')).toBeDefined();
		const file = readFileSync(image ?? '');
		const width = Number(readMeta(page, 'og:image:width'));
		const height = Number(readMeta(page, 'og:image:height'));
		expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
		expect(width / height).toBeCloseTo(1200 / 630, 1);
		// WhatsApp shows no large picture from about 300 KB.
		expect(file.length).toBeLessThan(300_000);
	});
});

test.each(languages)('the manifest in %s names icons that exist, at their size', async (language) => {
	const file = `${dist}${addressIn(language, '/manifest.webmanifest')}`;
	const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
		name: string;
		icons: { src: string; sizes: string }[];
	};
	expect(manifest.name).toBeTruthy();
	expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
	for (const { src, sizes } of manifest.icons) {
		const { width, height } = await sharp(findFile(src)).metadata();
		expect([sizes === 'any' ? sizes : `${width}x${height}`, width], src).toEqual([sizes, height]);
	}
});
