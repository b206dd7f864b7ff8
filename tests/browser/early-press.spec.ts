import { field, formPath, next, service, title, words } from './support/quote-form.ts';
import { expect, hold, test } from './support/test.ts';

/** A visitor presses what can be seen, also when its script has not arrived yet (docs/decisions/0026-early-presses.md). */
test('a form submitted twice before its script loads advances by one step', async ({ page }) => {
	const release = await hold(page, '**/assets/*.js');
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
