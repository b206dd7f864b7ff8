import { axe, expect, hydrated, test } from './support/test.ts';

test('the sections come in the order of the specification', async ({ page }) => {
	await page.goto('/');
	const order = await page
		.locator('main > section, main section[id]')
		.evaluateAll((sections) =>
			sections.map((section) => section.id || section.getAttribute('aria-labelledby')),
		);
	expect([...new Set(order)]).toEqual([
		'hero-title',
		'services',
		'process',
		'gallery',
		'reviews',
		'team',
		'articles',
		'offer-title',
		'service-areas',
	]);
});

test('six cards lead to six services, and the hero to a quote and a call', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('#services').getByRole('link')).toHaveCount(6);
	const hero = page.locator('main > section').first();
	await expect(hero.getByRole('link', { name: 'Get a free quote' })).toHaveAttribute('href', '/quote');
	await expect(hero.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+18135550100');
});

test('the team has eight members, two of them without a photo yet', async ({ page }) => {
	await page.goto('/');
	await expect(page.locator('#team h3')).toHaveCount(8);
	await expect(page.locator('#team').getByText('Photo Coming Soon')).toHaveCount(2);
});

test('the slider starts in the middle, follows keys and clicks, and starts again with each case', async ({
	page,
}) => {
	await page.goto('/');
	await hydrated(page, 'input[type="range"]');
	const range = page.locator('#gallery input[type="range"]');
	await expect(range).toHaveValue('50');
	await expect(range).toHaveAttribute('aria-valuetext', '50% cleaned side shown');
	await range.focus();
	await page.keyboard.press('End');
	await expect(range).toHaveValue('100');
	await page.keyboard.press('ArrowRight');
	await expect(range).toHaveValue('100');
	await page.keyboard.press('Home');
	await expect(range).toHaveValue('0');
	await axe(page);
	await page.locator('#gallery').getByRole('button', { name: 'Next case' }).click();
	await expect(range).toHaveValue('50');
	for (const _ of [1, 2]) await page.locator('#gallery').getByRole('button', { name: 'Next case' }).click();
	await expect(page.locator('#gallery').getByText('Case 1 of 3', { exact: false })).toHaveCount(1);
});

test('a click on the picture sets the line there', async ({ page }) => {
	await page.goto('/');
	await hydrated(page, 'input[type="range"]');
	const range = page.locator('#gallery input[type="range"]');
	await range.scrollIntoViewIfNeeded();
	const box = await range.boundingBox();
	if (!box) throw new Error('The slider has no place on the page.');
	await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
	await expect.poll(async () => Math.abs(Number(await range.inputValue()) - 25)).toBeLessThanOrEqual(2);
});

test('the reviews turn forward and back, around the end, and nothing moves by itself', async ({ page }) => {
	await page.goto('/');
	await hydrated(page, 'section[aria-label="Customer reviews"]');
	const reviews = page.locator('#reviews');
	await expect(reviews.locator('[data-active] blockquote')).toHaveCount(1);
	const first = await reviews.locator('[data-active] blockquote').textContent();
	await reviews.getByRole('button', { name: 'Previous review' }).click();
	await expect(reviews.locator('[data-active] blockquote')).not.toHaveText(first ?? '');
	await axe(page, { include: '#reviews' });
	await reviews.getByRole('button', { name: 'Next review' }).click();
	await expect(reviews.locator('[data-active] blockquote')).toHaveText(first ?? '');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('both pictures of every case and all three reviews are there', async ({ page }) => {
		await page.goto('/');
		await expect(page.locator('#gallery img')).toHaveCount(6);
		for (const picture of await page.locator('#gallery img').all()) await expect(picture).toBeVisible();
		await expect(page.locator('#reviews blockquote:visible')).toHaveCount(3);
	});
});
