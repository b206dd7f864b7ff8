import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { cases, labels, reviews } from '../content.ts';
import { field, formPath, next, service, title } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

/**
 * A visitor presses what is seen, whether its script has come or not (docs/decisions/0026-early-presses.md): at once, on
 * a slow line, and again because nothing happened.
 */

/** How long the script of an island takes on a slow line, in milliseconds. */
const delayMs = 3000;
const delays = [
	{ line: 'on a fast line', delay: 0 },
	{ line: `when the script takes ${delayMs / 1000} seconds`, delay: delayMs },
];

/** The script comes in files that ask for each other, each held back. */
test.use({ actionTimeout: 10_000 });
const patient = expect.configure({ timeout: 25_000 });

/** Opens a page whose island scripts are held back, and shows a part of it without scrolling in small steps. */
async function open(page: Page, path: string, part: string, delay: number): Promise<void> {
	if (delay > 0)
		await page.route('**/assets/*.js', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, delay));
			await route.continue();
		});
	await page.goto(path, { waitUntil: 'domcontentloaded' });
	await page.locator(part).first().scrollIntoViewIfNeeded();
}

for (const { line, delay } of delays) {
	test.describe(line, () => {
		test('an arrow pressed at once shows the next case, pressed twice in a row as well, and a dot its review', async ({
			page,
		}) => {
			await open(page, '/', '#gallery', delay);
			const arrow = page.locator('#gallery').getByRole('button', { name: labels.gallery.next });
			const captions = page.locator('#gallery figcaption');
			const part = page.locator('#reviews');
			const dot = part.getByRole('button', { name: formatLabel(labels.carousel.goTo, { number: 2 }) });
			await arrow.click();
			if (delay > 0) await arrow.click();
			await dot.click();
			await patient(captions.nth(1)).toBeVisible();
			await patient(part.locator('figure').nth(1)).toBeVisible();
			await expect(dot).toHaveAttribute('aria-current', 'true');
			await arrow.click();
			await patient(captions.nth(2)).toBeVisible();
		});

		test('the filter chosen at once filters, and is in the address; a long review opens with the first press', async ({
			page,
		}) => {
			await open(page, '/testimonials', '#reviews select', delay);
			const review = page.locator('#reviews details').first();
			await review.locator('summary').click();
			await expect(review.locator('p')).toBeVisible({ timeout: 1000 });
			const wanted = reviews.find(({ service }) => service)?.service ?? '';
			await page.locator('#reviews select').selectOption({ label: wanted });
			await patient(page.locator('#reviews figure')).toHaveCount(
				reviews.filter(({ service }) => service === wanted).length,
			);
			await expect(page).toHaveURL(/\/testimonials\?service=/);
		});

		test('the form takes what is typed and sent at once, one step for two presses', async ({ page }) => {
			await open(page, formPath, 'form', delay);
			await service(page, 'carpet-cleaning').check();
			await field(page, 'items').fill('2 rooms');
			await next(page).click();
			if (delay > 0) await next(page).click();
			await patient(title(page, 'where')).toBeFocused();
			await page.getByRole('button', { name: 'Back' }).click();
			await expect(field(page, 'items')).toHaveValue('2 rooms');
			await expect(service(page, 'carpet-cleaning')).toBeChecked();
		});
	});
}

test('the first press on a part that comes into view with it works', { tag: '@desktop' }, async ({
	page,
}) => {
	await page.goto('/');
	await page.locator('#gallery').getByRole('button', { name: labels.gallery.previous }).click();
	await expect(page.locator('#gallery figcaption').nth(cases.length - 1)).toBeVisible();
});
