import type { Locator } from '@playwright/test';
import { reviews } from '../content.ts';
import { expect, test } from './support/test.ts';

const long = reviews.filter((review) => review.text.length > 200);

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

test('a list to choose from has an arrow in colors that the visitor chose, which take the drawn one away', async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/testimonials');
	await expect(page.getByRole('combobox').first()).toHaveCSS('appearance', 'auto');
});
