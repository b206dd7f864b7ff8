import { company } from '../content.ts';
import {
	composed,
	field,
	fillWhat,
	fillWhere,
	fillYou,
	next,
	openForm,
	service,
	summary,
	title,
	words,
} from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

const digits = (number: string) => `1${number.replace(/\D/g, '')}`;

test('a request is handed over by each channel exactly as it was shown, WhatsApp once in a new tab however often it is pressed, and stays until it is sent', async ({
	page,
	context,
}) => {
	const asked: string[] = [];
	await context.route('https://wa.me/**', (route) => {
		asked.push(route.request().url());
		return route.fulfill({ body: 'WhatsApp' });
	});
	const form = await openForm(page);
	await fillWhat(form);
	await fillWhere(form);
	await fillYou(form);
	await expect(form.getByLabel(words.review.text)).toHaveValue(composed);

	const text = encodeURIComponent(composed);
	const subject = encodeURIComponent(composed.split('\n')[0] ?? '');
	const link = (channel: string) => form.locator(`[data-channel="${channel}"]`);
	await expect(link('whatsapp')).toHaveAttribute(
		'href',
		`https://wa.me/${digits(company.whatsapp.number)}?text=${text}`,
	);
	await expect(link('sms')).toHaveAttribute(
		'href',
		`sms:+${digits(company.phones[0]?.number ?? '')}?&body=${text}`,
	);
	await expect(link('email')).toHaveAttribute(
		'href',
		`mailto:${company.email}?subject=${subject}&body=${text.replaceAll('%0A', '%0D%0A')}`,
	);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await link('copy').click();
	await expect(form.getByText(words.review.copied)).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(composed);

	const opened = context.waitForEvent('page');
	await link('whatsapp').dblclick();
	const chat = await opened;
	await chat.waitForLoadState();
	expect(asked).toHaveLength(1);
	expect(new URL(asked[0] ?? '').searchParams.get('text')).toBe(composed);
	expect(await chat.evaluate(() => window.opener)).toBeNull();

	await page.bringToFront();
	await expect(form.getByText(words.review.sent)).toBeVisible();
	await page.reload();
	await expect(form.getByLabel(words.review.text)).toHaveValue(composed);
	await link('sms').evaluate((element) =>
		element.addEventListener('click', (event) => event.preventDefault()),
	);
	await link('sms').click();
	await form.getByRole('button', { name: words.review.done }).click();
	await expect(title(form, 'what')).toBeFocused();
	await page.reload();
	await expect(service(form, 'carpet-cleaning')).not.toBeChecked();
});

test('the whole form can be used by the keyboard alone', async ({ page }) => {
	const form = await openForm(page);
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	// Without an answer: the errors take the focus, and lead to their field.
	await next(form).focus();
	await press('Enter');
	await expect(summary(form)).toBeFocused();
	await press('Tab', 'Enter');
	await expect(service(form, 'carpet-cleaning')).toBeFocused();
	await press('Space', 'Tab', 'Tab', 'Tab', 'Space', 'Tab', 'Tab', 'Tab');
	await expect(field(form, 'items')).toBeFocused();
	await page.keyboard.type('3 bedrooms');
	await press('Enter');
	await expect(title(form, 'where')).toBeFocused();
	await press('Tab');
	await page.keyboard.type('33602');
	await press('Escape', 'Enter');
	await expect(title(form, 'you')).toBeFocused();
	await press('Tab');
	await page.keyboard.type('Ana');
	await press('Tab', 'Tab');
	await page.keyboard.type('ana@mail.example');
	await press('Tab', 'Space');
	const goOn = ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter'];
	await press(...goOn);
	// Text messages were agreed to without a phone number.
	await expect(summary(form)).toBeFocused();
	await press('Tab', 'Enter', 'Space', ...goOn);
	await expect(title(form, 'review')).toBeFocused();
	await press('Tab');
	await expect(form.getByLabel(words.review.text)).toBeFocused();
	await press('Tab');
	await expect(form.locator('[data-channel="whatsapp"]')).toBeFocused();
});

test('every step fits into the frame of 500 px, on the narrowest phone too, and no field is small', async ({
	page,
}) => {
	await page.setViewportSize({ width: 350, height: 500 });
	const form = await openForm(page);
	const check = async () => {
		expect(
			await page.evaluate(() => [
				document.documentElement.scrollHeight,
				document.documentElement.scrollWidth,
			]),
		).toEqual([500, 350]);
		for (const control of await page
			.locator('input:visible, select:visible, textarea:visible, button:visible, main a:visible')
			.all()) {
			// A box answers by its whole row; a phone number or a policy stands in a sentence (WCAG 2.5.8, exceptions).
			if (await control.evaluate((element) => element.matches('[type=checkbox], p a'))) continue;
			expect(
				(await control.boundingBox())?.height,
				await control.evaluate((element) => element.outerHTML),
			).toBeGreaterThanOrEqual(44);
		}
	};
	await check();
	await fillWhat(form);
	await check();
	await fillWhere(form);
	await check();
	await fillYou(form);
	await check();
});

test('no step and no mistake has a barrier that axe can find', { tag: '@both' }, async ({ page }) => {
	const form = await openForm(page);
	await axe(page);
	await next(form).click();
	await expect(summary(form)).toBeVisible();
	await axe(page);
	await service(form, 'flood-restoration').check();
	await fillWhat(form);
	await next(form).click();
	await expect(summary(form)).toBeVisible();
	await axe(page);
	await fillWhere(form);
	await next(form).click();
	await expect(summary(form)).toBeVisible();
	await axe(page);
	await fillYou(form);
	await axe(page);
});
