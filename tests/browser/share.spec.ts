import type { Page } from '@playwright/test';
import { labels, posts } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const { share, copied, copyThis } = labels.blog;
const [post] = posts;
const status = (page: Page) => page.locator('main output');

/** Runs in the page: replaces what the device can do, and keeps what it was given to share. */
function setDevice([shareError, clipboard]: Device): void {
	const give = async (data: ShareData) => {
		document.documentElement.dataset['shared'] = JSON.stringify(data);
		if (shareError) throw new DOMException('', shareError);
	};
	const writeText = async () => {
		if (clipboard === 'refused') throw new DOMException('', 'NotAllowedError');
	};
	for (const [name, value] of Object.entries({
		share: shareError === null ? undefined : give,
		clipboard: clipboard === 'missing' ? undefined : { writeText },
	}))
		Object.defineProperty(navigator, name, { value });
}
/** Name of the error that sharing ends with, empty for none and null where the device cannot share; and its clipboard. */
type Device = [shareError: string | null, clipboard: 'working' | 'refused' | 'missing'];

async function press(page: Page, device: Device): Promise<void> {
	await page.addInitScript(setDevice, device);
	await page.goto(`/blog/${post?.id}`);
	await page.getByRole('button', { name: share }).click();
}

for (const error of ['', 'AbortError'])
	test(`the device shares title, text and address, and nothing is said (${error || 'shared'})`, async ({
		page,
	}) => {
		await press(page, [error, 'working']);
		const given = JSON.stringify({ title: post?.title, text: post?.excerpt, url: page.url() });
		await expect(page.locator('html')).toHaveAttribute('data-shared', given);
		await expect(status(page)).toBeEmpty();
	});

for (const error of [null, 'NotAllowedError'])
	test(`where sharing fails, the address is copied (${error ?? 'missing'})`, async ({ page }) => {
		await press(page, [error, 'working']);
		await expect(status(page)).toHaveText(copied);
	});

for (const clipboard of ['refused', 'missing'] as const)
	test(`where the clipboard is ${clipboard} too, the address is shown and selected`, async ({ page }) => {
		await press(page, [null, clipboard]);
		await expect(status(page)).toHaveText(copyThis);
		const field = page.getByRole('textbox', { name: copyThis });
		await expect(field).toHaveValue(page.url());
		await expect(field).toBeFocused();
		expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
		await axe(page);
	});
