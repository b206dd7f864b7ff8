import type { Page } from '@playwright/test';
import { services } from '../content.ts';
import { expect, test } from './support/test.ts';

/** Sections that wait for the first screen on a phone (src/styles/base.css). */
const late = [
	'/#service-areas',
	'/#articles',
	`/services/${services[0]?.id}#questions`,
	'/about-us#testimonial',
];

/** Runs in the page: how many sections are laid out as they are reached. */
const countWaiting = () =>
	[...document.querySelectorAll('main > *')].filter(
		(section) => getComputedStyle(section).contentVisibility === 'auto',
	).length;

/** How far below the top of the window an element is, once it stays there. */
async function findTop(page: Page, selector: string): Promise<number> {
	const find = () =>
		page.evaluate((found) => document.querySelector(found)?.getBoundingClientRect().top, selector);
	let top = Number.NaN;
	await expect
		.poll(async () => {
			const last = top;
			top = (await find()) ?? Number.NaN;
			return top === last;
		})
		.toBe(true);
	return top;
}

test('late sections wait until they are reached, but not after a reload or in print', async ({ page }) => {
	await page.goto('/');
	expect(await page.evaluate(countWaiting)).toBeGreaterThan(5);
	await page.reload();
	expect(await page.evaluate(countWaiting)).toBe(0);
	await page.emulateMedia({ media: 'print' });
	await page.goto('/about-us');
	expect(await page.evaluate(countWaiting)).toBe(0);
});

test('an address leads to its late section, whatever is above it', async ({ page }) => {
	for (const address of late) {
		await page.goto('about:blank');
		await page.goto(address);
		const top = await findTop(page, ':target');
		// Below the compact header, with a little room.
		expect(top, address).toBeGreaterThanOrEqual(56);
		expect(top, address).toBeLessThan(110);
	}
});

test('Back and a reload return to what was looked at', async ({ page }) => {
	await page.goto('/');
	const article = page.locator('#articles a[href^="/blog/"]').first();
	await article.scrollIntoViewIfNeeded();
	await expect(article).toBeInViewport();
	await page.reload();
	await expect(article).toBeInViewport();
	await article.click();
	await expect(page).toHaveURL(/\/blog\//);
	await page.goBack();
	await expect(article).toBeInViewport();
});
