import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterizeIcon, wrapIco } from './icon-files.ts';

const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#17594a"/></svg>';

test('a vector becomes a square PNG of the size asked for', async () => {
	const png = await rasterizeIcon(svg, 180);
	expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
});

test('an icon file holds the picture behind a header that says its size', async () => {
	const png = await rasterizeIcon(svg, 32);
	const ico = wrapIco(png, 32);
	expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
	expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
});
