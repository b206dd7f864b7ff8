import { labels, read } from '../content.ts';
import {
	field,
	fillWhat,
	fillWhere,
	formPath,
	openFrame,
	service,
	title,
	words,
} from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

test('a draft continues on another page and in its own tab', async ({ page, context }) => {
	await page.goto('/quote');
	await fillWhat(await openFrame(page));
	const opened = context.waitForEvent('page');
	await page.locator(`#form a[href="${formPath}"]`).click();
	const tab = await opened;
	await expect(title(tab, 'where')).toBeVisible();
	const [here, there] = [field(await openFrame(page), 'place'), field(tab, 'place')];
	await there.fill('Tampa');
	await expect(here).toHaveValue('Tampa');
	await here.fill('Miami');
	// Playwright gives every window the focus all the time.
	await tab.evaluate(() => dispatchEvent(new Event('focus')));
	await expect(there).toHaveValue('Miami');
	await tab.close();
	await page.goto('/contact');
	const second = await openFrame(page);
	await expect(title(second, 'where')).toBeVisible();
	await expect(field(second, 'place')).toHaveValue('Miami');
	await field(second, 'place').fill('33602');
	await page.goBack();
	await expect(field(await openFrame(page), 'place')).toHaveValue('33602');
});

test('after reading a policy, Back restores everything but the consent', async ({ page }) => {
	await page.goto('/quote');
	const form = await openFrame(page);
	await fillWhat(form);
	await fillWhere(form);
	await field(form, 'name').fill('Ana');
	const { consent } = read('navigation') as { consent: { label: string; href: string }[] };
	const [policy] = consent;
	await form.getByRole('link', { name: policy?.label ?? '' }).click();
	await expect(page).toHaveURL(policy?.href ?? '');
	await page.goBack();
	const again = await openFrame(page);
	await expect(title(again, 'you')).toBeVisible();
	await expect(field(again, 'name')).toHaveValue('Ana');
	await expect(again.getByRole('checkbox', { name: words.fields.consent.label })).not.toBeChecked();
});

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
		await expect(page.getByRole('heading', { name: words.withoutScript.title })).toBeVisible({
			timeout: 15_000,
		});
		await expect(page.locator('main').getByRole('link', { name: words.withoutScript.call })).toBeVisible();
		await page.unroute(scripts);
		await page.getByRole('link', { name: labels.action.reload }).click();
		await expect(field(page, 'items')).toHaveValue('3 rooms');
		await expect(service(page)).toBeChecked();
	});
});
