import type { Page } from '@playwright/test';
import { company, labels } from '../content.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page) => page.locator('header').first();
const logo = (page: Page) => header(page).getByRole('link', { name: company.name });
const floating = (page: Page) => page.getByRole('complementary', { name: labels.shell.floating });
const book = (page: Page) => floating(page).getByRole('link', { name: labels.shell.bookOnline });
const chat = (page: Page) => floating(page).getByRole('link', { name: labels.shell.chat });

async function scrollPage(page: Page, y: number): Promise<void> {
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	expect(await page.evaluate(() => scrollY)).toBe(y);
}

test('the header and its logo are compact past 80 px, in the color that it has once words come up to it', {
	tag: '@both',
}, async ({ page }) => {
	await page.goto('/');
	const measure = async () => [await header(page).boundingBox(), await logo(page).boundingBox()];
	const large = await measure();
	await scrollPage(page, 81);
	await expect(async () => {
		for (const [index, box] of (await measure()).entries())
			expect(box?.height).toBeLessThan(large[index]?.height ?? 0);
	}).toPass();
	const solid = await header(page).evaluate((part) => getComputedStyle(part).backgroundColor);
	await scrollPage(page, 80);
	await expect.poll(measure).toEqual(large);
	await expect(header(page)).toHaveCSS('background-color', solid);
	await scrollPage(page, 3000);
	await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('the floating buttons are shown past 400 px', { tag: '@both' }, async ({ page }) => {
	await page.goto('/');
	await expect(book(page)).toBeHidden();
	await scrollPage(page, 401);
	for (const button of [book(page), chat(page)]) await expect(button).toBeVisible();
	await scrollPage(page, 400);
	for (const button of [book(page), chat(page)]) await expect(button).toBeHidden();
});

test('the bar is gone over the form, an offer and the footer but for the keyboard, and its quote leads to the form', async ({
	page,
}) => {
	await page.goto('/quote');
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect(book(page)).not.toBeInViewport();
	await page.locator('#towns').scrollIntoViewIfNeeded();
	await expect(book(page)).toBeInViewport({ ratio: 1 });
	await floating(page).getByRole('link', { name: labels.shell.quoteShort }).click();
	await expect(page.locator('#form')).toBeInViewport();
	await expect(book(page)).not.toBeInViewport();
	await page.goto('/');
	await page
		.getByRole('main')
		.getByRole('link', { name: labels.action.getYourQuote })
		.scrollIntoViewIfNeeded();
	await expect(page.locator('html[data-past-floating]')).toHaveCount(1);
	await expect(book(page)).not.toBeInViewport();
	// Whoever reaches it by keyboard sees it.
	await page.goto('/about-us');
	await page.locator('footer a').last().focus();
	await expect(book(page)).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(floating(page).getByRole('link').first()).toBeFocused();
	await expect(book(page)).toBeInViewport({ ratio: 1 });
});

test('the copyright has the visitor’s year, and never one before the build', async ({ page, request }) => {
	const [, built = ''] = (await (await request.get('/')).text()).match(/©\D*(\d{4})/) ?? [];
	const later = Number(built) + 1;
	for (const [clock, shown] of [
		[later, later],
		[1970, built],
	] as const) {
		await page.clock.setFixedTime(new Date(clock, 5, 15));
		await page.goto('/');
		await expect(page.locator('footer').getByText(`© ${shown} ${company.name}.`)).toBeVisible();
	}
});

test('the skip link moves the focus past the header', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/about-us');
	await page.keyboard.press('Tab');
	const skip = page.getByRole('link', { name: labels.shell.skip });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the open menu locks scrolling, a double press leaves it open, and a tap outside closes it', async ({
	page,
}) => {
	const menu = page.getByRole('dialog', { name: labels.shell.menu });
	await page.setViewportSize({ width: 700, height: 844 });
	await page.goto('/services');
	await page.evaluate(() => {
		for (const press of ['open', 'close'])
			document.querySelector<HTMLElement>(`[data-menu-${press}]`)?.click();
	});
	await expect(menu).toBeVisible();
	// In its padding, where no link is.
	await menu.locator('> div').tap({ position: { x: 8, y: 600 } });
	await expect(menu).toBeVisible();
	await page.mouse.move(40, 400);
	await page.mouse.wheel(0, 600);
	// At once after the menu has opened, it would be the second tap of a double one.
	await expect(async () => {
		await page.touchscreen.tap(40, 400);
		await expect(menu).toBeHidden({ timeout: 500 });
	}).toPass();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(async () => {
		await page.mouse.wheel(0, 600);
		expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
	}).toPass();
});
