import { axe, expect, hydrated, test } from './support/test.ts';

test('the average, the perfect rating and the number of reviews are shown', async ({ page }) => {
	await page.goto('/testimonials');
	await expect(page.locator('main')).toContainText('5.0 Average rating');
	await expect(page.locator('main')).toContainText('5.0 Perfect Rating');
	await expect(page.locator('main')).toContainText('1,300+ verified reviews');
	await expect(
		page.locator('main').getByRole('link', { name: 'Get Your Free Quote' }).first(),
	).toHaveAttribute('href', '/quote');
});

test('the filter survives a reload and the way back, and an unknown service shows all', async ({ page }) => {
	await page.goto('/testimonials');
	await hydrated(page, 'select');
	await page.getByRole('combobox').selectOption({ label: 'Rug Cleaning' });
	await expect(page).toHaveURL(/\?service=rug-cleaning$/);
	const status = page.locator('#reviews').getByRole('status');
	await expect(status).not.toContainText('14 of 14');
	const shown = await status.textContent();
	await axe(page, { include: '#reviews' });
	await page.reload();
	await hydrated(page, 'select');
	await expect(status).toHaveText(shown ?? '');
	await page.goto('/about-us');
	await page.goBack();
	await hydrated(page, 'select');
	await expect(status).toHaveText(shown ?? '');
	await page.goto('/testimonials?service=window-washing');
	await hydrated(page, 'select');
	await expect(status).toContainText('14 of 14');
});

test('one long review is open at a time', async ({ page }) => {
	await page.goto('/testimonials');
	await hydrated(page, 'select');
	const buttons = page.locator('#reviews button[aria-expanded]');
	await buttons.nth(0).click();
	await expect(buttons.nth(0)).toHaveText(/^Show less/);
	await axe(page, { include: '#reviews' });
	await buttons.nth(1).click();
	await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
	await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('every review is there in full', async ({ page }) => {
		await page.goto('/testimonials');
		await expect(page.locator('#reviews figure')).toHaveCount(14);
		const rests = page.locator('#reviews [data-collapsed] span:last-child');
		expect(await rests.count()).toBeGreaterThanOrEqual(5);
		for (const rest of await rests.all()) await expect(rest).toBeVisible();
		await expect(page.locator('#reviews select')).toBeHidden();
	});
});
