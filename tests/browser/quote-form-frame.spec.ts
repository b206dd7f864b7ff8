import { fillWhat, formPath, openFrame, title } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

test('the frame has the name, the rights and the size that the form needs, no barrier that axe can find, and the other ways beside it', {
	tag: '@both',
}, async ({ page }) => {
	await page.goto('/quote');
	const ways = page.locator('#form');
	const form = await openFrame(page);
	const frame = ways.locator('iframe');
	await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
	await expect(frame).toHaveAttribute('src', formPath);
	const box = await frame.boundingBox();
	const place = await page.locator('[data-form-frame]').boundingBox();
	expect(box?.height).toBe(500);
	expect(box?.width).toBe(place?.width);

	await expect(ways.locator('a[href^="tel:+1"]')).toBeVisible();
	await expect(ways.locator('a[href^="https://wa.me/"]')).toHaveAttribute('rel', 'noopener noreferrer');
	const tab = ways.locator(`a[href="${formPath}"]`);
	await expect(tab).toHaveAttribute('target', '_blank');
	await expect(tab).toHaveAccessibleName(/new tab/);

	await axe(page, 'the first step in the frame');
	await fillWhat(form);
	await axe(page, 'the second step in the frame');
	await expect(title(form, 'where')).toBeVisible();
});

test('the form is not loaded before it comes near the view, and then nothing on the page moves', async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 300 });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/contact');
	await page.waitForLoadState('networkidle');
	expect(asked.filter((path) => path.startsWith('/embed'))).toEqual([]);
	await expect(page.locator('#form iframe')).toHaveCount(0);
	const below = page.locator('#form').locator('xpath=following::*[self::section or self::footer][1]');
	const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
	const before = await place();
	await openFrame(page);
	expect(await place()).toBe(before);
});

test('only this site may frame the form, and search engines leave it alone', async ({ page, request }) => {
	const answer = await page.goto(formPath);
	expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
	const sitemap = await request.get('/sitemap.xml');
	expect(sitemap.ok()).toBe(true);
	expect(await sitemap.text()).not.toContain('/embed/');
});

test('a form that is slow is told from one that is there', async ({ page }) => {
	await page.clock.install();
	let answer = () => {};
	const held = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route(`**${formPath}`, async (route) => {
		await held;
		await route.continue();
	});
	await page.goto('/quote');
	await page.locator('#form').scrollIntoViewIfNeeded();
	const place = page.locator('[data-form-frame]');
	await expect(place).toHaveAttribute('data-form-frame', 'loading');
	await page.clock.runFor(4_000);
	await expect(place).toHaveAttribute('data-form-frame', 'loading');
	await page.clock.runFor(6_100);
	await expect(place).toHaveAttribute('data-form-frame', 'slow');
	await expect(page.locator('#form [role="status"] span')).toBeVisible();
	answer();
	await expect(place).toHaveAttribute('data-form-frame', 'ready');
	await expect(page.locator('#form [role="status"] span')).toBeHidden();
});
