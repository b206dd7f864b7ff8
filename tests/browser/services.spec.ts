import { listRoutes } from '../site-files.ts';
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

test('tablets show the picture of every page with the form, and phones load none beside a panel', {
	tag: '@desktop',
}, async ({ page }) => {
	const ends = ['/contact', '/quote', ...emergencies.map(({ id }) => `/services/${id}`)];
	const routes = listRoutes('dist').filter((route) => ends.some((end) => route.endsWith(end)));
	const picture = page.locator('section[aria-labelledby="hero-title"] img');
	// All phones first: what a tablet has loaded, a phone would take from memory.
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of routes) {
		await page.goto(path);
		await expect(picture, path).toBeHidden();
		await expect(picture, path).toHaveJSProperty('naturalWidth', 0);
	}
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of routes) {
		await page.goto(path);
		for (const width of [768, 991, 1024]) {
			await page.setViewportSize({ width, height: 1024 });
			await expect(picture, `${path} at ${width}`).toBeInViewport({ ratio: 0.9 });
		}
	}
});
