import type { Page } from '@playwright/test';
import { listRoutes } from '../../tools/build/site-files.ts';
import { labels } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.blog;
const [article = ''] = listRoutes('dist').filter((route) => route.startsWith('/blog/'));
const share = (page: Page) => page.getByRole('button', { name: words.share });
const said = (page: Page) => page.locator('[data-share] output');
const address = (page: Page) => page.getByRole('textbox', { name: words.copyThis });

/** Gives the page a share function of the device that notes what it gets, and then ends as told. */
const giveShare = (page: Page, failure?: string) =>
	page.addInitScript((name) => {
		Object.defineProperty(navigator, 'share', {
			value: async (data: ShareData) => {
				Object.assign(window, { shared: data });
				if (name) throw new DOMException('no', name);
			},
		});
	}, failure);
const takeShare = (page: Page) =>
	page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
const takeClipboard = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(navigator, 'clipboard', {
			value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
		}),
	);
const getShared = (page: Page) => page.evaluate(() => (window as Window & { shared?: ShareData }).shared);

test('Share uses the function of the device, with title, text and address', async ({ page }) => {
	await giveShare(page);
	await page.goto(`${article}?from=feed`);
	await share(page).click();
	await expect.poll(() => getShared(page)).toBeDefined();
	expect(await getShared(page)).toEqual({
		title: await page.getByRole('heading', { level: 1 }).textContent(),
		text: expect.stringMatching(/\w+ \w+/),
		url: page.url(),
	});
	await expect(said(page)).toHaveText('');
	await expect(address(page)).toBeHidden();
});

test('a cancelled share is no error, and nothing is said', async ({ page }) => {
	await giveShare(page, 'AbortError');
	await page.goto(article);
	await share(page).click();
	await expect.poll(() => getShared(page)).toBeDefined();
	await expect(said(page)).toHaveText('');
	await expect(address(page)).toBeHidden();
});

test('where the device cannot share, the address is copied, and the page says so', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await takeShare(page);
	await page.goto(article);
	await share(page).click();
	await expect(said(page)).toHaveText(words.copied);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	await axe(page, { include: 'article' });
});

test('where the device’s share fails, the address is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await giveShare(page, 'NotAllowedError');
	await page.goto(article);
	await share(page).click();
	await expect(said(page)).toHaveText(words.copied);
});

test('where copying fails too, the address is shown to be copied', async ({ page }) => {
	await takeShare(page);
	await takeClipboard(page);
	await page.goto(article);
	await share(page).click();
	await expect(said(page)).toHaveText(words.copyThis);
	await expect(address(page)).toHaveValue(page.url());
	await expect(address(page)).toBeFocused();
	await axe(page, { include: 'article' });
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('there is no Share button that would do nothing', async ({ page }) => {
		await page.goto(article);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(share(page)).toBeHidden();
	});
});
