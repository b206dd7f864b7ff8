import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { absoluteUrl } from '../../src/site/site.ts';
import { type BuiltPage, dist, findFile, readFullPages, readMeta, readVisibleText } from './seo-site.ts';

const { addresses } = parse(readFileSync('content/company.yaml', 'utf8')) as { addresses?: unknown[] };
const hasAddress = (addresses?.length ?? 0) > 0;
const pages = readFullPages();
const byRoute = (list: BuiltPage[]) => list.map((page) => [page.route, page] as const);

/** Values that occur on more than one page, with the pages. */
function findDoubles(read: (page: BuiltPage) => string | undefined): string[] {
	const groups = Map.groupBy(pages, (page) => read(page) ?? '');
	return [...groups]
		.filter(([, { length }]) => length > 1)
		.map(([value, list]) => `${list.map((page) => page.route).join(', ')}: ${value}`);
}

test('no two pages share a title or a description', () => {
	expect(findDoubles((page) => page.document.querySelector('title')?.text)).toEqual([]);
	expect(findDoubles((page) => readMeta(page, 'description'))).toEqual([]);
});

describe.each(byRoute(pages))('%s', (route, page) => {
	const { document } = page;

	test('has one title and one description, neither too short nor cut off', () => {
		const title = document.querySelectorAll('head > title');
		expect(title).toHaveLength(1);
		// 60 characters of the content and the company’s name after them.
		expect(title[0]?.text.length).toBeGreaterThanOrEqual(10);
		expect(title[0]?.text.length).toBeLessThanOrEqual(90);
		expect(document.querySelectorAll('meta[name="description"]')).toHaveLength(1);
		const description = readMeta(page, 'description') ?? '';
		expect(description.length).toBeGreaterThanOrEqual(50);
		expect(description.length).toBeLessThanOrEqual(160);
	});

	test('leaves no token of the content unfilled, in its head or on the page', () => {
		const text = `${document.querySelector('head')?.outerHTML} ${readVisibleText(page)}`;
		expect(text.match(/\{(company|sister|phone|email|years|reviews|rating)[\w.-]*\}/g)).toBeNull();
	});

	test('says its language, its color, its place and its icons', () => {
		expect(document.querySelector('html')?.getAttribute('lang')).toBe('en-US');
		expect(readMeta(page, 'theme-color')).toMatch(/^#[0-9a-f]{6}$/);
		expect(readMeta(page, 'geo.region')).toBe(hasAddress ? 'US-FL' : undefined);
		for (const icon of document.querySelectorAll(
			'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"], link[rel="alternate"]',
		))
			expect(findFile(icon.getAttribute('href') ?? ''), icon.outerHTML).toBeDefined();
	});

	test('has one canonical address, its own, where it may be found; none where it may not', () => {
		const links = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
		expect(links).toEqual(page.indexed ? [absoluteUrl(route)] : []);
		if (page.indexed) expect(findFile(absoluteUrl(route))).toBeDefined();
	});

	test('shows a picture of the ratio that networks crop to when its link is shared', async () => {
		for (const key of [
			'og:title',
			'og:description',
			'og:type',
			'og:site_name',
			'og:image:alt',
			'twitter:card',
			'twitter:image:alt',
		])
			expect(readMeta(page, key), key).toBeTruthy();
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

test('the manifest names icons that exist, at their size', async () => {
	const manifest = JSON.parse(readFileSync(`${dist}/manifest.webmanifest`, 'utf8')) as {
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
