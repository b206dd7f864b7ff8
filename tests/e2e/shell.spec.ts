import type { Page } from '@playwright/test';
import { axe, expect, test } from './support/test.ts';

const header = (page: Page) => page.locator('header').first();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const dock = (page: Page) => page.getByRole('complementary', { name: 'Contact' });
const scrollPage = (page: Page, y: number) =>
	page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const isPast = (page: Page, name: string) =>
	page.evaluate((mark) => document.documentElement.hasAttribute(`data-past-${mark}`), name);

test('the header is large at 80 px and compact past them', async ({ page }) => {
	await page.goto('/');
	const large = (await header(page).boundingBox())?.height ?? 0;
	await scrollPage(page, 80);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(80);
	expect(await isPast(page, 'header')).toBe(false);
	await scrollPage(page, 81);
	await expect.poll(() => isPast(page, 'header')).toBe(true);
	await expect.poll(async () => (await header(page).boundingBox())?.height ?? 0).toBeLessThan(large);
	await scrollPage(page, 0);
	await expect.poll(() => isPast(page, 'header')).toBe(false);
});

test('the two floating buttons appear past 400 px', async ({ page }) => {
	await page.goto('/');
	const book = page.getByRole('link', { name: /^Book Online/ });
	const chat = page.getByRole('link', { name: /^Chat with us on WhatsApp/ });
	await scrollPage(page, 400);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
	await expect(book.first()).toBeHidden();
	await scrollPage(page, 401);
	await expect(book.first()).toBeVisible();
	await expect(chat.first()).toBeVisible();
	await expect(book.first()).toHaveAttribute('target', '_blank');
	await expect(book.first()).toHaveAttribute('rel', /noopener/);
	await expect(chat.first()).toHaveAttribute('href', /^https:\/\/wa\.me\/18135550100\?text=.*quote/);
});

test('the last line of the page can be scrolled clear of the dock', async ({ page }) => {
	await page.goto('/');
	await page.evaluate(() =>
		window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
	);
	await expect(page.getByRole('link', { name: /^Book Online/ }).first()).toBeVisible();
	const legal = await page.locator('footer').getByRole('link', { name: 'Sitemap' }).boundingBox();
	const bar = await dock(page).boundingBox();
	if (!legal || !bar) throw new Error('The footer or the dock is missing.');
	const overlaps =
		legal.x < bar.x + bar.width && legal.x + legal.width > bar.x && legal.y + legal.height > bar.y;
	expect(overlaps).toBe(false);
});

test('phones show call and quote at the top of a page that does not begin with them', async ({
	page,
	isMobile,
}) => {
	test.skip(!isMobile, 'wide screens have both in the header');
	await page.goto('/privacy-policy');
	await expect(dock(page).getByRole('link', { name: /^Call/ })).toBeVisible();
	await expect(dock(page).getByRole('link', { name: 'Free quote' })).toBeVisible();
	await expect(dock(page).getByRole('link', { name: /^Book Online/ })).toBeHidden();
});

test.describe('the menu of small screens', () => {
	test.beforeEach(async ({ page, isMobile }) => {
		test.skip(!isMobile, 'wide screens show the links in the header');
		await page.goto('/services');
		await menuButton(page).click();
		await expect(menu(page)).toBeVisible();
	});

	test('opens, locks the page behind it, and has no accessibility fault', async ({ page }) => {
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain(
			'hidden',
		);
		await expect(menu(page).getByRole('link', { name: 'Services' })).toHaveAttribute('aria-current', 'page');
		await axe(page);
	});

	test('closes on Escape and gives the focus back to its button', async ({ page }) => {
		await page.keyboard.press('Escape');
		await expect(menu(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
	});

	test('closes by its own button and on a tap beside it', async ({ page }) => {
		await page.getByRole('button', { name: 'Close the menu' }).click();
		await expect(menu(page)).toBeHidden();
		await page.setViewportSize({ width: 700, height: 844 });
		await menuButton(page).click();
		await expect(menu(page)).toBeVisible();
		await page.mouse.click(40, 400);
		await expect(menu(page)).toBeHidden();
	});

	test('keeps the focus inside', async ({ page }) => {
		for (let press = 0; press < 14; press += 1) {
			await page.keyboard.press('Tab');
			const place = await page.evaluate(() => {
				const active = document.activeElement;
				return active === document.body || active?.closest('#site-menu') !== null;
			});
			expect(place).toBe(true);
		}
	});

	test('leads to a page and is closed there, also after coming back', async ({ page }) => {
		await menu(page).getByRole('link', { name: 'About Us' }).click();
		await expect(page).toHaveURL('/about-us');
		await expect(menu(page)).toBeHidden();
		expect(await page.evaluate(() => scrollY)).toBe(0);
		await page.goBack();
		await expect(page).toHaveURL('/services');
		await expect(menu(page)).toBeHidden();
	});
});

test('the skip link leads past the header', async ({ page }) => {
	await page.goto('/about-us');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: 'Skip to content' });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('no focused link hides under the header or the dock', async ({ page }) => {
	await page.goto('/services/tile-grout');
	for (let press = 0; press < 70; press += 1) {
		await page.keyboard.press('Tab');
		const hidden = await page.evaluate(() => {
			const active = document.activeElement;
			if (
				!active ||
				active === document.body ||
				active.closest('header, aside, iframe') ||
				active.matches('.skip-link')
			)
				return;
			const box = active.getBoundingClientRect();
			if (box.width === 0) return;
			const point = document.elementFromPoint(
				box.x + Math.min(box.width / 2, 20),
				box.y + Math.min(box.height / 2, 12),
			);
			const cover = point?.closest('header, aside');
			return cover && !cover.contains(active) ? active.outerHTML.slice(0, 80) : undefined;
		});
		expect(hidden).toBeUndefined();
	}
});

test('the footer names the year and says that the content is a sample', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()}`);
	await expect(page.locator('footer')).toContainText('Sample content, replace before launch');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the menu opens by its address, and the header scrolls away', async ({ page, isMobile }) => {
		test.skip(!isMobile, 'wide screens show the links in the header');
		await page.goto('/');
		await expect(menuButton(page)).toBeHidden();
		await page.getByRole('link', { name: 'Open the menu' }).click();
		await page.locator('#site-menu').getByRole('link', { name: 'Contact' }).click();
		await expect(page).toHaveURL('/contact');
	});
});
