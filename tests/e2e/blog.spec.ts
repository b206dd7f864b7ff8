import { axe, expect, test } from './support/test.ts';

const article = '/blog/why-pro-cleaning-beats-diy';

test('an article names its date and its author and leads back', async ({ page }) => {
	await page.goto(article);
	await expect(page.locator('article')).toContainText('September 16, 2025');
	await expect(page.getByRole('link', { name: /Back to Blog/ })).toHaveAttribute('href', '/blog');
	await expect(page.locator('article')).toContainText('230 °F');
});

test('Share uses the function of the device, with title, text and address', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', {
			value: async (data: ShareData) => Object.assign(window, { shared: data }),
		});
	});
	await page.goto(article);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect
		.poll(() => page.evaluate(() => (window as unknown as { shared?: ShareData }).shared))
		.toMatchObject({
			title: expect.stringContaining('professional'),
			text: expect.any(String),
			url: expect.stringContaining(article),
		});
});

test('a cancelled share is no error', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', {
			value: async () => {
				Object.assign(window, { asked: true });
				throw new DOMException('cancelled', 'AbortError');
			},
		});
	});
	await page.goto(article);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect.poll(() => page.evaluate(() => 'asked' in window)).toBe(true);
	await expect(page.locator('[data-share] output')).toHaveText('');
});

test('where the device cannot share, the address is copied, and the page says so', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
	await page.goto(article);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect(page.locator('[data-share] output')).toHaveText('Link copied.');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
});

test('where copying fails too, the address is shown', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'share', { value: undefined });
		Object.defineProperty(navigator, 'clipboard', {
			value: { writeText: () => Promise.reject(new Error('refused')) },
		});
	});
	await page.goto(article);
	await page.getByRole('button', { name: 'Share' }).click();
	await expect(page.locator('[data-share] input')).toHaveValue(new RegExp(article));
	await axe(page);
});
