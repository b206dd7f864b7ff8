import type { Browser, Page } from '@playwright/test';
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
const most = { 1: 1.1, 2: 1.4 } as const;

/** Runs in the page: how much each picture is enlarged, by its name. The larger side counts, as the frame crops it. */
async function measureEnlarged(): Promise<[name: string, factor: number][]> {
	const shown = [...document.images].filter((image) => image.checkVisibility());
	for (const image of shown) image.loading = 'eager';
	return Promise.all(
		shown.map(async (image) => {
			await image.decode();
			const file = Object.assign(new Image(), { src: image.currentSrc });
			await file.decode();
			const { width, height } = image.getBoundingClientRect();
			const factor = devicePixelRatio * Math.max(width / file.naturalWidth, height / file.naturalHeight);
			return [`${image.currentSrc} in ${Math.round(width)} by ${Math.round(height)}`, factor] as const;
		}),
	).then((all) => all.map(([name, factor]) => [name, factor]));
}

async function openAt(browser: Browser, density: number, baseURL: string | undefined): Promise<Page> {
	const context = await browser.newContext({
		deviceScaleFactor: density,
		reducedMotion: 'reduce',
		serviceWorkers: 'block',
		...(baseURL && { baseURL }),
	});
	return context.newPage();
}

for (const density of [1, 2] as const)
	test(`no picture is enlarged more than ${most[density]} times at density ${density}`, {
		tag: '@desktop',
	}, async ({ browser, baseURL }) => {
		const page = await openAt(browser, density, baseURL);
		for (const width of [360, 447, 768, 1024, 1440, 1920]) {
			await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
			for (const route of routes) {
				await page.goto(route);
				const blurred = (await page.evaluate(measureEnlarged)).filter(([, factor]) => factor > most[density]);
				expect.soft(blurred, `${route} at ${width}`).toEqual([]);
			}
		}
		await page.context().close();
	});
