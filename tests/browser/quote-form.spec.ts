import type { Locator } from '@playwright/test';
import { field, forms, next, openForm, service, title } from './support/quote-form.ts';
import { awaitSendingSite, sendingSite } from './support/sending.ts';
import { axe, expect, test } from './support/test.ts';

test('the whole form works by keyboard alone', async ({ page }) => {
	const form = await openForm(page);
	/** Goes on by Tab, past at most 20 other stops. */
	async function tabTo(target: Locator): Promise<void> {
		let isThere = false;
		for (let stops = 0; stops < 20 && !isThere; stops += 1) {
			await page.keyboard.press('Tab');
			isThere = await target.evaluate((element) => element === document.activeElement);
		}
		await expect(target).toBeFocused();
	}
	await tabTo(service(form));
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
	await tabTo(next(form));
	await page.keyboard.press('Enter');
	await expect(title(form, 'review')).toBeFocused();
	await tabTo(form.locator('[data-channel="whatsapp"]'));
});

for (const [kind, options] of Object.entries({
	'that opens an app': {},
	'that sends the request': { baseURL: sendingSite },
}))
	test.describe(`a form ${kind}`, () => {
		test.use(options);
		if ('baseURL' in options) test.beforeAll(awaitSendingSite);

		for (const [language, own] of Object.entries(forms)) {
			test(`in ${language}, every step without mistakes fits into a frame of 350 by 500 px, with targets of 44 px`, async ({
				page,
			}) => {
				await page.setViewportSize({ width: 350, height: 500 });
				const form = await own.openForm(page);
				async function check(): Promise<void> {
					const size = await page.evaluate(() => {
						const { scrollHeight, scrollWidth } = document.documentElement;
						return [scrollHeight, scrollWidth];
					});
					expect(size).toEqual([500, 350]);
					// A box answers by its whole row; a link in a sentence is as high as its line (WCAG 2.5.8, exceptions).
					const controls =
						':is(input:not([type=checkbox]), select, textarea, button, main a:not(p a)):visible';
					for (const control of await page.locator(controls).all())
						expect(
							(await control.boundingBox())?.height,
							await control.evaluate((element) => element.outerHTML),
						).toBeGreaterThanOrEqual(44);
				}
				for (const fill of [own.fillWhat, own.fillWhere, own.fillYou]) {
					await check();
					await fill(form);
				}
				await check();
			});

			test(`axe finds no violation in any step or mistake in ${language}`, { tag: '@both' }, async ({
				page,
			}) => {
				const form = await own.openForm(page);
				const [emergency] = own.emergencies;
				const { fillWhat, fillWhere, fillYou } = own;
				for (const [name, fill] of Object.entries({ fillWhat, fillWhere, fillYou })) {
					await axe(page, `before ${name}`);
					await next(form).click();
					await expect(own.summary(form)).toBeVisible();
					await axe(page, `mistakes before ${name}`);
					if (fill === fillWhat && emergency)
						await own.service(form, emergency.card.shortName ?? emergency.title).check();
					await fill(form);
				}
				await axe(page, 'review');
			});
		}
	});
