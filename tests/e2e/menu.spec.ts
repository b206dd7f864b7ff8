import type { Page } from '@playwright/test';
import { labels, navigation } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: labels.shell.openMenu });
const menu = (page: Page) => page.getByRole('dialog', { name: labels.shell.menu });
const isFocusInside = (page: Page) =>
	page.evaluate(() => {
		const active = document.activeElement;
		// Past the last link the focus rests on the browser itself before it comes round.
		return active === document.body || active?.closest('#site-menu') !== null;
	});

test.describe('the menu of small screens', () => {
	test.beforeEach(async ({ page }) => {
		await page.goto('/services');
		await menuButton(page).tap();
		await expect(menu(page)).toBeVisible();
	});

	test('has every link of the header, marks the current page, and has no barrier that axe finds', async ({
		page,
	}) => {
		const links = menu(page).getByRole('navigation').getByRole('link');
		expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
			navigation.header.map(({ href }) => href),
		);
		await expect(menu(page).locator('[aria-current]')).toHaveText([
			navigation.header.find(({ href }) => href === '/services')?.label ?? '',
		]);
		await axe(page);
	});

	test('holds the page behind it still', async ({ page }) => {
		await page.setViewportSize({ width: 700, height: 844 });
		await page.mouse.move(40, 400);
		await page.mouse.wheel(0, 600);
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.mouse.wheel(0, 600);
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
	});

	test('closes on Escape and gives the focus back to its button', async ({ page }) => {
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	});

	test('closes by its own button and gives the focus back', async ({ page }) => {
		await page.getByRole('button', { name: labels.shell.closeMenu }).tap();
		await expect(menu(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	});

	test('closes on a tap beside it, not on one inside', async ({ page }) => {
		await page.setViewportSize({ width: 700, height: 844 });
		const panel = await menu(page).locator('> div').boundingBox();
		if (!panel) throw new Error('The menu has no place on the page.');
		await page.touchscreen.tap(panel.x + panel.width / 2, panel.y + panel.height * 0.7);
		await expect(menu(page)).toBeVisible();
		await page.touchscreen.tap(panel.x / 2, 400);
		await expect(menu(page)).toBeHidden();
	});

	test('keeps the focus inside, forwards and backwards', async ({ page }) => {
		for (const key of ['Tab', 'Shift+Tab']) {
			for (let press = 0; press < 14; press += 1) {
				await page.keyboard.press(key);
				expect(await isFocusInside(page)).toBe(true);
			}
		}
	});

	test('is closed on a page that the browser keeps for the way back', async ({ page }) => {
		// Browsers under test keep no pages; this is what they say to a page that they put away.
		await page.evaluate(() =>
			dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true } as PageTransitionEventInit)),
		);
		await expect(menu(page)).toBeHidden();
	});

	test('can be read to its end on a phone held sideways', async ({ page }) => {
		await page.setViewportSize({ width: 640, height: 320 });
		const last = menu(page).getByRole('link').last();
		await last.scrollIntoViewIfNeeded();
		await expect(last).toBeInViewport({ ratio: 1 });
	});
});
