import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import {
	type Form,
	fillWhat,
	fillWhere,
	fillYou,
	openForm,
	openFrame,
	title,
	words,
} from './support/quote-form.ts';
import {
	awaitSendingSite,
	drawNothing,
	makePerson,
	readInbox,
	readTop,
	readValue,
	sending,
	sendingSite,
	takePhoto,
} from './support/sending.ts';
import { axe, expect, test } from './support/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

const press = (form: Form, name: string) => form.getByRole('button', { name, exact: true }).click();
const failure = (page: Page) => page.getByRole('region', { name: sending.failed });
const thanks = (form: Form) => form.getByRole('heading', { level: 1, name: sending.sent });

test.describe('without a connection', () => {
	test.use({ expectedErrors: [/Failed to load resource/] });

	test('silence, a lost connection and a reload lose nothing, and each try has the same number', async ({
		page,
		context,
	}) => {
		await page.clock.install();
		const person = makePerson();
		await openForm(page);
		await fillWhat(page);
		await fillWhere(page, '[silent]');
		await fillYou(page, person);
		await axe(page, 'the review');
		const isTried = (times: number) => expect.poll(async () => (await readInbox(person)).length).toBe(times);

		await press(page, sending.send);
		await isTried(1);
		await axe(page, 'while it waits');
		await page.clock.fastForward(20_000);
		await expect(failure(page)).toContainText(sending.silent);
		await axe(page, 'the failure');

		await press(page, sending.again);
		await isTried(2);
		await context.setOffline(true);
		await page.clock.fastForward(20_000);
		await expect(failure(page)).toContainText(sending.offline);
		await context.setOffline(false);

		await press(page, sending.again);
		await isTried(3);
		await page.reload();
		await expect(title(page, 'review')).toBeVisible();
		await expect(failure(page)).toContainText(sending.silent);
		const tries = await readInbox(person);
		expect(new Set(tries.map((one) => JSON.stringify(one.fields))).size).toBe(1);
		const number = tries[0] && readValue(tries[0], sending.number);
		await expect(page.getByLabel(words.review.text)).toHaveValue(new RegExp(`: ${number}$`, 'm'));
	});
});

test('in the frame of a page, photos can be added, dropped and removed, and those left out are named', async ({
	page,
}, info) => {
	const make = (name: string) => info.outputPath(name);
	await Promise.all([takePhoto(make('sofa.jpg')), drawNothing(make('rug.png'))]);
	copyFileSync('src/source/testing/phone.heic', make('phone.heic'));
	writeFileSync(make('large.heic'), Buffer.alloc(20_100_000, '\0\0\0\x18ftypheic'));
	writeFileSync(make('bill.jpg'), '%PDF-1.7');
	const { notPicture, tooMany, tooLarge, remove } = sending.photos;
	await page.goto('/contact');
	const form = await openFrame(page);
	const add = form.getByLabel(sending.photos.add);
	const shown = form.locator('[data-step] li');
	const problems = form.getByRole('status').filter({ hasText: '“' });

	await add.setInputFiles(['sofa.jpg', 'bill.jpg', 'rug.png', 'phone.heic', 'large.heic'].map(make));
	await expect(problems).toContainText(formatLabel(notPicture, { name: 'bill.jpg' }));
	await expect(problems).toContainText(formatLabel(tooLarge, { name: 'large.heic', size: 20 }));
	await expect(shown).toHaveCount(3);
	await axe(page, 'photos');
	await press(form, formatLabel(remove, { name: 'sofa.jpg' }));
	await expect(shown).toHaveCount(2);

	await form.locator('h1').evaluate(
		(heading, bytes) => {
			const dataTransfer = new DataTransfer();
			const file = new File([Uint8Array.fromBase64(bytes)], 'dropped.png', { type: 'image/png' });
			dataTransfer.items.add(file);
			heading.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
		},
		readFileSync(make('rug.png'), 'base64'),
	);
	await expect(shown).toHaveCount(3);
	await add.setInputFiles(['rug.png', 'rug.png', 'rug.png', 'sofa.jpg'].map(make));
	await expect(problems).toContainText(formatLabel(tooMany, { name: 'sofa.jpg', count: 6 }));
	await expect(shown).toHaveCount(6);

	const person = makePerson();
	await fillWhat(form);
	await fillWhere(form);
	await fillYou(form, person);
	await press(form, sending.send);
	await expect(thanks(form)).toBeFocused();
	await axe(page, 'the thank-you screen');
	const [arrived] = await readInbox(person);
	expect(arrived?.photos.map(({ name, type }) => `${name} ${type}`)).toEqual([
		'rug.jpg image/jpeg',
		'phone.heic image/heif',
		'dropped.jpg image/jpeg',
		...[2, 3, 4].map((count) => `rug (${count}).jpg image/jpeg`),
	]);
	expect(await readTop(arrived?.photos[0]?.file ?? ''), 'what was transparent').toEqual([255, 255, 255]);
	for (const again of [() => page.reload(), () => page.goBack()]) {
		await again();
		await page.locator('#form').scrollIntoViewIfNeeded();
		await expect(thanks(form)).toBeVisible();
	}
});
