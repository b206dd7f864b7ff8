import type { Page } from '@playwright/test';
import { fillWhat, formPath, openFrame } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

const frame = (page: Page) => page.locator('#form iframe');

/** The frame: docs/specification.md, 6.1. */
async function expectFrame(page: Page, src: string): Promise<void> {
	await expect(frame(page)).toHaveAttribute('src', src);
	await expect(frame(page)).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame(page)).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
	expect((await frame(page).boundingBox())?.height).toBe(500);
}

/** The ways beside the frame, which work whatever it shows. */
async function expectOtherWays(page: Page, form: string): Promise<void> {
	const ways = page.locator('#form');
	await expect(ways.locator('a[href^="tel:+1"]')).toBeVisible();
	await expect(ways.locator('a[href^="https://wa.me/"]')).toHaveAttribute('rel', 'noopener noreferrer');
	const tab = ways.locator(`a[href="${form}"]`);
	await expect(tab).toHaveAttribute('target', '_blank');
	await expect(tab).toHaveAccessibleName(/new tab/);
}

test('the form has a frame of 500 px, and the other ways beside it', { tag: '@both' }, async ({ page }) => {
	await page.goto('/quote');
	const form = await openFrame(page);
	await expectFrame(page, formPath);
	await expectOtherWays(page, formPath);
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

test.describe('with a form provider of another origin', () => {
	// Chromium reports a frame that is refused or does not arrive.
	test.use({ expectedErrors: [/provider\.example|chrome-error|ERR_FAILED/] });

	const provider = 'https://provider.example/request';
	const html =
		'<!doctype html><html lang="en"><title>Form</title><main><h1>Provider’s form</h1></main></html>';

	/** Serves pages as a build with a provider has them, which tests/site/form-provider.test.ts checks. */
	test.beforeEach(async ({ page, baseURL }) => {
		await page.route(`${baseURL}/*`, async (route) => {
			const answer = await route.fetch();
			const body = (await answer.text())
				.replaceAll(`src="${formPath}"`, `src="${provider}"`)
				.replaceAll(
					`href="${formPath}" target="_blank" rel="opener"`,
					`href="${provider}" target="_blank" rel="noopener noreferrer"`,
				)
				.replace("frame-src 'self';", `frame-src 'self' ${new URL(provider).origin};`);
			await route.fulfill({ response: answer, body });
		});
	});

	test('its form has the same frame', { tag: '@both' }, async ({ page }) => {
		await page.route(provider, (route) => route.fulfill({ contentType: 'text/html', body: html }));
		await page.goto('/contact');
		await page.locator('#form').scrollIntoViewIfNeeded();
		await expectFrame(page, provider);
		await expect(page.frameLocator('#form iframe').getByRole('heading')).toBeVisible();
		await axe(page);
	});

	for (const [mood, options] of Object.entries({
		refuses: { contentType: 'text/html', body: html, headers: { 'X-Frame-Options': 'DENY' } },
		'is down': undefined,
	}))
		test(`the other ways stay in view when the provider ${mood}`, async ({ page }) => {
			await page.route(provider, (route) => (options ? route.fulfill(options) : route.abort()));
			await page.goto('/quote');
			await page.locator('#form').scrollIntoViewIfNeeded();
			await expect(frame(page)).toBeVisible();
			await expectOtherWays(page, provider);
			expect((await frame(page).boundingBox())?.height).toBe(500);
		});
});
