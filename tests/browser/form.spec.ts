import { writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { findHidden, findLow } from './support/in-page.ts';
import {
	field,
	forms,
	next,
	openForm,
	openFrame,
	originalForm,
	service,
	title,
	words,
} from './support/quote-form.ts';
import { awaitSendingSite, drawNothing, makePerson, sendingSite } from './support/sending.ts';
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
	await tabTo(form.getByRole('button', { name: `${words.review.change} ${words.request.place}` }));
	await page.keyboard.press('Enter');
	await expect(field(form, 'place')).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(title(form, 'review')).toBeFocused();
	await tabTo(form.locator('[data-channel="sms"]'));
});

test('the form’s frame is as docs/specification.md, 6.1 describes it, and nothing floats over it in a low window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/quote');
	await openFrame(page);
	await page.mouse.wheel(0, 500);
	await expect(page.locator('html[data-past-floating]')).toHaveCount(1);
	await expect(page.locator('body > aside')).toBeHidden();
	const frame = page.locator('#form iframe');
	await expect(frame).toHaveAttribute('height', '440');
	await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
});

/** The highest frame on a phone (docs/specification.md, 6.1), and a low one on the smallest. */
const frames = { phone: { width: 347, height: 640 }, smallest: { width: 277, height: 500 } };

for (const [kind, options] of Object.entries({
	'that opens an app': { sends: false },
	'that sends the request': { sends: true, baseURL: sendingSite },
}))
	test.describe(`a form ${kind}`, () => {
		const { sends, ...use } = options;
		// What the browser says of the network that is taken away.
		test.use({ ...use, expectedErrors: [/Failed to load resource/] });
		if (sends) test.beforeAll(awaitSendingSite);

		for (const [language, own] of Object.entries(forms)) {
			test(`in ${language} has only steps that fit its frame, with targets of 44 px`, async ({ page }) => {
				await page.setViewportSize(frames.phone);
				const form = await own.openForm(page);
				for (const fill of [own.fillWhat, own.fillWhere, own.fillYou]) {
					const size = await page.evaluate(() => {
						const { scrollWidth: width, scrollHeight: height } = document.documentElement;
						return { width, height };
					});
					expect(size).toEqual(frames.phone);
					expect(await page.evaluate(findLow)).toEqual([]);
					await fill(form);
				}
				// The list of answers may be longer.
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(frames.phone.width);
				expect(await page.evaluate(findLow)).toEqual([]);
			});

			test(`in ${language} is accessible in every state, and covers no field that has the focus`, async ({
				page,
				context,
			}, info) => {
				await page.clock.install();
				const { sending } = own.words;
				const [photo = '', bill = ''] = ['rug.png', 'bill.jpg'].map((name) => info.outputPath(name));
				await Promise.all([drawNothing(photo), writeFile(bill, '%PDF-1.7')]);
				const form = await own.openForm(page);
				/** Looks at a state of the form in its frame on phones and in its own tab. */
				async function look(state: string): Promise<void> {
					await page.setViewportSize({ width: 390, height: 844 });
					// Languages differ in their words alone.
					if (own.language === originalForm.language) await axe(page, state);
					// Then the focus is shown on every control, as for somebody with a keyboard.
					await page.keyboard.press('Tab');
					for (const size of [frames.phone, frames.smallest]) {
						await page.setViewportSize(size);
						const hidden = await page.evaluate(findHidden, false);
						expect.soft(hidden, `${state} at ${size.width} px`).toEqual([]);
					}
				}
				/** Makes mistakes in a step, and goes where the links in their summary lead. */
				async function lookAtMistakes(step: string): Promise<void> {
					await next(form).click();
					await expect(own.summary(form)).toBeFocused();
					await look(`mistakes of ${step}`);
					for (const link of await own.summary(form).getByRole('link').all()) {
						await link.click();
						expect.soft(await page.evaluate(findHidden, true), `a link of ${step}`).toEqual([]);
					}
				}
				await look('what');
				await field(form, 'items').fill('x'.repeat(201));
				if (sends) {
					await form.getByLabel(sending.photos.add).setInputFiles([photo, bill]);
					await expect(form.getByText('“bill.jpg”')).toBeVisible();
				}
				await lookAtMistakes('what');
				const [emergency] = own.emergencies;
				if (emergency) await own.service(form, emergency.card.shortName ?? emergency.title).check();
				await look('the emergency call');
				await own.fillWhat(form);
				await look('where');
				await field(form, 'place').fill('3360');
				await field(form, 'notes').fill('x'.repeat(1001));
				await lookAtMistakes('where');
				await own.fillWhere(form, '[silent]');
				await look('you');
				await field(form, 'email').fill('x');
				await form.locator('[name="consent"]').check();
				await lookAtMistakes('you');
				await form.locator('[name="consent"]').uncheck();
				await field(form, 'email').fill('');
				await own.fillYou(form, makePerson());
				await look('review');
				if (!sends) return;

				const failure = form.getByRole('region', { name: sending.failed });
				await next(form).click();
				await expect(form.getByRole('button', { name: sending.busy })).toBeVisible();
				await axe(page, 'while it waits');
				await context.setOffline(true);
				await page.clock.fastForward(20_000);
				await expect(failure).toContainText(sending.offline);
				await look('the failure');
				await context.setOffline(false);
				for (const name of ['back', 'back'] as const)
					await form.getByRole('button', { name: own.words.actions[name], exact: true }).click();
				await own.fillWhere(form);
				await own.fillYou(form);
				await next(form).click();
				await expect(form.getByRole('heading', { level: 1, name: sending.sent })).toBeFocused();
				await axe(page, 'the thank-you screen');
			});
		}
	});
