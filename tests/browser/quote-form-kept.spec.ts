import { labels } from '../content.ts';
import {
	field,
	fillWhat,
	fillWhere,
	formPath,
	openForm,
	openFrame,
	service,
	title,
	words,
} from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const notes = 'Sofá & rug: 50% wool? 😀\n#2 of 3';

test('what is begun on one page goes on on another, in a tab of its own, and back again', async ({
	page,
	context,
}) => {
	await page.goto('/quote');
	await fillWhat(await openFrame(page));
	const opened = context.waitForEvent('page');
	await page.locator(`#form a[href="${formPath}"]`).click();
	const tab = await opened;
	await expect(tab).toHaveURL(new RegExp(`${formPath}$`));
	await expect(title(tab, 'where')).toBeVisible();
	await tab.close();

	await page.goto('/contact');
	const second = await openFrame(page);
	await expect(title(second, 'where')).toBeVisible();
	await field(second, 'place').fill('33602');
	await page.goBack();
	const first = await openFrame(page);
	await expect(field(first, 'place')).toHaveValue('33602');
});

test('reading a policy from the framed form leaves the frame, and loses nothing on the way back', async ({
	page,
}) => {
	await page.goto('/quote');
	const form = await openFrame(page);
	await fillWhat(form);
	await fillWhere(form, notes);
	await field(form, 'name').fill('Ana');
	await form.getByRole('link', { name: words.policies.privacy }).click();
	await expect(page).toHaveURL('/privacy-policy');
	await page.goBack();
	const again = await openFrame(page);
	await expect(title(again, 'you')).toBeVisible();
	await expect(field(again, 'name')).toHaveValue('Ana');
	await expect(again.getByRole('checkbox', { name: words.fields.consent.label })).not.toBeChecked();
});

test('clearing forgets everything, and can be undone', async ({ page }) => {
	const form = await openForm(page);
	await fillWhat(form);
	await form.getByRole('button', { name: words.actions.clear, exact: true }).click();
	await expect(title(form, 'what')).toBeFocused();
	await expect(service(form, 'carpet-cleaning')).not.toBeChecked();
	await form.getByRole('button', { name: words.actions.undo }).click();
	await expect(service(form, 'carpet-cleaning')).toBeChecked();
	await form.getByRole('button', { name: words.actions.clear, exact: true }).click();
	await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
	await page.reload();
	await expect(field(form, 'items')).toHaveValue('');
});

test('a browser that refuses storage has a form that works', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'sessionStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
	const form = await openForm(page);
	await fillWhat(form);
	await fillWhere(form);
});

test.describe('a script that does not come', () => {
	test.use({
		expectedErrors: [/Failed to load resource|ERR_FAILED|dynamically imported module|\[astro-island\]/],
	});

	test('leaves the ways that need none', async ({ page }) => {
		await page.route(/QuoteRequest.*\.js/, (route) => route.abort());
		await page.goto(formPath);
		await service(page, 'carpet-cleaning').check();
		await field(page, 'items').fill('3 rooms');
		await expect(page.getByRole('heading', { name: words.withoutScript.title })).toBeVisible({
			timeout: 15_000,
		});
		await expect(page.locator('main').getByRole('link', { name: words.withoutScript.call })).toBeVisible();
		await page.unroute(/QuoteRequest.*\.js/);
		await page.getByRole('link', { name: labels.action.reload }).click();
		await expect(field(page, 'items')).toHaveValue('3 rooms');
		await expect(service(page, 'carpet-cleaning')).toBeChecked();
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the page offers to call, to write and to chat, and no dead form', async ({ page }) => {
		await page.goto(formPath);
		for (const name of [words.withoutScript.call, words.withoutScript.sms, words.withoutScript.email]) {
			await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
		}
		await expect(page.getByRole('link', { name: words.withoutScript.whatsapp })).toHaveAttribute(
			'target',
			'_blank',
		);
		await expect(page.locator('form')).toBeHidden();
	});

	test('the frame is there in plain HTML', async ({ page }) => {
		await page.goto('/contact');
		await page.locator('#form').scrollIntoViewIfNeeded();
		const frame = page.frameLocator('#form iframe');
		await expect(frame.getByRole('link', { name: words.withoutScript.call })).toBeVisible();
	});
});
