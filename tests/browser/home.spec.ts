import { languagesWith } from './support/languages.ts';
import { expect, resize, test } from './support/test.ts';

test('the hero has 70% of the window’s height, up to 600 px, and its words need no more', {
	tag: '@desktop',
}, async ({ page }) => {
	await page.goto('/');
	const hero = page.locator('main > section:has(h1)');
	for (const window of [
		{ width: 768, height: 1024 },
		{ width: 1280, height: 720 },
		{ width: 1920, height: 1080 },
	]) {
		await resize(page, window);
		const least = Math.round(Math.min(window.height * 0.7, 600));
		expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(least);
		expect((await hero.locator('> div:has(h1)').boundingBox())?.height).toBeLessThanOrEqual(least);
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

test('home’s house card covers no words: it is below them, and beside them on the first screen of wide windows', {
	tag: '@desktop',
}, async ({ page }) => {
	for (const { start } of languagesWith()) {
		await page.goto(`${start}/`);
		const card = page.getByRole('figure').filter({ hasText: '1966' });
		for (const width of [320, 390, 768, 991, 992, 1366, 1920]) {
			await resize(page, { width, height: 768 });
			const [own, ...words] = await card.evaluate((figure) =>
				[figure, ...document.querySelectorAll('main > section:first-child :is(h1, p, a)')].map((part) =>
					part.getBoundingClientRect().toJSON(),
				),
			);
			const covered = words.filter(({ right, bottom }) =>
				width < 992 ? bottom > own.top : right > own.left,
			);
			expect(covered, `${start}/ at ${width}`).toEqual([]);
			if (width >= 992) await expect(card).toBeInViewport({ ratio: 1 });
		}
	}
});
