import { globSync, readFileSync } from 'node:fs';
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

test('of an owner’s pictures, only those that a page shows are published', () => {
	// The style sheets' own, which are there whatever is shown.
	const styles = globSync('src/**/*.avif').map((file) => readFileSync(file));
	const files = globSync('assets/**/*.{jpg,jpeg,png,webp,avif,heic,heif}', { cwd: dist });
	const shown = new Set(pages.flatMap(({ html }) => html.match(/(?<=\/assets\/)[^\s"'?,&)]+/g) ?? []));
	const hidden = files.filter((file) => !shown.has(path.basename(file)));
	const isStyle = (file: string) =>
		styles.some((picture) => picture.equals(readFileSync(path.join(dist, file))));
	expect(hidden.filter((file) => !isStyle(file))).toEqual([]);
});
