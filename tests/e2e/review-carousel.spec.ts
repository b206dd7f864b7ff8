import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { labels } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

const words = labels.carousel;
const region = `section[aria-label="${words.region}"]`;
const root = (page: Page) => page.locator(region);
const button = (page: Page, name: string) => root(page).getByRole('button', { name });
const expectShown = async (page: Page, index: number) => {
	const all = root(page).locator('figure');
	await expect(all).toHaveCount(3);
	for (const [place, review] of (await all.all()).entries()) {
		if (place === index) await expect(review).toBeVisible();
		else await expect(review).toBeHidden();
	}
};
const countMotion = (page: Page) =>
	root(page).evaluate((element) => element.getAnimations({ subtree: true }).length);

async function open(page: Page): Promise<void> {
	await page.goto('/');
	await root(page).scrollIntoViewIfNeeded();
	await expectShown(page, 0);
}

test('the reviews turn forward around the end, and say where they are', async ({ page }) => {
	await open(page);
	const said = root(page).locator('[aria-live="polite"]');
	await expect(said).toHaveText('');
	for (const index of [1, 2, 0]) {
		await button(page, words.next).click();
		await expectShown(page, index);
		await expect(said).toHaveText(formatLabel(words.position, { current: index + 1, total: 3 }));
		await axe(page, { include: '#reviews' });
	}
});

test('they turn back around the beginning, and each has its dot', async ({ page }) => {
	await open(page);
	await button(page, words.previous).click();
	await expectShown(page, 2);
	const dot = button(page, formatLabel(words.goTo, { number: 2 }));
	await dot.click();
	await expectShown(page, 1);
	await expect(dot).toHaveAttribute('aria-current', 'true');
	await expect(root(page).locator('[aria-current]')).toHaveCount(1);
});

test('nothing turns by itself', async ({ page }) => {
	await page.clock.install();
	await open(page);
	await page.clock.runFor(120_000);
	await expectShown(page, 0);
});

test('one review slides in while the other fades out', async ({ page }) => {
	// Slow enough to be seen at any speed of the machine.
	await page.goto('/');
	await root(page).scrollIntoViewIfNeeded();
	await page.evaluate(() => document.documentElement.style.setProperty('--duration-slow', '20s'));
	await button(page, words.next).click();
	await expect.poll(() => countMotion(page)).toBeGreaterThanOrEqual(2);
});

test('visitors who asked for less motion see the change at once', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await button(page, words.next).click();
	await expectShown(page, 1);
	expect(await countMotion(page)).toBe(0);
});

test.describe('a finger', { tag: '@phone' }, () => {
	test('turns the reviews by a swipe to either side', async ({ page }) => {
		await open(page);
		const words = root(page).locator('figure:visible');
		await swipe(page, words, { x: -150 });
		await expectShown(page, 1);
		await swipe(page, words, { x: 150 });
		await expectShown(page, 0);
	});

	test('scrolls the page when it moves up over the words', async ({ page }) => {
		await open(page);
		await button(page, words.next).tap();
		await expectShown(page, 1);
		const before = await page.evaluate(() => scrollY);
		await swipe(page, root(page).locator('[data-direction]'), { y: -180 });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
		await expectShown(page, 1);
	});
});
