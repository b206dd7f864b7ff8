import type { Page } from '@playwright/test';
import { bookingUrl, company, labels } from '../content.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page) => page.locator('header').first();
const floating = (page: Page) => page.getByRole('complementary', { name: labels.shell.floating });
const book = (page: Page) => floating(page).getByRole('link', { name: labels.shell.bookOnline });
const chat = (page: Page) => floating(page).getByRole('link', { name: labels.shell.chat });
const isPast = (page: Page, name: string) =>
	page.evaluate((mark) => document.documentElement.hasAttribute(`data-past-${mark}`), name);

async function scrollPage(page: Page, y: number): Promise<void> {
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	expect(await page.evaluate(() => scrollY)).toBe(y);
}

test('scrolling makes the header and its logo compact from 81 px on, keeps it in view, and brings the floating buttons from 401 px on', {
	tag: '@both',
}, async ({ page }) => {
	await page.goto('/');
	const logo = header(page).getByRole('link', { name: company.name });
	const measure = async () => [await header(page).boundingBox(), await logo.boundingBox()];
	const large = await measure();
	await scrollPage(page, 81);
	await expect.poll(() => isPast(page, 'header')).toBe(true);
	await expect(async () => {
		for (const [index, box] of (await measure()).entries())
			expect(box?.height).toBeLessThan(large[index]?.height ?? 0);
	}).toPass({ timeout: 5000 });
	await scrollPage(page, 80);
	await expect.poll(() => isPast(page, 'header')).toBe(false);
	await expect.poll(measure).toEqual(large);

	await expect(book(page)).toBeHidden();
	await scrollPage(page, 401);
	await expect(book(page)).toBeVisible();
	await expect(chat(page)).toBeVisible();
	await scrollPage(page, 400);
	await expect(book(page)).toBeHidden();
	await expect(chat(page)).toBeHidden();

	await scrollPage(page, 3000);
	await expect(header(page)).toBeInViewport({ ratio: 1 });
	await expect(logo).toHaveAttribute('href', '/');
});

test('the chat opens with a request for a quote already typed, and Book Online in a new tab that cannot reach this one', async ({
	page,
	context,
}) => {
	await context.route(bookingUrl, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Booking</title>' }),
	);
	await page.goto('/');
	await scrollPage(page, 500);
	await expect(chat(page)).toHaveAccessibleName(labels.shell.chat);
	await expect(chat(page)).toHaveAccessibleDescription(labels.shell.newTab);
	const link = new URL((await chat(page).getAttribute('href')) ?? '');
	expect(link.origin).toBe('https://wa.me');
	expect(link.pathname).toBe(`/1${company.whatsapp.number.replace(/\D/g, '')}`);
	expect(link.searchParams.get('text')).toBe(company.whatsapp.message);
	const [tab] = await Promise.all([context.waitForEvent('page'), book(page).click()]);
	await expect(tab).toHaveURL(bookingUrl);
	expect(await tab.evaluate(() => opener)).toBeNull();
	await expect(page).toHaveURL('/');
});

test('the skip link leads past the header', { tag: '@desktop' }, async ({ page }) => {
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

test('a new page begins at its top', async ({ page }) => {
	await page.goto('/');
	await page.locator('footer a[href="/about-us"]').click();
	await expect(page).toHaveURL('/about-us');
	await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('both floating buttons are there, and the header scrolls away with the page', async ({ page }) => {
		await page.goto('/');
		await expect(book(page)).toBeVisible();
		await expect(chat(page)).toBeVisible();
		await page.locator('footer').scrollIntoViewIfNeeded();
		await expect(header(page)).not.toBeInViewport();
	});
});
