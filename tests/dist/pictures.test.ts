import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dist, readFullPages } from './seo-site.ts';

/** The file that a built picture was made of: "/assets/terrace.C3xk_Z1.avif" comes from "terrace". */
const toMaster = (address: string) => address.split('/').at(-1)?.split('.')[0] ?? address;

test('no two pages open with the same picture', () => {
	// The pages of a long list open alike.
	const single = readFullPages().filter(({ route }) => !/\/page\/\d+$/.test(route));
	const pages = single.flatMap(({ route, document }) => {
		const opening = document.querySelector('main img[loading="eager"]')?.getAttribute('src');
		return opening ? [{ route, opening: toMaster(opening) }] : [];
	});
	expect(pages.length).toBeGreaterThan(0);
	const shared = Object.entries(Object.groupBy(pages, ({ opening }) => opening)).flatMap(
		([opening, group = []]) =>
			group.length > 1 ? `${opening}: ${group.map(({ route }) => route).join(', ')}` : [],
	);
	// A company that has fewer photos than pages has to show some of them twice.
	const photos = parse(readFileSync('content/photos.yaml', 'utf8')) as unknown[];
	if (photos.length >= pages.length) expect(shared).toEqual([]);
});

test('no picture tells where or with what it was taken, and all are in the colors of screens', async () => {
	const files = globSync('**/*.{jpg,jpeg,png,webp,avif}', { cwd: dist });
	expect(files.length).toBeGreaterThan(0);
	const wrong = await Promise.all(
		files.map(async (file) => {
			const { exif, xmp, iptc, icc, space, orientation } = await sharp(path.join(dist, file)).metadata();
			const isClean = !exif && !xmp && !iptc && !icc && !orientation && ['srgb', 'b-w'].includes(space);
			return isClean ? [] : file;
		}),
	);
	expect(wrong.flat()).toEqual([]);
});

test('only what a page shows is published, and no master of a picture', () => {
	const files = globSync('assets/**/*.{jpg,jpeg,png,webp,avif,heic,heif}', { cwd: dist });
	const pages = readFullPages().map(({ document }) => document.toString());
	const shown = files.filter((file) => pages.some((page) => page.includes(path.basename(file))));
	expect(files.filter((file) => !shown.includes(file))).toEqual([]);
});
