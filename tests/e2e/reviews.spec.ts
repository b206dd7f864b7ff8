import type { Locator, Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { labels, reviews } from './support/content.ts';
import { expect, test } from './support/test.ts';

/** What needs real pages and a real way back; the rest is tested at the island itself. */
const words = labels.testimonials;
const filter = (page: Page) => page.getByRole('combobox', { name: words.filter });
const status = (page: Page) => page.locator('#reviews').getByRole('status');
const count = (shown: number) => formatLabel(words.count, { shown, total: reviews.length });

const service = reviews.find((review) => review.service)?.service ?? 'no review names a service';
const about = reviews.filter((review) => review.service === service);
const long = reviews.filter((review) => review.text.length > 200);

test('the filter is found again after a reload, after the way back, and undone by it', async ({ page }) => {
	await page.goto('/testimonials');
	await filter(page).selectOption({ label: service });
	await expect(status(page)).toHaveText(count(about.length));
	const value = await filter(page).inputValue();
	expect(value).not.toBe('');
	await page.reload();
	await filter(page).scrollIntoViewIfNeeded();
	await expect(status(page)).toHaveText(count(about.length));
	await expect(filter(page)).toHaveValue(value);
	await page.goto('/about-us');
	await page.goBack();
	await filter(page).scrollIntoViewIfNeeded();
	await expect(status(page)).toHaveText(count(about.length));
	await page.goBack();
	await expect(page).toHaveURL('/testimonials');
	await expect(status(page)).toHaveText(count(reviews.length));
	await expect(filter(page)).toHaveValue('');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('long reviews open one at a time', async ({ page }) => {
		await page.goto('/testimonials');
		const texts = long.map(({ text }) => page.locator('#reviews details').getByText(text));
		for (const [index, text] of texts.slice(0, 2).entries()) {
			await page.locator('#reviews summary').nth(index).click();
			await expect(text).toBeVisible();
		}
		await expect(texts[0] as Locator).toBeHidden();
	});
});
