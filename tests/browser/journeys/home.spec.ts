import { labels } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const caption = { selector: '#gallery figcaption' };
const slider = { selector: '#gallery input[type="range"]' };

/** Not in Chromium, in which the tests of the two islands do the same (Gallery.test.tsx, ReviewCarousel.test.tsx). */
test('a press and keys move the slider, and the carousel wraps', async ({ visitor }) => {
	await visitor.open('/');
	await visitor.press(slider, 0.25);
	await expect(async () =>
		expect(Math.abs(Number(await visitor.read(slider)) - 25), 'where it was pressed').toBeLessThan(4),
	).toPass();
	await visitor.keys('Home', 'ArrowLeft');
	await visitor.reads(slider, '0');
	await visitor.keys('ArrowRight', 'ArrowRight');
	await visitor.reads(slider, '2');
	const before = await visitor.read(caption);
	await visitor.press({ selector: '#gallery button', name: labels.gallery.previous });
	await visitor.reads(slider, '50');
	await visitor.sees(caption, 1);
	expect(await visitor.read(caption)).not.toEqual(before);

	for (const [name, current] of [
		[labels.carousel.previous, -1],
		[labels.carousel.next, 0],
	] as const) {
		await visitor.press({ selector: '#reviews button', name });
		const measureOffset = () =>
			visitor.run((index) => {
				const slide = [...document.querySelectorAll('#reviews figure')].at(index);
				const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
				return Math.abs(left(slide) - left(slide?.parentElement));
			}, current);
		await expect(async () => expect(await measureOffset()).toBeLessThan(2)).toPass();
	}
});
