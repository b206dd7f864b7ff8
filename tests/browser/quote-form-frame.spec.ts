import { fillWhat, formPath, openFrame } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

test('the form’s frame is 500 px high, with the other ways to ask beside it', { tag: '@both' }, async ({
	page,
}) => {
	await page.goto('/quote');
	const form = await openFrame(page);
	const ways = page.locator('#form');
	const frame = ways.locator('iframe');
	// docs/specification.md, 6.1
	await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
	expect((await frame.boundingBox())?.height).toBe(500);
	await expect(ways.locator('a[href^="tel:+1"]')).toBeVisible();
	await expect(ways.locator('a[href^="https://wa.me/"]')).toHaveAttribute('rel', 'noopener noreferrer');
	const tab = ways.locator(`a[href="${formPath}"]`);
	await expect(tab).toHaveAttribute('target', '_blank');
	await expect(tab).toHaveAccessibleName(/new tab/);
	await axe(page, 'the first step in the frame');
	await fillWhat(form);
	await axe(page, 'the second step in the frame');
});

test('in a low window nothing floats over the form', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/quote');
	await openFrame(page);
	await page.mouse.wheel(0, 500);
	await expect(page.locator('html[data-past-floating]')).toHaveCount(1);
	await expect(page.locator('body > aside')).toBeHidden();
});
