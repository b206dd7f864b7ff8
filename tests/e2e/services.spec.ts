import { axe, expect, test } from './support/test.ts';

for (const script of [true, false]) {
	test.describe(script ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled: script });

		test('opening a question closes the one before, and the open one closes itself', async ({ page }) => {
			await page.goto('/services/carpet-cleaning');
			const items = page.locator('#questions details');
			await expect(items).toHaveCount(4);
			await items.nth(0).locator('summary').click();
			await expect(items.nth(0)).toHaveAttribute('open', '');
			await items.nth(2).locator('summary').click();
			await expect(items.nth(2)).toHaveAttribute('open', '');
			await expect(items.nth(0)).not.toHaveAttribute('open', '');
			if (script) await axe(page, { include: '#questions' });
			await items.nth(2).locator('summary').click();
			await expect(page.locator('#questions details[open]')).toHaveCount(0);
		});
	});
}

test('the picture changes sides from one service to the next on wide screens', async ({ page, isMobile }) => {
	await page.goto('/services');
	const sides = await page.locator('#services > div > ul > li').evaluateAll((cards) =>
		cards.map((card) => {
			const picture = card.querySelector('picture')?.getBoundingClientRect();
			const words = card.querySelector('h3')?.getBoundingClientRect();
			if (!picture || !words) return 'missing';
			return picture.bottom <= words.top ? 'above' : picture.left < words.left ? 'left' : 'right';
		}),
	);
	expect(sides).toEqual(
		isMobile ? Array(6).fill('above') : ['left', 'right', 'left', 'right', 'left', 'right'],
	);
});

test('the flood page puts the call first', async ({ page }) => {
	await page.goto('/services/flood-restoration');
	const strip = page.getByRole('region', { name: 'Water in the house? Call now.' });
	await expect(strip).toContainText('60 to 90 minutes');
	await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
});

for (const slash of ['', '/']) {
	test(`the old St. Petersburg address leads on for good ${slash ? 'with' : 'without'} a slash`, async ({
		page,
		request,
	}) => {
		const answer = await request.get(`/services/upholstery-cleaning-st-petersburg${slash}`, {
			maxRedirects: 0,
		});
		expect(answer.status()).toBe(301);
		await page.goto(`/services/upholstery-cleaning-st-petersburg${slash}`);
		await expect(page).toHaveURL('/services/upholstery-cleaning');
	});
}
