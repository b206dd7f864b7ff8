import { formatLabel } from '../../../src/lib/text.ts';
import { labels, reviews } from '../../content.ts';
import { expect, sizes, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const slider = '#gallery input[type="range"]';
const shownCase = '#gallery figcaption';
const shownReview = '#reviews blockquote';
const cards = '#reviews figure';
const filter = '#reviews select';

const readNumber = async (visitor: Visitor) => Number(await visitor.property(slider, 'value'));
const countAll = (visitor: Visitor, selector: string) =>
	visitor.run((all) => document.querySelectorAll(all).length, selector);

for (const [size, { width, height }] of Object.entries(sizes)) {
	// In Chromium the islands' own tests do the same, and tests/browser/early-press.spec.ts on the pages.
	test.describe(`on a ${size}`, { tag: '@not-chromium' }, () => {
		test.beforeEach(({ visitor }) => visitor.driver.resize(width, height));

		test('before and after are compared by pointer and by keys, and cases and reviews turn around', async ({
			visitor,
		}) => {
			await visitor.open('/');
			// The picture itself is pressed, at once: what is pressed before the script has come is not lost.
			await visitor.press(slider, { x: 0.25, y: 0.5 });
			await expect.poll(async () => Math.abs((await readNumber(visitor)) - 25)).toBeLessThan(4);
			const before = await readNumber(visitor);
			await visitor.keys('ArrowRight', 'ArrowRight');
			await expect.poll(() => readNumber(visitor)).toBe(before + 2);
			await visitor.keys('Home', 'ArrowLeft');
			await visitor.finds(slider, 'value', '0');
			await visitor.keys('End', 'ArrowRight');
			await visitor.finds(slider, 'value', '100');

			const [firstCase] = await visitor.texts(shownCase);
			await visitor.press({ selector: '#gallery button', name: labels.gallery.next });
			await expect.poll(() => visitor.texts(shownCase)).not.toEqual([firstCase]);
			await visitor.finds(slider, 'value', '50');
			await visitor.press({ selector: '#gallery button', name: labels.gallery.previous });
			await expect.poll(() => visitor.texts(shownCase)).toEqual([firstCase]);

			const total = await countAll(visitor, shownReview);
			const says = (current: number) =>
				visitor.sees({
					selector: '#reviews :is([aria-live], [role="status"])',
					name: formatLabel(labels.carousel.position, { current, total }),
				});
			await visitor.press({ selector: '#reviews button', name: labels.carousel.previous });
			await says(total);
			await visitor.press({ selector: '#reviews button', name: labels.carousel.next });
			await says(1);
		});

		test('one long review is open at a time; a filter stays over a reload and the way back, and the way back undoes it', async ({
			visitor,
		}) => {
			await visitor.open('/testimonials');
			const more = { selector: '#reviews summary', name: labels.testimonials.readMore };
			const open = '#reviews details[open]';
			for (const index of [0, 1]) {
				await visitor.press({ selector: '#reviews summary', index });
				await expect.poll(() => countAll(visitor, open)).toBe(1);
				await visitor.sees(`${open} p`);
			}
			await visitor.keys('Enter');
			await visitor.seesNo(open);
			await visitor.sees(more);

			// The list that a press opens is drawn by the system: the choice is made by a key.
			await visitor.run((field) => document.querySelector<HTMLElement>(field)?.focus(), filter);
			await visitor.keys('ArrowDown');
			const chosen = await visitor.run(
				(field) => document.querySelector<HTMLSelectElement>(field)?.selectedOptions[0]?.textContent,
				filter,
			);
			const about = reviews.filter(({ service }) => service === chosen).length;
			expect(about).toBeGreaterThan(0);
			await expect.poll(() => visitor.count(cards)).toBe(about);
			const address = await visitor.address();
			expect(address).toContain('?service=');
			await visitor.driver.reload();
			await expect.poll(() => visitor.count(cards)).toBe(about);
			await visitor.open('/about-us');
			await visitor.back();
			await visitor.arrivesAt(address);
			await expect.poll(() => visitor.count(cards)).toBe(about);
			await visitor.back();
			await visitor.arrivesAt('/testimonials');
			await expect.poll(() => visitor.count(cards)).toBe(reviews.length);
		});
	});
}
