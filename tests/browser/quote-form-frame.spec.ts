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
	expect(box?.height).toBe(500);
	expect(box?.width).toBe((await ways.boundingBox())?.width);

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

test('only this site may frame the form, and search engines leave it alone', async ({ page, request }) => {
	const answer = await page.goto(formPath);
	expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
	const sitemap = await request.get('/sitemap.xml');
	expect(sitemap.ok()).toBe(true);
	expect(await sitemap.text()).not.toContain('/embed/');
});
