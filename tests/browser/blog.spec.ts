import type { Page } from '@playwright/test';
import { listRoutes } from '../../tools/build/site-files.ts';
import { labels } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.blog;
const [article = ''] = listRoutes('dist').filter((route) => route.startsWith('/blog/'));
const share = (page: Page) => page.getByRole('button', { name: words.share });
const said = (page: Page) => page.locator('output');
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

test('Share uses the function of the device, with title, text and address, and says nothing, also when it is cancelled', async ({
	page,
}) => {
	await page.goto(`${article}?from=feed`);
	for (const failure of ['', 'AbortError']) {
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
	}
});

test('where the device cannot share, the address is copied, and where that fails too, shown to be copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	for (const device of [{}, { share: 'NotAllowedError' }]) {
		await page.goto(article);
		await setDevice(page, device);
		await share(page).click();
		await expect(said(page)).toHaveText(words.copied);
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	}
	await axe(page, 'copied');
	await setDevice(page, { refusesClipboard: true });
	await share(page).click();
	await expect(said(page)).toHaveText(words.copyThis);
	await expect(address(page)).toHaveValue(page.url());
	await expect(address(page)).toBeFocused();
	await axe(page, 'shown');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('there is no Share button that would do nothing', async ({ page }) => {
		await page.goto(article);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(share(page)).toBeHidden();
	});
});
