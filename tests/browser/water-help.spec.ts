import type { Locator } from '@playwright/test';
import type { WaterHelp } from '../../src/content/schema/water-help.ts';
import { mainPhone, read } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const copy = read('pages/water-help') as WaterHelp;

const measure = async (part: Locator) => {
	const { width = 0, height = 0 } = (await part.boundingBox()) ?? {};
	return width * height;
};
const isInView = async (part: Locator) => {
	const { y = -1 } = (await part.boundingBox()) ?? {};
	return y >= 0 && y < 568 && (await part.isVisible());
};

test.describe('on the smallest phone', () => {
	test.use({ viewport: { width: 320, height: 568 } });

	test('the first screen has the call, larger than any other target, and every danger', async ({ page }) => {
		await page.goto('/water-damage-help');
		const main = page.locator('main');
		const call = main.getByRole('link', { name: mainPhone }).first();
		await expect(call).toBeInViewport({ ratio: 1 });
		for (const danger of copy.safety.dangers)
			await expect(main.getByText(danger.text)).toBeInViewport({ ratio: 1 });
		for (const other of await page.locator('a:not([href^="tel:"]), button').all())
			if (await isInView(other)) expect(await measure(other)).toBeLessThan(await measure(call));
	});
});

test('storm preparation opens without script', async ({ browser }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto('/water-damage-help');
	const [first] = copy.storm.steps;
	await expect(page.getByText(first?.text ?? '')).toBeHidden();
	await page.getByText(copy.storm.title, { exact: true }).click();
	await expect(page.getByText(first?.text ?? '')).toBeVisible();
});

test('the open storm preparation has no barrier', { tag: '@both' }, async ({ page }) => {
	await page.goto('/water-damage-help');
	await page.getByText(copy.storm.title, { exact: true }).click();
	await axe(page);
});
