import type { Page } from '@playwright/test';
import { labels } from '../content.ts';
import { expect, test } from './support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: labels.shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: labels.shell.menu });

async function openMenu(page: Page): Promise<void> {
	await page.goto('/services');
	await menuButton(page).tap();
	await expect(menu(page)).toBeVisible();
}

test('the second press of a double one, on the button that closes the menu, leaves it open', async ({
	page,
}) => {
	await page.goto('/services');
	await page.evaluate(() => {
		for (const press of ['open', 'close'])
			document.querySelector<HTMLElement>(`[data-menu-${press}]`)?.click();
	});
	await expect(menu(page)).toBeVisible();
});

test('the open menu locks scrolling, and a tap outside closes it', async ({ page }) => {
	await page.setViewportSize({ width: 700, height: 844 });
	await openMenu(page);
	const panel = await menu(page).locator('> div').boundingBox();
	if (!panel) throw new Error('The menu has no place on the page.');
	await page.touchscreen.tap(panel.x + panel.width / 2, panel.y + panel.height * 0.7);
	await expect(menu(page)).toBeVisible();
	await page.mouse.move(40, 400);
	await page.mouse.wheel(0, 600);
	// At once after the menu has opened, it would be the second tap of a double one.
	await expect(async () => {
		await page.touchscreen.tap(panel.x / 2, 400);
		await expect(menu(page)).toBeHidden({ timeout: 500 });
	}).toPass();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(async () => {
		await page.mouse.wheel(0, 600);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	}).toPass();
});

test('the whole menu is reachable on a phone in landscape', async ({ page }) => {
	await page.setViewportSize({ width: 640, height: 320 });
	await openMenu(page);
	const last = menu(page).getByRole('link').last();
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport({ ratio: 1 });
});
