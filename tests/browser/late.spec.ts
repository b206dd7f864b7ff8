import type { Locator, Page } from '@playwright/test';
import { listRoutes } from '../../tools/build/site-files.ts';
import { expect, test } from './support/test.ts';

/** What waits for the visitor, and that nothing waits for ever (docs/decisions/0007 and 0025). */

const countUndrawn = (page: Page) =>
	page
		.locator('main > * ~ *, body > footer')
		.evaluateAll(
			(parts) => parts.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length,
		);

const [servicePage = '/services'] = listRoutes('dist').filter((route) => route.startsWith('/services/'));

test('all of a page is drawn soon after it has loaded, and nothing moves by it', { tag: '@both' }, async ({
	page,
}) => {
	for (const path of ['/', servicePage, '/terms']) {
		await page.goto(`${path}#top`);
		await page.evaluate(() => {
			const shifts: number[] = [];
			Object.assign(window, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					shifts.push((entry as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await expect.poll(() => countUndrawn(page), { message: path }).toBe(0);
		const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
		expect(
			shifts.reduce((sum, value) => sum + value, 0),
			path,
		).toBeLessThanOrEqual(0.01);
	}
});

const hasPicture = (picture: Locator) =>
	picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

for (const [path, list] of [
	['/', '#services'],
	['/blog', 'main > section + section'],
] as const) {
	test(`the pictures near the first view of ${path} come after the hero, without a scroll`, async ({
		page,
	}) => {
		let answer = () => {};
		const held = new Promise<void>((resolve) => {
			answer = resolve;
		});
		const asked: string[] = [];
		await page.route(/\.(avif|webp|jpeg)$/, async (route) => {
			asked.push(route.request().url());
			if (asked.length === 1) await held;
			await route.continue();
		});
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		await expect.poll(() => asked.length).toBe(1);
		// The words can be read, and nothing else shares the line with the hero.
		await expect(page.locator(list).getByRole('heading').first()).toBeAttached();
		expect(asked).toHaveLength(1);
		answer();
		await expect.poll(() => hasPicture(page.locator('img[fetchpriority="high"]'))).toBe(true);
		await expect.poll(() => hasPicture(page.locator(list).locator('img').first())).toBe(true);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
}

test('a visitor who scrolls before the page has loaded gets its pictures at once', async ({ page }) => {
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	let first = true;
	await page.route(/\.(avif|webp|jpeg)$/, async (route) => {
		if (first) {
			first = false;
			await held;
		}
		await route.continue();
	});
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await page.mouse.wheel(0, 400);
	const picture = page.locator('#services img').first();
	await picture.scrollIntoViewIfNeeded();
	await expect.poll(() => hasPicture(picture)).toBe(true);
	answer();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('nothing waits for a script', async ({ page }) => {
		await page.goto('/');
		expect(await countUndrawn(page)).toBe(0);
		const picture = page.locator('#services picture').first();
		await picture.scrollIntoViewIfNeeded();
		await expect(picture.locator('img')).toHaveJSProperty('complete', true);
		expect(await picture.evaluate((box) => getComputedStyle(box).contentVisibility)).toBe('visible');
	});
});
