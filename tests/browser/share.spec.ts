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

test('a shared article has its title, text and address; a device that cannot share copies the address, or else shows it', async ({
	page,
}) => {
	for (const device of [
		['', 'working'],
		['AbortError', 'working'],
		[null, 'working'],
		[null, 'refused'],
	] satisfies Device[]) {
		const [error, clipboard] = device;
		await page.goto(`/blog/${post?.id}`);
		await page.evaluate(setDevice, device);
		await page.getByRole('button', { name: share }).click();
		const field = page.getByRole('textbox', { name: copyThis });
		if (error === '' || error === 'AbortError') {
			const given = JSON.stringify({ title: post?.title, text: post?.excerpt, url: page.url() });
			await expect(page.locator('html')).toHaveAttribute('data-shared', given);
			await expect(status(page)).toBeEmpty();
		} else if (clipboard === 'working') await expect(status(page)).toHaveText(copied);
		else {
			await expect(status(page)).toHaveText(copyThis);
			await expect(field).toHaveValue(page.url());
			await expect(field).toBeFocused();
			expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
		}
	}
	await axe(page, 'the address to copy', 'main');
});
