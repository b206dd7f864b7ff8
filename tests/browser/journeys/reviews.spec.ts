import { formatCount } from '../../../src/lib/count.ts';
import { formatLabel } from '../../../src/lib/text.ts';
import { labels, reviews } from '../../content.ts';
import { expect, sizes, test } from '../support/visitor/test.ts';

const cards = { selector: '#reviews figure' };
const filter = { selector: '#reviews select' };

test('the carousel wraps from the first review to the last and back', async ({ visitor }) => {
	await visitor.open('/');
	const total = await visitor.run(() => document.querySelectorAll('#reviews blockquote').length);
	for (const [name, current] of [
		[labels.carousel.previous, total],
		[labels.carousel.next, 1],
	] as const) {
		await visitor.press({ selector: '#reviews button', name });
		await visitor.sees({
			selector: '#reviews :is([aria-live], [role="status"])',
			name: formatLabel(labels.carousel.position, { current, total }),
		});
		const measureOffset = () =>
			visitor.run((index) => {
				const slide = document.querySelectorAll('#reviews figure')[index];
				const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
				return Math.abs(left(slide) - left(slide?.parentElement));
			}, current - 1);
		await expect(async () => expect(await measureOffset()).toBeLessThan(2)).toPass();
	}
});

test('a review that is opened stays where it is, and so do those beside it', async ({ visitor }) => {
	await visitor.open('/testimonials');
	const more = { selector: '#reviews summary', name: labels.testimonials.readMore };
	for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
		await visitor.tab.setViewportSize(size);
		const lefts = () =>
			visitor.look(cards, (all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
		const before = await lefts();
		// The second and third close the one above in their column.
		for (const name of (await visitor.read(more)).slice(0, 3)) {
			const target = { selector: more.selector, name };
			expect(await visitor.measureMove(target, 'figure'), `${target.name} at ${size.width}`).toBeLessThan(2);
			await visitor.sees({ selector: '#reviews details[open]' }, 1);
			expect(await lefts(), `${target.name} at ${size.width}`).toEqual(before);
		}
	}
});

test('the service filter survives a reload and follows Back', async ({ visitor }) => {
	await visitor.open('/testimonials');
	await visitor.sees(cards, reviews.length);
	// The system draws the list that a press opens: the choice is made by a key.
	await visitor.look(filter, ([list]) => list?.focus());
	await visitor.keys('ArrowDown');
	const chosen = await visitor.look(filter, ([list]) => (list as HTMLSelectElement).selectedOptions[0]?.text);
	const about = reviews.filter(({ service }) => service === chosen).length;
	expect(about).toBeGreaterThan(0);
	await visitor.sees(cards, about);
	const total = formatCount(reviews.length, labels.counts.reviews, labels.locale);
	await visitor.sees({
		selector: '#reviews [role="status"]',
		name: formatLabel(labels.testimonials.count, { shown: about, total }),
	});
	const address = await visitor.run(() => location.pathname + location.search);
	expect(address).toContain('?service=');
	await visitor.reload();
	await visitor.sees(cards, about);
	await visitor.open('/about-us');
	await visitor.goBack();
	await visitor.isAt(address);
	await visitor.sees(cards, about);
	await visitor.goBack();
	await visitor.isAt('/testimonials');
	await visitor.sees(cards, reviews.length);
});
