import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFavicon, drawMaskableIcon, drawTouchIcon } from './icons.ts';

/** Pixels of an icon, 256 x 256, as red, green, blue and alpha. */
async function renderIcon(svg: string) {
	const { data, info } = await sharp(Buffer.from(svg))
		.resize(256, 256)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
	return { at, size: info.width };
}

/** True for the ivory of the mark; the tile's red is far below. */
const isMark = (pixel: Uint8Array) => (pixel[0] ?? 0) > 150;

test('the tab icon in public/ is the drawing of the mark', () => {
	expect(
		readFileSync('public/favicon.svg', 'utf8'),
		"The mark or a brand color was changed. Write drawFavicon()'s result to public/favicon.svg.",
	).toBe(drawFavicon());
});

test('the tab icon is a picture only: no script, no style, nothing fetched', () => {
	expect(drawFavicon()).not.toMatch(/<script|<style|style=|href|\son\w+=/);
	expect(drawFavicon().length).toBeLessThan(1500);
});

test('the mark is the same seen in a mirror', async () => {
	const { at, size } = await renderIcon(drawMaskableIcon());
	let different = 0;
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size / 2; x++) {
			if (Math.abs((at(x, y)[0] ?? 0) - (at(size - 1 - x, y)[0] ?? 0)) > 24) different++;
		}
	}
	expect(different).toBe(0);
});

test('icons for home screens have no transparent pixel', async () => {
	for (const svg of [drawTouchIcon(), drawMaskableIcon()]) {
		const { at, size } = await renderIcon(svg);
		for (const [x, y] of [
			[0, 0],
			[size - 1, 0],
			[0, size - 1],
			[size - 1, size - 1],
		] as const) {
			expect(at(x, y)[3]).toBe(255);
		}
	}
});

test('a phone that cuts the icon to a circle cuts nothing off the mark', async () => {
	const { at, size } = await renderIcon(drawMaskableIcon());
	let outside = 0;
	for (let y = 0; y < size; y++) {
		for (let x = 0; x < size; x++) {
			const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2);
			if (distance > size * 0.4 && isMark(at(x, y))) outside++;
		}
	}
	expect(outside).toBe(0);
});
