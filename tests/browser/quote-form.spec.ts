import type { Locator, Page } from '@playwright/test';
import {
	emergencies,
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

const link = (page: Page, channel: string) => page.locator(`[data-channel="${channel}"]`);

test('a double press opens one chat, which cannot reach this page', async ({ page, context }) => {
	await openForm(page);
	await fillWhat(page);
	await fillWhere(page);
	await fillYou(page);
	const asked: string[] = [];
	await context.route('https://wa.me/**', (route) => {
		asked.push(route.request().url());
		return route.fulfill({ body: 'WhatsApp' });
	});
	const opened = context.waitForEvent('page');
	await link(page, 'whatsapp').dblclick();
	const chat = await opened;
	await chat.waitForLoadState();
	expect(asked).toHaveLength(1);
	expect(await chat.evaluate(() => window.opener)).toBeNull();
});

test('the whole form can be used by the keyboard alone', async ({ page }) => {
	const form = await openForm(page);
	const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
	/** Goes on by Tab, past at most 20 other stops. */
	async function tabTo(target: Locator): Promise<void> {
		for (let stops = 0; stops < 20; stops += 1) {
			await page.keyboard.press('Tab');
			if (await isFocused(target)) return;
		}
		await expect(target).toBeFocused();
	}
	await tabTo(next(form));
	await page.keyboard.press('Enter');
	// The errors take the focus, and lead to their field.
	await expect(summary(form)).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(form.getByRole('checkbox').first()).toBeFocused();
	await page.keyboard.press('Space');
	await tabTo(field(form, 'items'));
	await page.keyboard.type('3 bedrooms');
	await page.keyboard.press('Enter');
	await expect(title(form, 'where')).toBeFocused();
	await tabTo(field(form, 'place'));
	await page.keyboard.type('33602');
	await page.keyboard.press('Enter');
	await expect(title(form, 'you')).toBeFocused();
	await tabTo(field(form, 'name'));
	await page.keyboard.type('Ana');
	await tabTo(field(form, 'email'));
	await page.keyboard.type('ana@mail.example');
	await tabTo(form.getByRole('checkbox', { name: words.fields.consent.label }));
	await page.keyboard.press('Space');
	await tabTo(next(form));
	await page.keyboard.press('Enter');
	// Text messages were agreed to without a phone number.
	await expect(summary(form)).toBeFocused();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await page.keyboard.press('Space');
	await tabTo(next(form));
	await page.keyboard.press('Enter');
	await expect(title(form, 'review')).toBeFocused();
	await tabTo(link(page, 'whatsapp'));
});

test('every step fits into the frame of 500 px on the narrowest phone, with targets of 44 px', async ({
	page,
}) => {
	await page.setViewportSize({ width: 350, height: 500 });
	const form = await openForm(page);
	async function check(): Promise<void> {
		const size = await page.evaluate(() => {
			const { scrollHeight, scrollWidth } = document.documentElement;
			return [scrollHeight, scrollWidth];
		});
		expect(size).toEqual([500, 350]);
		// A box answers by its whole row; a link in a sentence is as high as its line (WCAG 2.5.8, exceptions).
		const controls = ':is(input:not([type=checkbox]), select, textarea, button, main a:not(p a)):visible';
		for (const control of await page.locator(controls).all())
			expect(
				(await control.boundingBox())?.height,
				await control.evaluate((element) => element.outerHTML),
			).toBeGreaterThanOrEqual(44);
	}
	for (const fill of [fillWhat, fillWhere, fillYou]) {
		await check();
		await fill(form);
	}
	await check();
});

test('no step and no mistake has a barrier that axe finds', { tag: '@both' }, async ({ page }) => {
	const form = await openForm(page);
	const [emergency] = emergencies;
	for (const [name, fill] of Object.entries({ fillWhat, fillWhere, fillYou })) {
		await axe(page, `before ${name}`);
		await next(form).click();
		await expect(summary(form)).toBeVisible();
		await axe(page, `mistakes before ${name}`);
		if (fill === fillWhat && emergency)
			await service(form, emergency.card.shortName ?? emergency.title).check();
		await fill(form);
	}
	await axe(page, 'review');
});
