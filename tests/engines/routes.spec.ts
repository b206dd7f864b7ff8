import { listTypicalRoutes } from '../../tools/build/site-files.ts';
import { expect, sizes, test } from './support/test.ts';

/** Runs in the page: goes through it as a visitor does, waits for its pictures, and tells what is wrong. */
async function readThrough(): Promise<string[]> {
	const nextFrame = () => new Promise(requestAnimationFrame);
	for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
		scrollTo({ top, behavior: 'instant' });
		await nextFrame();
	}
	const images = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
	for (const image of images) {
		if (image.complete && image.naturalWidth > 0) continue;
		image.scrollIntoView({ block: 'center', behavior: 'instant' });
		for (const end = Date.now() + 3000; !image.complete && Date.now() < end; ) await nextFrame();
	}
	const { scrollWidth, clientWidth } = document.documentElement;
	const titles = document.querySelectorAll('h1').length;
	return [
		...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
		...(innerWidth > clientWidth + 20 ? [`is ${innerWidth} px wide`] : []),
		...(titles === 1 ? [] : [`has ${titles} titles`]),
		...images
			.filter((image) => image.naturalWidth === 0)
			.map((image) => `picture is missing: ${image.outerHTML.slice(0, 120)}`),
	];
}

const routes = listTypicalRoutes('dist');

for (const [size, { width, height }] of Object.entries(sizes)) {
	test(`every page is whole on a ${size}: a silent console, every picture, nothing sideways`, async ({
		visitor,
	}) => {
		// One visit to all pages, so that what they share is loaded once; each page has its time.
		test.setTimeout(routes.length * 15_000);
		await visitor.driver.resize(width, height);
		for (const route of routes) {
			await visitor.open(route);
			expect.soft(await visitor.run(readThrough), route).toEqual([]);
		}
	});
}
