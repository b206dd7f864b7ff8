import { labels } from '../content.ts';
import { field, formPath, next, service, title, words } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

test.describe('when the script of the form does not arrive', () => {
	test.use({
		expectedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module|\[astro-island\]/],
	});

	test('other ways to ask are offered, and what was typed stays', async ({ page }) => {
		const scripts = /QuoteRequest.*\.js/;
		await page.route(scripts, (route) => route.abort());
		await page.goto(formPath);
		await service(page).check();
		await field(page, 'items').fill('3 rooms');
		await next(page).click();
		await expect(page.getByRole('alert')).toHaveText(words.withoutScript.failed);
		// What can't work any more can't be reached either.
		for (const covered of [service(page), next(page)]) await expect(covered).toBeHidden();
		await expect(page.getByRole('heading', { name: words.withoutScript.title })).toBeVisible();
		await expect(page.locator('main').getByRole('link', { name: words.withoutScript.call })).toBeVisible();
		await expect(field(page, 'items')).toHaveValue('3 rooms');
		await page.unroute(scripts);
		await page.getByRole('link', { name: labels.action.reload }).click();
		await expect(service(page)).toBeChecked();
		await expect(field(page, 'items')).toHaveValue('3 rooms');
		await next(page).click();
		await expect(title(page, 'where')).toBeFocused();
	});
});
