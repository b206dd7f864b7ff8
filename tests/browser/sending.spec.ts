import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import {
	entered,
	field,
	fillWhat,
	fillWhere,
	fillYou,
	openForm,
	service,
	serviceName,
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const failure = (page: Page) => page.getByRole('region', { name: sending.failed });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: sending.sent });

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

test('photos of each kind can be added, dropped and removed, and those left out are named', async ({
	page,
}, info) => {
	const make = (name: string) => info.outputPath(name);
	const add = page.getByLabel(sending.photos.add);
	const shown = page.locator('[data-step] li');
	const problems = page.getByRole('status').filter({ hasText: '“' });
	await Promise.all([takePhoto(make('sofa.jpg')), drawNothing(make('rug.png'))]);
	copyFileSync('src/source/testing/phone.heic', make('phone.heic'));
	writeFileSync(make('large.heic'), new Uint8Array(20_100_000));
	writeFileSync(make('bill.jpg'), '%PDF-1.7');
	const { notPicture, tooMany, tooLarge, remove } = sending.photos;
	await openForm(page);

	await add.setInputFiles(['sofa.jpg', 'bill.jpg', 'rug.png', 'phone.heic', 'large.heic'].map(make));
	await expect(problems).toContainText(formatLabel(notPicture, { name: 'bill.jpg' }));
	await expect(problems).toContainText(formatLabel(tooLarge, { name: 'large.heic', size: 20 }));
	await expect(shown).toHaveCount(3);
	await axe(page, 'photos');
	await press(page, formatLabel(remove, { name: 'sofa.jpg' }));
	await expect(shown).toHaveCount(2);

	const dropped = await page.evaluateHandle(
		(bytes) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.fromBase64(bytes)], 'dropped.png', { type: 'image/png' }));
			return transfer;
		},
		readFileSync(make('rug.png'), 'base64'),
	);
	await page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped });
	await expect(shown).toHaveCount(3);
	await add.setInputFiles(['rug.png', 'rug.png', 'rug.png', 'sofa.jpg'].map(make));
	await expect(problems).toContainText(formatLabel(tooMany, { name: 'sofa.jpg', count: 6 }));
	await expect(shown).toHaveCount(6);

	const person = makePerson();
	await fillWhat(page);
	await fillWhere(page);
	await fillYou(page, person);
	await press(page, sending.send);
	await expect(thanks(page)).toBeFocused();
	await axe(page, 'the thank-you screen');
	const [arrived] = await readInbox(person);
	expect(arrived?.photos.map(({ name, type }) => `${name} ${type}`)).toEqual([
		'rug.jpg image/jpeg',
		'phone.heic image/heif',
		'dropped.jpg image/jpeg',
		...Array(3).fill('rug.jpg image/jpeg'),
	]);
	expect(await readTop(arrived?.photos[0]?.file ?? ''), 'what was transparent').toEqual([255, 255, 255]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a plain form sends the same and ends at a page that says so', async ({ page }, info) => {
		const photo = info.outputPath('rug.png');
		await drawNothing(photo);
		const person = makePerson();
		await openForm(page);
		const form = page.locator('form:visible');
		await form.getByRole('checkbox', { name: serviceName }).check();
		await form.getByLabel(sending.photos.names).setInputFiles([photo, photo]);
		await form.getByLabel(words.fields.place.label).fill(entered.place);
		await form.getByLabel(words.fields.name.label).fill(person);
		await form.getByLabel(sending.contact).fill(entered.phone);
		await press(page, sending.send);
		await expect(page).toHaveURL('/request-sent');
		await expect(thanks(page)).toBeVisible();
		const [arrived] = await readInbox(person);
		for (const [name, value] of [
			[sending.services, serviceName],
			[words.request.place, entered.place],
			[sending.contact, entered.phone],
			['_gotcha', ''],
		] as const)
			expect(arrived && readValue(arrived, name), name).toBe(value);
		expect(arrived?.photos).toHaveLength(2);
	});
});

test.describe('where the script does not arrive', () => {
	test.use({ expectedErrors: [/Failed to load resource|dynamically imported module|\[astro-island\]/] });

	test('the plain form has what was typed', async ({ page }) => {
		await page.route(/QuoteRequest.*\.js/, (route) => route.abort());
		await openForm(page);
		await service(page).check();
		await field(page, 'items').fill(entered.items);
		const plain = page.locator('form:visible').filter({ hasText: sending.contact });
		await expect(plain).toBeVisible({ timeout: 15_000 });
		await expect(service(plain)).toBeChecked();
		await expect(plain.getByLabel(words.fields.items.label)).toHaveValue(entered.items);
		await plain.getByRole('button', { name: sending.send }).click({ trial: true });
		await axe(page, 'the plain form');
		await page.goto('/request-sent');
		await expect(thanks(page)).toBeVisible();
		await axe(page, 'the page after it');
	});
});
