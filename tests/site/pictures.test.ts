import { globSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dist, pages } from './site.ts';

test('pictures have no metadata and are in sRGB', async () => {
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

test('only pictures that a page shows are published', () => {
	const files = globSync('assets/**/*.{jpg,jpeg,png,webp,avif,heic,heif}', { cwd: dist });
	const shown = new Set(pages.flatMap(({ html }) => html.match(/(?<=\/assets\/)[^\s"'?,&)]+/g) ?? []));
	expect(files.filter((file) => !shown.has(path.basename(file)))).toEqual([]);
});
