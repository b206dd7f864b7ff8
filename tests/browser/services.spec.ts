import { emergencies } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

test('pictures alternate sides on wide screens', { tag: '@both' }, async ({ page, isMobile }) => {
	await page.goto('/services');
	const cards = page.locator('#services li:has(h3)');
	await expect(cards).not.toHaveCount(0);
	const sides = await cards.evaluateAll((all) =>
		all.map((card) => {
			const picture = card.querySelector('picture')?.getBoundingClientRect();
			const words = card.querySelector('h3')?.getBoundingClientRect();
			if (!picture || !words) return 'missing';
			return picture.bottom <= words.top ? 'above' : picture.left < words.left ? 'left' : 'right';
		}),
	);
	expect(sides).toEqual(sides.map((_, index) => (isMobile ? 'above' : index % 2 === 0 ? 'left' : 'right')));
});

for (const { id, emergency } of emergencies)
	test(`the page of ${id} puts the call first`, { tag: '@both' }, async ({ page }) => {
		await page.goto(`/services/${id}`);
		const strip = page.getByRole('region', { name: emergency?.title ?? '' });
		await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
		await expect(strip).toBeInViewport();
	});
