import { axe, expect, test } from './support/test.ts';

/** Every route of the specification's table, and the page of service areas. */
const routes = [
	'/',
	'/services',
	...[
		'carpet-cleaning',
		'upholstery-cleaning',
		'oriental-rug-cleaning',
		'leather-cleaning',
		'tile-grout',
		'flood-restoration',
	].map((id) => `/services/${id}`),
	'/service-areas',
	'/about-us',
	'/testimonials',
	'/blog',
	...['diy-stain-removal-tips', 'pet-odor-solutions', 'why-pro-cleaning-beats-diy'].map(
		(slug) => `/blog/${slug}`,
	),
	'/contact',
	'/careers',
	'/quote',
	'/privacy-policy',
	'/terms',
	'/cookie-policy',
	'/sitemap',
];

for (const route of routes) {
	test(`${route} answers, fits narrow screens, and has no accessibility fault`, async ({ page }) => {
		const answer = await page.goto(route);
		expect(answer?.status()).toBe(200);
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		await axe(page);
		for (const width of [320, 390, 640, 1024]) {
			await page.setViewportSize({ width, height: 720 });
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
		}
	});
}

test('on paper there is the phone number and no navigation', async ({ page }) => {
	await page.goto('/services/leather-cleaning');
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('[data-print="only"]')).toContainText('(813) 555-0100');
	await expect(page.locator('header nav')).toBeHidden();
});

test('with reduced motion nothing is animated', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const duration = await page.evaluate(() =>
		getComputedStyle(document.documentElement).getPropertyValue('--duration-slow'),
	);
	expect(duration).toMatch(/^0m?s$/);
});
