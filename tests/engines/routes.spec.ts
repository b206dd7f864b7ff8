import { listRoutes } from '../../tools/build/site-files.ts';
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
	return [
		...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
		...(innerWidth > clientWidth + 20 ? [`is ${innerWidth} px wide`] : []),
		...images
			.filter((image) => image.naturalWidth === 0)
			.map((image) => `picture is missing: ${image.outerHTML.slice(0, 120)}`),
	];
}

for (const route of listRoutes('dist')) {
	test(`${route} is whole on a phone and a desktop: a silent console, every picture, nothing sideways`, async ({
		visitor,
	}) => {
		for (const { width, height } of Object.values(sizes)) {
			await visitor.driver.resize(width, height);
			await visitor.open(route);
			expect(await visitor.run(readThrough), `${width} px`).toEqual([]);
			expect(await visitor.count('h1')).toBe(1);
		}
	});
}
