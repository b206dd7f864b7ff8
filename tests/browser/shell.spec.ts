import type { Page } from '@playwright/test';
import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { company, labels, read } from '../content.ts';
import { languagesWith } from './support/languages.ts';
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

test('the bar has four equal cells that fit their words in each language', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	for (const { start } of languagesWith()) {
		await page.goto(`${start}/about-us`);
		await scrollPage(page, 401);
		const cells = page.locator('body > aside a');
		await expect(cells).toHaveCount(4);
		for (const cell of await cells.all()) {
			const box = await cell.boundingBox();
			expect([box?.width, box?.height]).toEqual([80, 56]);
			expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
		}
	}
});

test('the bar is gone over the form and the footer, and its quote leads to the form', async ({ page }) => {
	await page.goto('/quote');
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect(book(page)).not.toBeInViewport();
	await page.locator('#towns').scrollIntoViewIfNeeded();
	await expect(book(page)).toBeInViewport({ ratio: 1 });
	await floating(page).getByRole('link', { name: labels.shell.quoteShort }).click();
	await expect(page.locator('#form')).toBeInViewport();
	await expect(book(page)).not.toBeInViewport();
});

test('the bar is gone over the footer after a tap on one of its links', async ({ page }) => {
	await page.goto('/about-us');
	await scrollPage(page, 401);
	const call = floating(page).getByRole('link').first();
	// As a phone does that returns from the call.
	await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
	await call.tap();
	await expect(call).toBeFocused();
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect(call).not.toBeInViewport();
});

test.describe('while no script file arrives', () => {
	// What Chromium and the islands say about it.
	test.use({ expectedErrors: [/ERR_FAILED|\[astro-island\]|dynamically imported module/] });

	test('the bar leaves the footer free', async ({ page }) => {
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.goto('/about-us');
		await scrollPage(page, 401);
		await expect(book(page)).toBeInViewport({ ratio: 1 });
		await page.locator('footer').scrollIntoViewIfNeeded();
		await expect(book(page)).not.toBeInViewport();
	});
});

test('the bar appears over the footer for whoever reaches it by keyboard', async ({ page }) => {
	await page.goto('/about-us');
	await page.locator('footer a').last().focus();
	await expect(book(page)).toBeVisible();
	await expect(book(page)).not.toBeInViewport();
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

test('a year that the browser has translated stays as it is', async ({ page }) => {
	await page.route('**/about-us', async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text()).replace(/(© <span[^>]*>)\d{4}/, '$1二〇二六');
		await route.fulfill({ response: answer, body });
	});
	await page.goto('/about-us');
	// The same script takes the bar away.
	await scrollPage(page, 401);
	await expect(book(page)).toBeInViewport({ ratio: 1 });
	await page.locator('footer').scrollIntoViewIfNeeded();
	await expect(book(page)).not.toBeInViewport();
	await expect(page.locator('footer').getByText(`© 二〇二六 ${company.name}.`)).toBeVisible();
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

// A finger does not hover; phones load by what is in view, which emulation does not do.
test('hovering over a link preloads its page', { tag: '@desktop' }, async ({ page }) => {
	const loaded: string[] = [];
	page.context().on('requestfinished', (request) => {
		if (request.headers()['sec-purpose']?.startsWith('prefetch'))
			loaded.push(new URL(request.url()).pathname);
	});
	await page.goto('/');
	const link = page.locator('header nav a[href="/about-us"]');
	await expect(async () => {
		// A pointer that rests there before the browser has read the rules counts for nothing.
		await page.mouse.move(5, 400);
		await link.hover();
		await expect.poll(() => loaded, { timeout: 1000 }).toContain('/about-us');
	}).toPass();
	expect(loaded).toEqual(['/about-us']);
});

test('a question opens by a link with percent signs, also after one whose signs say nothing', async ({
	page,
}) => {
	const [{ id, question } = { id: '', question: '' }] = (read('faq') as FaqGroup[])[0]?.questions ?? [];
	await page.goto('/faq#100%');
	// As the browser writes a name in other letters.
	await page.goto(`/faq#${[...id].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`);
	await expect(page.locator('details[open] summary')).toHaveText(question);
});
