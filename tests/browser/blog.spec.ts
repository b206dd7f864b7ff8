import type { Page } from '@playwright/test';
import { labels, posts } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.blog;
const article = `/blog/${posts[0]}`;
const share = (page: Page) => page.getByRole('button', { name: words.share });
const said = (page: Page) => page.locator('main output');
const address = (page: Page) => page.getByRole('textbox', { name: words.copyThis });

/** What the device of the visitor has and does, from here on. */
interface Device {
	/** The name of the error that its share function ends with; empty for none. Left out where it cannot share. */
	share?: string;
	refusesClipboard?: true;
}
const setDevice = (page: Page, device: Device) =>
	page.evaluate(({ share, refusesClipboard }) => {
		const set = (name: string, value: unknown) =>
			Object.defineProperty(navigator, name, { value, configurable: true });
		Object.assign(window, { shared: undefined });
		const giveShare = async (data: ShareData) => {
			Object.assign(window, { shared: data });
			if (share) throw new DOMException('no', share);
		};
		set('share', share === undefined ? undefined : giveShare);
		if (refusesClipboard)
			set('clipboard', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
	}, device);
const getShared = (page: Page) => page.evaluate(() => (window as Window & { shared?: ShareData }).shared);

for (const [outcome, failure] of Object.entries({ 'is done': '', 'is cancelled': 'AbortError' }))
	test(`the device shares the title, text and address of an article, and nothing is said when that ${outcome}`, async ({
		page,
	}) => {
		await page.goto(`${article}?from=feed`);
		await setDevice(page, { share: failure });
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

test('where the device cannot share, the address is copied', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	for (const device of [{}, { share: 'NotAllowedError' }]) {
		await page.goto(article);
		await setDevice(page, device);
		await share(page).click();
		await expect(said(page)).toHaveText(words.copied);
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	}
	await axe(page);
});

test('where the address cannot be copied either, it is shown', async ({ page }) => {
	await page.goto(article);
	await setDevice(page, { refusesClipboard: true });
	await share(page).click();
	await expect(said(page)).toHaveText(words.copyThis);
	await expect(address(page)).toHaveValue(page.url());
	await expect(address(page)).toBeFocused();
	await axe(page);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('an article has no Share button that would do nothing', async ({ page }) => {
		await page.goto(article);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(share(page)).toBeHidden();
	});
});
