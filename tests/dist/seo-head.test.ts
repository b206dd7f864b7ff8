import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shareLimit } from '../../src/site/share-render.ts';
import { absoluteUrl } from '../../src/site/site.ts';
import { type BuiltPage, dist, findFile, readFullPages, readMeta, readVisibleText } from './seo-site.ts';

const { addresses } = parse(readFileSync('content/company.yaml', 'utf8')) as { addresses?: unknown[] };
const hasAddress = (addresses?.length ?? 0) > 0;
const pages = readFullPages();
const indexed = pages.filter((page) => page.indexed);
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
		)) {
			const address = icon.getAttribute('href') ?? '';
			// The icon of the tab travels in the page, and is the file of the manifest.
			if (address.startsWith('data:image/svg+xml,'))
				expect(decodeURIComponent(address.split(',', 2)[1] ?? '').replaceAll("'", '"')).toBe(
					readFileSync(`${dist}/favicon.svg`, 'utf8').trim(),
				);
			else expect(findFile(address), icon.outerHTML).toBeDefined();
		}
	});

	test('has one canonical address, its own, where it may be found; none where it may not', () => {
		const links = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
		expect(links).toEqual(page.indexed ? [absoluteUrl(route)] : []);
		if (page.indexed) expect(findFile(absoluteUrl(route))).toBeDefined();
	});

	test('shows a picture of 1200 by 630 pixels when its link is shared', async () => {
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
		expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
		expect(file.length).toBeLessThanOrEqual(shareLimit);
	});
});

test('every page that may be found has a picture of its own', () => {
	const pictures = indexed.map((page) => readMeta(page, 'og:image'));
	expect(new Set(pictures).size).toBe(indexed.length);
});

test.each([
	['apple-touch-icon.png', 180],
	['icon-192.png', 192],
	['icon-512.png', 512],
	['icon-maskable-512.png', 512],
])(
	'%s is a square of %i pixels without transparent corners where the system rounds them',
	async (name, size) => {
		const image = sharp(readFileSync(`${dist}/${name}`));
		expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size });
		if (name.startsWith('apple') || name.includes('maskable'))
			expect((await image.stats()).isOpaque).toBe(true);
	},
);

test('favicon.ico is an icon file with a picture of 32 pixels', async () => {
	const ico = readFileSync(`${dist}/favicon.ico`);
	expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect(await sharp(ico.subarray(ico.readUInt32LE(18))).metadata()).toMatchObject({
		format: 'png',
		width: 32,
		height: 32,
	});
});

test('the manifest names icons that exist', () => {
	const manifest = JSON.parse(readFileSync(`${dist}/manifest.webmanifest`, 'utf8')) as {
		name: string;
		icons: { src: string }[];
	};
	expect(manifest.name).toBeTruthy();
	expect(manifest.icons.length).toBeGreaterThanOrEqual(3);
	for (const icon of manifest.icons) expect(findFile(icon.src), icon.src).toBeDefined();
});
