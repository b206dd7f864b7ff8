import type { Locator } from '@playwright/test';
import { fullChromiumLaunch } from '../browsers.ts';
import { field, formPath, openForm, service, words } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

// Playwright switches the back/forward cache off, and the headless shell has none; visitors have it.
test.use({
	launchOptions: async ({ launchOptions }, use) =>
		use({ ...launchOptions, ...fullChromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a form from the back/forward cache shows the newest draft', async ({ page }) => {
	const [clear, undo] = [words.actions.clear, words.actions.undo].map((name) =>
		page.getByRole('button', { name, exact: true }),
	) as [Locator, Locator];
	/** Goes back to the page with the mark, which is not loaded again. */
	async function goBack(): Promise<void> {
		await page.goBack({ waitUntil: 'commit' });
		expect(await page.evaluate(() => 'mark' in window), 'the page is from the cache').toBe(true);
	}
	await openForm(page);
	await service(page).check();
	await clear.click();
	await field(page, 'items').fill('old');
	await service(page).check();
	await expect(undo).toBeVisible();
	await page.evaluate(() => void Object.assign(window, { mark: true }));

	await page.goto(`${formPath}?second`);
	await expect(field(page, 'items')).toHaveValue('old');
	await field(page, 'items').fill('new');
	await goBack();
	await expect(field(page, 'items')).toHaveValue('new');
	await expect(undo).toBeHidden();

	await page.goForward({ waitUntil: 'commit' });
	await clear.click();
	await expect(field(page, 'items')).toHaveValue('');
	await goBack();
	await expect(field(page, 'items')).toHaveValue('');
	await expect(service(page)).not.toBeChecked();
});
