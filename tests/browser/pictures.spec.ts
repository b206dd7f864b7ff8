import { globSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { posts, services } from '../content.ts';
import { expect, test } from './support/test.ts';

/** Every kind of page with pictures. */
const routes = [
	'/',
	'/services',
	`/services/${services[0]?.id}`,
	...services.filter(({ emergency }) => emergency).map(({ id }) => `/services/${id}`),
	'/about-us',
	'/testimonials',
	'/contact',
	'/quote',
	'/faq',
	'/blog',
	`/blog/${posts[0]?.id}`,
];

/** Most that a picture may be enlarged, by the pixels of the screen for each of CSS: more looks blurry. */
const screens = [
	{ density: 1, most: 1.1, widths: [320, 768, 1440, 1920] },
	{ density: 2, most: 1.4, widths: [390, 1024, 1920] },
	// Phones, upright and on their side, and the densest of laptops.
	{ density: 3, most: 1.45, widths: [320, 447, 932, 1280] },
];

/** Widths of the originals, by the name that Astro keeps: no picture can have more pixels than its own. */
const masters = new Map(
	await Promise.all(
		globSync('sample/photos/*.{jpg,png}').map(
			async (file) => [basename(file).split('.')[0], (await sharp(file).metadata()).width] as const,
		),
	),
);

interface Shown {
	file: string;
	/** Width of the file in pixels. */
	width: number;
	box: string;
	enlarged: number;
}

/** Runs in the page: how much each picture is enlarged. The larger side counts, as the frame crops the other. */
async function measurePictures(): Promise<Shown[]> {
	const load = (image: HTMLImageElement) =>
		image.complete ||
		new Promise((resolve) => {
			for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
		});
	const measured: Shown[] = [];
	for (const image of document.images) {
		// Pictures below load when they come near: an eager one would be chosen by another width.
		image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
		if (!image.checkVisibility()) continue;
		await load(image);
		const file = Object.assign(new Image(), { src: image.currentSrc });
		await load(file);
		const { offsetWidth, offsetHeight } = image;
		measured.push({
			file: image.currentSrc.split('/').at(-1) ?? '',
			width: file.naturalWidth,
			box: `${offsetWidth} by ${offsetHeight}`,
			enlarged:
				devicePixelRatio * Math.max(offsetWidth / file.naturalWidth, offsetHeight / file.naturalHeight),
		});
	}
	return measured;
}

for (const { density, most, widths } of screens)
	test.describe(`at density ${density}`, () => {
		test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } });

		test(`no picture is enlarged more than ${most} times`, { tag: '@desktop' }, async ({ page }) => {
			for (const width of widths) {
				await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
				for (const route of routes) {
					await page.goto(route);
					const shown = await page.evaluate(measurePictures);
					const blurred = shown.filter(
						({ file, width, enlarged }) =>
							enlarged > most && width < (masters.get(file.split('.')[0]) ?? Number.POSITIVE_INFINITY),
					);
					expect.soft(blurred, `${route} at ${width}`).toEqual([]);
				}
			}
		});
	});
