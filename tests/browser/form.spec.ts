import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { findHidden, findLow } from './support/in-page.ts';
import { field, forms, next, openFrame, originalForm } from './support/quote-form.ts';
import { awaitSendingSite, drawNothing, makePerson, sendingSite } from './support/sending.ts';
import { axe, expect, test } from './support/test.ts';

test('the form’s frame is as docs/specification.md, 6.1 describes it, and nothing floats over it in a low window', async ({
	page,
}) => {
	await page.setViewportSize({ width: 844, height: 390 });
	await page.goto('/quote');
	const form = await openFrame(page);
	// No empty room is above its button.
	const last = await form.locator('[data-step] > :visible').last().boundingBox();
	expect((await next(form).boundingBox())?.y).toBeLessThan((last?.y ?? 0) + (last?.height ?? 0) + 24);
	await page.mouse.wheel(0, 500);
	await expect(page.locator('html[data-past-floating]')).toHaveCount(1);
	await expect(page.locator('body > aside')).toBeHidden();
	const frame = page.locator('#form iframe');
	await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
});

/** The highest frame on a phone (docs/specification.md, 6.1), and a low one on the smallest. */
const frames = { phone: { width: 347, height: 640 }, smallest: { width: 277, height: 500 } };

/**
 * Looks at the form in its frame on phones: whether it covers what has the focus, and has targets of 44 px.
 * @param isWhole whether the higher frame shows all of it
 */
async function lookInFrame(page: Page, state: string, isWhole = false): Promise<void> {
	// Then the focus is shown on every control, as for somebody with a keyboard.
	await page.keyboard.press('Tab');
	await page.setViewportSize(frames.phone);
	const { width, height } = await page.evaluate(() => {
		const { scrollWidth, scrollHeight } = document.documentElement;
		return { width: scrollWidth, height: scrollHeight };
	});
	expect.soft(width, state).toBe(frames.phone.width);
	if (isWhole) expect.soft(height, state).toBe(frames.phone.height);
	expect.soft(await page.evaluate(findLow), state).toEqual([]);
	for (const size of [frames.phone, frames.smallest]) {
		await page.setViewportSize(size);
		const hidden = await page.evaluate(findHidden, false);
		expect.soft(hidden, `${state} at ${size.width} px`).toEqual([]);
	}
}

for (const [language, own] of Object.entries(forms)) {
	test(`each step of a form in ${language} that opens an app fits its frame`, async ({ page }) => {
		const form = await own.openForm(page);
		for (const [state, fill] of [
			['what', own.fillWhat],
			['where', own.fillWhere],
			['you', own.fillYou],
		] as const) {
			await lookInFrame(page, state, true);
			await fill(form);
		}
		// The list of answers may be longer.
		await lookInFrame(page, 'review');
		await axe(page, 'review');
	});

	test.describe(`a form in ${language} that sends the request`, () => {
		// What the browser says of the network that is taken away.
		test.use({ baseURL: sendingSite, expectedErrors: [/Failed to load resource/] });
		test.beforeAll(awaitSendingSite);

		test('fits its frame and is accessible in every state', async ({ page, context }, info) => {
			await page.clock.install();
			const { sending } = own.words;
			const [photo = '', bill = ''] = ['rug.png', 'bill.jpg'].map((name) => info.outputPath(name));
			await Promise.all([drawNothing(photo), writeFile(bill, '%PDF-1.7')]);
			const form = await own.openForm(page);
			/** Looks at a state of the form in its own tab and in its frame. */
			async function look(state: string, isWhole = false): Promise<void> {
				await page.setViewportSize({ width: 390, height: 844 });
				// Languages differ in their words alone.
				if (own.language === originalForm.language) await axe(page, state);
				await lookInFrame(page, state, isWhole);
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
			await look('what', true);
			await field(form, 'items').fill('x'.repeat(201));
			await form.getByLabel(sending.photos.add).setInputFiles([photo, bill]);
			await expect(form.getByText('“bill.jpg”')).toBeVisible();
			await lookAtMistakes('what');
			const [emergency] = own.emergencies;
			if (emergency) await own.service(form, emergency.card.shortName ?? emergency.title).check();
			await look('the emergency call');
			await own.fillWhat(form);
			await look('where', true);
			await field(form, 'place').fill('3360');
			await field(form, 'notes').fill('x'.repeat(1001));
			await lookAtMistakes('where');
			await own.fillWhere(form, '[silent]');
			await look('you', true);
			await field(form, 'email').fill('x');
			const consent = form.locator('[name="consent"]');
			await expect(consent).not.toBeChecked();
			await consent.check();
			await lookAtMistakes('you');
			await consent.uncheck();
			await field(form, 'email').fill('');
			await own.fillYou(form, makePerson());
			await look('review');

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
	});
}
