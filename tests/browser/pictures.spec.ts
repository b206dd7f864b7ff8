import { posts, services } from '../content.ts';
import { expect, test } from './support/test.ts';

/** Pages with every use of a picture. */
const routes = [
	'/',
	'/services',
	`/services/${services[0]?.id}`,
	'/about-us',
	'/quote',
	'/blog',
	`/blog/${posts[0]?.id}`,
];

/** Most that a picture may be enlarged, by the pixels of the screen for each of CSS: more looks blurry. */
const screens = [
	{ density: 1, most: 1.1, widths: [360, 447, 768, 1024, 1440, 1920] },
	// Where pictures are largest: on phones, tablets and wide screens.
	{ density: 2, most: 1.4, widths: [447, 1024, 1920] },
];

/** Runs in the page: how much each picture is enlarged, by its name. The larger side counts, as the frame crops it. */
function measureEnlarged(): Promise<[name: string, factor: number][]> {
	const load = (image: HTMLImageElement) =>
		image.complete ||
		new Promise((resolve) => {
			for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
		});
	const shown = [...document.images].filter((image) => image.checkVisibility());
	for (const image of shown) image.loading = 'eager';
	return Promise.all(
		shown.map(async (image): Promise<[string, number]> => {
			await load(image);
			const file = Object.assign(new Image(), { src: image.currentSrc });
			await load(file);
			const { width, height } = image.getBoundingClientRect();
			const factor = devicePixelRatio * Math.max(width / file.naturalWidth, height / file.naturalHeight);
			return [`${image.currentSrc} in ${Math.round(width)} by ${Math.round(height)}`, factor];
		}),
	);
}

for (const { density, most, widths } of screens)
	test.describe(`at density ${density}`, () => {
		test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } });

		test(`no picture is enlarged more than ${most} times`, { tag: '@desktop' }, async ({ page }) => {
			for (const width of widths) {
				await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
				for (const route of routes) {
					await page.goto(route);
					const blurred = (await page.evaluate(measureEnlarged)).filter(([, factor]) => factor > most);
					expect.soft(blurred, `${route} at ${width}`).toEqual([]);
				}
			}
		});
	});
