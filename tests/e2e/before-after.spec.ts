import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { cases, labels } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';
import { swipe } from './support/touch.ts';

const words = labels.gallery;
const root = (page: Page) => page.getByRole('region', { name: words.region, exact: true });
const slider = (page: Page) => root(page).getByRole('slider', { name: words.slider });
const button = (page: Page, name: string) => root(page).getByRole('button', { name });
const caption = (page: Page, index: number) =>
	root(page)
		.locator('figcaption')
		.filter({ hasText: cases[index]?.title ?? '' });
/** The part of the picture that takes the pointer. */
const picture = (page: Page) => slider(page).locator('..');

async function expectAbout(page: Page, percent: number): Promise<void> {
	await expect
		.poll(async () => Math.abs(Number(await slider(page).inputValue()) - percent))
		.toBeLessThanOrEqual(2);
}

test.beforeEach(async ({ page }) => {
	await page.goto('/');
	await root(page).scrollIntoViewIfNeeded();
	await picture(page).scrollIntoViewIfNeeded();
});

test('the slider starts in the middle and says what it shows', async ({ page }) => {
	await expect(slider(page)).toHaveValue('50');
	await expect(slider(page)).toHaveAttribute('aria-valuetext', formatLabel(words.value, { value: 50 }));
	await expect(caption(page, 0)).toBeVisible();
	await expect(caption(page, 1)).toBeHidden();
});

test('keys move it and stop at both ends', async ({ page }) => {
	await slider(page).focus();
	await page.keyboard.press('ArrowLeft');
	await expect(slider(page)).toHaveValue('49');
	await expect(slider(page)).toHaveAttribute('aria-valuetext', formatLabel(words.value, { value: 49 }));
	await page.keyboard.press('End');
	await page.keyboard.press('ArrowRight');
	await expect(slider(page)).toHaveValue('100');
	await axe(page, { include: '#gallery' });
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowLeft');
	await expect(slider(page)).toHaveValue('0');
	await expect(root(page)).toHaveAttribute('style', /--reveal:\s*0%/);
	await axe(page, { include: '#gallery' });
});

test('a click on the picture sets the edge there, and the keys go on from it', async ({ page }) => {
	const { width, height } = (await picture(page).boundingBox()) ?? { width: 0, height: 0 };
	await picture(page).click({ position: { x: width * 0.25, y: height / 2 } });
	await expectAbout(page, 25);
	const before = Number(await slider(page).inputValue());
	await page.keyboard.press('ArrowRight');
	await expect(slider(page)).toHaveValue(String(before + 1));
});

test('dragging moves the edge along, and beyond the picture it stays at its end', {
	tag: '@desktop',
}, async ({ page }) => {
	const box = await picture(page).boundingBox();
	if (!box) throw new Error('The picture has no place on the page.');
	const y = box.y + box.height / 2;
	await page.mouse.move(box.x + box.width / 2, y);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width * 0.8, y, { steps: 5 });
	await expectAbout(page, 80);
	await page.mouse.move(box.x + box.width + 300, y, { steps: 5 });
	await expect(slider(page)).toHaveValue('100');
	await page.mouse.move(Math.max(box.x - 300, 1), y, { steps: 5 });
	await expect(slider(page)).toHaveValue('0');
	await page.mouse.up();
	await page.mouse.move(box.x + box.width / 2, y);
	await expect(slider(page)).toHaveValue('0');
});

test.describe('a finger', { tag: '@phone' }, () => {
	test('drags the edge sideways', async ({ page }) => {
		await swipe(page, picture(page), { x: 100 });
		const { width } = (await picture(page).boundingBox()) ?? { width: 1 };
		await expectAbout(page, 50 + (100 / width) * 100);
	});

	test('scrolls the page when it moves up over the picture, and leaves the edge alone', async ({ page }) => {
		const before = await page.evaluate(() => scrollY);
		await swipe(page, picture(page), { y: -180 });
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
		await expect(slider(page)).toHaveValue('50');
	});

	test('sets the edge with a tap', async ({ page }) => {
		const { width, height } = (await picture(page).boundingBox()) ?? { width: 0, height: 0 };
		await picture(page).tap({ position: { x: width * 0.7, y: height / 2 } });
		await expectAbout(page, 70);
	});
});

test('the cases come one after the other, around the end, each from the middle', async ({ page }) => {
	const said = root(page).locator('[aria-live="polite"]');
	await expect(said).toHaveText('');
	for (const index of [1, 2, 0]) {
		await slider(page).fill('80');
		await button(page, words.next).click();
		await expect(caption(page, index)).toBeVisible();
		await expect(slider(page)).toHaveValue('50');
		const title = cases[index]?.title ?? '';
		await expect(said).toHaveText(formatLabel(words.position, { current: index + 1, total: 3, title }));
	}
	await button(page, words.previous).click();
	await expect(caption(page, 2)).toBeVisible();
	await expect(caption(page, 0)).toBeHidden();
	await axe(page, { include: '#gallery' });
});

test('a dot shows its case and is marked', async ({ page }) => {
	const dot = button(page, formatLabel(words.goTo, { number: 2, title: cases[1]?.title ?? '' }));
	await slider(page).fill('10');
	await dot.click();
	await expect(caption(page, 1)).toBeVisible();
	await expect(dot).toHaveAttribute('aria-current', 'true');
	await expect(slider(page)).toHaveValue('50');
	await axe(page, { include: '#gallery' });
});
