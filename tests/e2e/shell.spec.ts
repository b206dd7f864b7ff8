import type { Page } from '@playwright/test';
import { listRoutes } from '../../tools/build/site-files.ts';
import { bookingUrl, company, labels, mainPhone, reviews, team } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const header = (page: Page) => page.locator('header').first();
const dock = (page: Page) => page.getByRole('complementary', { name: labels.shell.contactBar });
const book = (page: Page) => dock(page).getByRole('link', { name: labels.shell.bookOnline });
const chat = (page: Page) => dock(page).getByRole('link', { name: labels.shell.chat });
const isPast = (page: Page, name: string) =>
	page.evaluate((mark) => document.documentElement.hasAttribute(`data-past-${mark}`), name);

async function scrollPage(page: Page, y: number): Promise<void> {
	await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
	expect(await page.evaluate(() => scrollY)).toBe(y);
}

test('the header is compact from 81 px on, and large again at 80', { tag: '@both' }, async ({ page }) => {
	await page.goto('/');
	const height = async () => (await header(page).boundingBox())?.height ?? 0;
	const large = await height();
	await scrollPage(page, 81);
	await expect.poll(() => isPast(page, 'header')).toBe(true);
	await expect.poll(height).toBeLessThan(large);
	const compact = await height();
	await scrollPage(page, 80);
	await expect.poll(() => isPast(page, 'header')).toBe(false);
	await expect.poll(height).toBe(large);
	expect(compact).toBeLessThan(large);
});

test('the header stays at the top however far the page is scrolled', { tag: '@both' }, async ({ page }) => {
	await page.goto('/');
	await scrollPage(page, 3000);
	await expect(header(page)).toBeInViewport({ ratio: 1 });
	await expect(header(page).getByRole('link', { name: company.name })).toHaveAttribute('href', '/');
});

test('the two floating buttons are there from 401 px on, and gone again at 400', { tag: '@both' }, async ({
	page,
}) => {
	await page.goto('/');
	await expect(book(page)).toBeHidden();
	await scrollPage(page, 401);
	await expect(book(page)).toBeVisible();
	await expect(chat(page)).toBeVisible();
	await scrollPage(page, 400);
	await expect(book(page)).toBeHidden();
	await expect(chat(page)).toBeHidden();
});

test('Book Online opens the booking page in a new tab that cannot reach this one', async ({
	page,
	context,
}) => {
	await context.route(bookingUrl, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Booking</title>' }),
	);
	await page.goto('/');
	await scrollPage(page, 500);
	const [tab] = await Promise.all([context.waitForEvent('page'), book(page).click()]);
	await expect(tab).toHaveURL(bookingUrl);
	expect(await tab.evaluate(() => opener)).toBeNull();
	await expect(page).toHaveURL('/');
});

test('the chat opens with a request for a quote already typed', async ({ page }) => {
	await page.goto('/');
	await scrollPage(page, 500);
	await expect(chat(page)).toHaveAccessibleName(new RegExp(`^${labels.shell.chat}`));
	const link = new URL((await chat(page).getAttribute('href')) ?? '');
	expect(link.origin).toBe('https://wa.me');
	expect(link.pathname).toBe(`/1${company.whatsapp.number.replace(/\D/g, '')}`);
	expect(link.searchParams.get('text')).toBe(company.whatsapp.message);
});

test('phones show call and quote at once on a page that does not begin with them', async ({ page }) => {
	await page.goto('/privacy-policy');
	await expect(dock(page).getByRole('link', { name: labels.shell.callShort })).toHaveAttribute(
		'href',
		`tel:+1${mainPhone.replace(/\D/g, '')}`,
	);
	await expect(dock(page).getByRole('link', { name: labels.shell.getQuoteShort })).toBeVisible();
	await expect(book(page)).toBeHidden();
	await scrollPage(page, 401);
	await expect(book(page)).toBeVisible();
	await axe(page, { include: 'aside' });
});

test('the header marks the page that is shown, and the section it belongs to', { tag: '@desktop' }, async ({
	page,
}) => {
	const current = header(page).locator('nav a[aria-current]');
	const [service = ''] = listRoutes('dist').filter((route) => route.startsWith('/services/'));
	for (const [path, href, kind] of [
		['/', '/', 'page'],
		['/about-us', '/about-us', 'page'],
		[service, '/services', 'true'],
	] as const) {
		await page.goto(path);
		await expect(current).toHaveCount(1);
		await expect(current).toHaveAttribute('href', href);
		await expect(current).toHaveAttribute('aria-current', kind);
	}
	await page.goto('/careers');
	await expect(current).toHaveCount(0);
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

test('the footer says so while samples remain', async ({ page }) => {
	await page.goto('/');
	const footer = page.locator('footer');
	const sample = [company, ...reviews, ...team].some((record) => record.sample);
	await expect(footer.getByText(labels.shell.sample)).toHaveCount(sample ? 1 : 0);
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
