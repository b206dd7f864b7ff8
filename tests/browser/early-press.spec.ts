import { formatLabel } from '../../src/lib/text.ts';
import { labels } from '../content.ts';
import { field, formPath, next, service, title, words } from './support/quote-form.ts';
import { expect, hold, test } from './support/test.ts';

/** A visitor presses what can be seen, also when its script has not arrived yet (docs/decisions/0026-early-presses.md). */
const scripts = '**/assets/*.js';

test('arrows and dots that are pressed before their script arrives are obeyed once', async ({ page }) => {
	const release = await hold(page, scripts);
	await page.goto('/', { waitUntil: 'commit' });
	const arrow = page.locator('#gallery').getByRole('button', { name: labels.gallery.next });
	const dot = page
		.locator('#reviews')
		.getByRole('button', { name: formatLabel(labels.carousel.goTo, { number: 2 }) });
	await arrow.click();
	// Whoever presses again because nothing happened means one press.
	await arrow.click();
	await dot.click();
	release();
	await expect(page.locator('#gallery figcaption').nth(1)).toBeVisible();
	await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('a form that is filled and sent twice before its script arrives goes on by one step', async ({
	page,
}) => {
	const release = await hold(page, scripts);
	await page.goto(formPath, { waitUntil: 'commit' });

	await service(page).check();
	await field(page, 'items').fill('2 rooms');
	await next(page).click();
	await next(page).click();
	release();
	await expect(title(page, 'where')).toBeFocused();
	await page.getByRole('button', { name: words.actions.back, exact: true }).click();
	await expect(field(page, 'items')).toHaveValue('2 rooms');
	await expect(service(page)).toBeChecked();
});
