import { fullChromiumLaunch } from '../../tools/browsers.ts';
import { field, formPath, service, words } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

/** Playwright switches the back/forward cache off, and Chromium's headless shell has none; visitors have it. */
test.use({ launchOptions: { ...fullChromiumLaunch, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });

/** A page from the cache is not loaded again: there is no further event to wait for. */
const restored = { waitUntil: 'commit' } as const;

test('a page that comes back from the back/forward cache shows what was typed since, and nothing that was cleared', async ({
	page,
}) => {
	const wasKept = () =>
		page.evaluate(() => {
			const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
			return (window as Window & { mark?: true }).mark === true && entry !== undefined;
		});
	await page.goto(formPath);
	await field(page, 'items').fill('old');
	await service(page, 'carpet-cleaning').check();
	await expect(page.getByRole('button', { name: words.actions.clear, exact: true })).toBeVisible();
	await page.evaluate(() => Object.assign(window, { mark: true }));

	await page.goto(`${formPath}?second`);
	await expect(field(page, 'items')).toHaveValue('old');
	await field(page, 'items').fill('new');
	await page.goBack(restored);
	expect(await wasKept(), 'the page came from the cache').toBe(true);
	await expect(field(page, 'items')).toHaveValue('new');

	await page.goForward(restored);
	await page.getByRole('button', { name: words.actions.clear, exact: true }).click();
	await expect(field(page, 'items')).toHaveValue('');
	await page.goBack(restored);
	expect(await wasKept(), 'the page came from the cache').toBe(true);
	await expect(field(page, 'items')).toHaveValue('');
	await expect(service(page, 'carpet-cleaning')).not.toBeChecked();
	await page.goto(formPath);
	await expect(field(page, 'items')).toHaveValue('');
});
