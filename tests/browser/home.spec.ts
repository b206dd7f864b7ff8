import { labels, mainPhone } from '../content.ts';
import { expect, test } from './support/test.ts';

test('the hero leads to a quote and a call, and the services stand in two columns on phones, in three on large screens', {
	tag: '@both',
}, async ({ page, isMobile }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	const quote = hero.getByRole('link', { name: labels.shell.getQuote });
	await expect(quote).toHaveAttribute('href', '/quote');
	await expect(quote).toBeInViewport({ ratio: 1 });
	await expect(hero.getByRole('link', { name: mainPhone })).toHaveAttribute(
		'href',
		`tel:+1${mainPhone.replace(/\D/g, '')}`,
	);
	const lefts = await page
		.locator('#services li')
		.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
	expect(new Set(lefts).size).toBe(Math.min(isMobile ? 2 : 3, lefts.length));
});

test('the hero is 70% of the window high, up to 600 px, with a title of two or three lines; at least 80% with the form', {
	tag: '@desktop',
}, async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	const height = async () => (await hero.boundingBox())?.height ?? 0;
	for (const window of [
		{ width: 768, height: 1024 },
		{ width: 1280, height: 720 },
		{ width: 1440, height: 900 },
		{ width: 1920, height: 1080 },
	]) {
		await page.setViewportSize(window);
		expect(await height()).toBeCloseTo(Math.min(window.height * 0.7, 600));
		const lines = await hero.locator('h1').evaluate((title) => {
			const range = document.createRange();
			range.selectNodeContents(title);
			return new Set([...range.getClientRects()].map(({ top }) => top)).size;
		});
		expect([2, 3]).toContain(lines);
		// What the build sets where the owner puts the form beside the words.
		await hero.evaluate((element) => element.setAttribute('data-form', ''));
		expect(await height()).toBeGreaterThanOrEqual(Math.floor(window.height * 0.8));
		await hero.evaluate((element) => element.removeAttribute('data-form'));
	}
});

test('the team is one row that is swiped, or scrolled by the arrow keys', async ({ page }) => {
	await page.goto('/');
	const row = page.locator('#team').getByRole('group');
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expect(row).toHaveAccessibleName((await page.locator('#team h2').textContent()) ?? '');
		await row.focus();
		const last = row.getByRole('heading', { level: 3 }).last();
		const findEnd = async () => {
			const box = await last.boundingBox();
			return (box?.x ?? 0) + (box?.width ?? 0);
		};
		expect(await findEnd()).toBeGreaterThan(width);
		await expect(async () => {
			await page.keyboard.press('ArrowRight');
			expect(await findEnd()).toBeLessThanOrEqual(width);
		}).toPass({ intervals: [300] });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
	}
});

test('the team stands in rows of up to four, which keys pass by', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/');
	for (const width of [768, 1440, 2560]) {
		await page.setViewportSize({ width, height: 900 });
		const tops = await page
			.locator('#team li:has(> h3)')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
		const rows = Map.groupBy(tops, (top) => top);
		expect(Math.max(...[...rows.values()].map((row) => row.length))).toBeLessThanOrEqual(4);
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.locator('#reviews').getByRole('button').last().focus();
	await page.keyboard.press('Tab');
	await expect(page.locator('#articles a').first()).toBeFocused();
});
