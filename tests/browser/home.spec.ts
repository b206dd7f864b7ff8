import { expect, resize, test } from './support/test.ts';

test('the hero is 70% of the window high, up to 600 px', { tag: '@desktop' }, async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section').first();
	for (const window of [
		{ width: 768, height: 1024 },
		{ width: 1280, height: 720 },
		{ width: 1920, height: 1080 },
	]) {
		await resize(page, window);
		expect((await hero.boundingBox())?.height).toBeCloseTo(Math.min(window.height * 0.7, 600));
	}
});

test('the team has four columns from tablets on, and on About on wide screens', { tag: '@desktop' }, async ({
	page,
}) => {
	const most = 4;
	for (const [route, width] of [
		['/', 768],
		['/', 992],
		['/', 1920],
		['/about-us', 1440],
	] as const) {
		await resize(page, { width, height: 900 });
		if (new URL(page.url()).pathname !== route) await page.goto(route);
		const tops = await page
			.locator('#team li:has(> div h3)')
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
		const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
		expect(rows, `${route} at ${width}`).toEqual(Array(8 / most).fill(most));
	}
});

test('on phones the arrow keys scroll the team’s single row', async ({ page }) => {
	await page.goto('/');
	const row = page.locator('#team').getByRole('group');
	for (const width of [320, 390]) {
		await resize(page, { width, height: 844 });
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
		}).toPass({ intervals: [50] });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
	}
});

test('home’s house card is read on the first screen of wide windows, beside the words', {
	tag: '@desktop',
}, async ({ page }) => {
	for (const start of ['', '/es']) {
		await page.goto(`${start}/`);
		for (const window of [
			{ width: 992, height: 768 },
			{ width: 1366, height: 768 },
			{ width: 1920, height: 1080 },
		]) {
			await resize(page, window);
			const card = page.getByRole('figure').filter({ hasText: '1966' });
			await expect(card).toHaveCount(1);
			await expect(card).toBeInViewport({ ratio: 1 });
			const [left = 0, ...words] = await card.evaluate((figure) => [
				figure.getBoundingClientRect().left,
				...[...document.querySelectorAll('main > section:first-child :is(h1, p, a)')].map(
					(part) => part.getBoundingClientRect().right,
				),
			]);
			expect(left, `${start}/ at ${window.width}`).toBeGreaterThan(Math.max(...words));
		}
	}
});

test('below home’s picture, the house card covers no words', async ({ page }) => {
	await page.goto('/');
	for (const width of [320, 390, 768, 991]) {
		await resize(page, { width, height: 844 });
		const [card = 0, ...words] = await page
			.getByRole('figure')
			.filter({ hasText: '1966' })
			.evaluate((figure) => [
				figure.getBoundingClientRect().top,
				...[...document.querySelectorAll('main > section:first-child :is(h1, p, a)')].map(
					(part) => part.getBoundingClientRect().bottom,
				),
			]);
		expect(card, `${width}`).toBeGreaterThan(Math.max(...words));
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
	}
});
