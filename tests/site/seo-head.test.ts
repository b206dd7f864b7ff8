import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import { company, contentIn } from '../content.ts';
import { type BuiltPage, findFile, pages, readMeta, testPages, urlOf } from './site.ts';

test.each(['title', 'description'])('no two pages in one language share a %s', (name) => {
	const read = (page: BuiltPage) =>
		`${page.language}: ${readMeta(page, name) ?? page.document.querySelector(name)?.text}`;
	const shared = Map.groupBy(pages, read)
		.values()
		.filter(({ length }) => length > 1);
	expect([...shared].map((list) => list.map(({ route }) => route))).toEqual([]);
});

test('every page has one title and one description, neither too short nor cut off', () => {
	for (const page of pages) {
		const [title, ...others] = page.document.querySelectorAll(
			'head > title, head > meta[name="description"]',
		);
		expect(others, page.route).toHaveLength(1);
		// 60 characters of the content and the company’s name after them.
		expect(title?.text, page.route).toMatch(/^.{10,90}$/);
		expect(readMeta(page, 'description'), page.route).toMatch(/^.{50,160}$/);
	}
});

testPages('no page has an unfilled placeholder, in its head or in its body', pages, ({ document, text }) => {
	const head = document.querySelector('head')?.outerHTML ?? '';
	// Scripts and styles have braces of their own.
	const read = head.replace(/<(script|style)\b(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/\1>/g, '');
	return `${read} ${text}`.match(/\{\s*[a-z][\w.-]*\s*\}/gi) ?? [];
});

test('every page names its language, color and place', () => {
	const [, country] = contentIn(contentLanguage).labels.locale.split('-');
	const [home] = company.addresses ?? [];
	for (const page of pages) {
		const { route, language, document } = page;
		const locale = language.includes('-') ? language : `${language}-${country}`;
		expect(document.querySelector('html')?.getAttribute('lang'), route).toBe(locale);
		expect(readMeta(page, 'og:locale'), route).toBe(locale.replace('-', '_'));
		expect(readMeta(page, 'theme-color'), route).toMatch(/^#[0-9a-f]{6}$/);
		expect(readMeta(page, 'geo.region'), route).toBe(home && `US-${home.state}`);
		expect(readMeta(page, 'geo.placename'), route).toBe(home && stateNames[home.state]);
	}
});

test('a page has a canonical address, its own, if and only if it is indexable', () => {
	for (const { route, document, indexed } of pages) {
		const links = document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'));
		expect(links, route).toEqual(indexed ? [urlOf(route)] : []);
	}
});

test('every page has a share picture in the ratio that social networks use', async () => {
	for (const page of pages) {
		for (const key of ['title', 'description', 'type', 'site_name', 'image:alt'])
			expect(readMeta(page, `og:${key}`), `${page.route}: ${key}`).toBeTruthy();
		expect(readMeta(page, 'twitter:card'), page.route).toBe('summary_large_image');
	}
	const readPicture = (page: BuiltPage) =>
		['image', 'image:width', 'image:height'].map((key) => readMeta(page, `og:${key}`)).join(' ');
	for (const picture of new Set(pages.map(readPicture))) {
		const [address = '', ...size] = picture.split(' ');
		const [width = 0, height = 0] = size.map(Number);
		const file = readFileSync(findFile(address) ?? '');
		expect(await sharp(file).metadata(), picture).toMatchObject({ format: 'jpeg', width, height });
		expect(width / height, picture).toBeCloseTo(1200 / 630, 1);
		// WhatsApp shows no large picture from about 300 KB.
		expect(file.length, picture).toBeLessThan(300_000);
	}
});
