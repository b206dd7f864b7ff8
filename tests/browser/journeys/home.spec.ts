import { formatLabel } from '../../../src/lib/text.ts';
import { labels, read } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const said = ':is([aria-live], [role="status"])';

test('keys move the slider of the pictures, and arrows and dots change the case', async ({ visitor }) => {
	const slider = { selector: '#gallery input[type="range"]' };
	const words = labels.gallery;
	const titles = (read('gallery') as { title: string }[]).map(({ title }) => title);
	const total = titles.length;
	await visitor.open('/');
	await visitor.press(slider, 0.25);
	await expect(async () =>
		expect(Math.abs(Number(await visitor.read(slider)) - 25), 'where it was pressed').toBeLessThan(4),
	).toPass();
	await visitor.keys('Home', 'ArrowLeft');
	await visitor.reads(slider, '0');
	await visitor.keys('ArrowRight', 'ArrowRight');
	await visitor.reads(slider, '2');
	for (const [name, current] of [
		[words.previous, total],
		[formatLabel(words.goTo, { number: 2, title: titles[1] ?? '' }), 2],
	] as const) {
		const title = titles[current - 1] ?? '';
		await visitor.press({ selector: '#gallery button', name });
		const position = formatLabel(words.position, { current, total, title });
		await visitor.sees({ selector: `#gallery ${said}`, name: position });
		await visitor.sees({ selector: '#gallery figcaption', name: title }, 1);
		await visitor.sees({ selector: '#gallery figcaption' }, 1);
		await visitor.reads(slider, '50');
	}
});

test('the carousel wraps from the first review to the last and back', async ({ visitor }) => {
	await visitor.open('/');
	const total = await visitor.run(() => document.querySelectorAll('#reviews blockquote').length);
	for (const [name, current] of [
		[labels.carousel.previous, total],
		[labels.carousel.next, 1],
	] as const) {
		await visitor.press({ selector: '#reviews button', name });
		const position = formatLabel(labels.carousel.position, { current, total });
		await visitor.sees({ selector: `#reviews ${said}`, name: position });
		const measureOffset = () =>
			visitor.run((index) => {
				const slide = document.querySelectorAll('#reviews figure')[index];
				const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
				return Math.abs(left(slide) - left(slide?.parentElement));
			}, current - 1);
		await expect(async () => expect(await measureOffset()).toBeLessThan(2)).toPass();
	}
});
