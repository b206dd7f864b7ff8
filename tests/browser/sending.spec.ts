import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { formatLabel } from '../../src/lib/text.ts';
import {
	entered,
	type Form,
	field,
	fillWhat,
	fillWhere,
	fillYou,
	next,
	openFrame,
	service,
	serviceName,
	servicePath,
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
} from './support/sending.ts';
import { axe, expect, hold, test } from './support/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

const press = (form: Form, name: string) => form.getByRole('button', { name, exact: true }).click();

test('photos can be added, dropped and removed, and those left out are named', async ({ page }, info) => {
	const make = (name: string) => info.outputPath(name);
	await Promise.all(['sofa.png', 'rug.png'].map((name) => drawNothing(make(name))));
	copyFileSync('src/source/testing/phone.heic', make('phone.heic'));
	writeFileSync(make('large.heic'), Buffer.alloc(20_100_000, '\0\0\0\x18ftypheic'));
	writeFileSync(make('bill.jpg'), '%PDF-1.7');
	const { notPicture, tooMany, tooLarge, remove } = sending.photos;
	await page.goto('/contact');
	const form = await openFrame(page);
	const add = form.getByLabel(sending.photos.add);
	const shown = form.locator('[data-step] li');
	const problems = form.getByRole('status').filter({ hasText: '“' });

	await add.setInputFiles(['sofa.png', 'bill.jpg', 'rug.png', 'phone.heic', 'large.heic'].map(make));
	await expect(problems).toContainText(formatLabel(notPicture, { name: 'bill.jpg' }));
	await expect(problems).toContainText(formatLabel(tooLarge, { name: 'large.heic', size: 20 }));
	await expect(shown).toHaveCount(3);
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
	// Dragged a little, it would be dropped as one more.
	await expect(shown.locator('img').first()).toHaveJSProperty('draggable', false);
	await add.setInputFiles(['rug.png', 'rug.png', 'rug.png', 'sofa.png'].map(make));
	await expect(problems).toContainText(formatLabel(tooMany, { name: 'sofa.png', count: 6 }));
	await expect(shown).toHaveCount(6);

	const person = makePerson();
	await fillWhat(form);
	await fillWhere(form);
	await fillYou(form, person);
	await press(form, sending.send);
	await expect(form.getByRole('heading', { level: 1, name: sending.sent })).toBeFocused();
	const [arrived] = await readInbox(person);
	expect(arrived?.photos.map(({ name, type }) => `${name} ${type}`)).toEqual([
		'rug.jpg image/jpeg',
		'phone.heic image/heif',
		'dropped.jpg image/jpeg',
		...[2, 3, 4].map((count) => `rug (${count}).jpg image/jpeg`),
	]);
	expect(await readTop(arrived?.photos[0]?.file ?? ''), 'what was transparent').toEqual([255, 255, 255]);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a plain form sends the same and ends at a page that says so', async ({ page }, info) => {
		const photo = info.outputPath('rug.png');
		await drawNothing(photo);
		const person = makePerson();
		await page.goto(servicePath);
		const form = page.locator('form:visible');
		await expect(service(form)).toBeChecked();
		await form.getByLabel(words.request.pictures).setInputFiles([photo, photo]);
		await form.getByLabel(words.fields.place.label).fill(entered.place);
		await form.getByLabel(words.fields.name.label).fill(person);
		await form.getByLabel(sending.contact).fill(entered.phone);
		await form.getByRole('button', { name: sending.send }).click();
		await expect(page).toHaveURL('/request-sent');
		await expect(page.getByRole('heading', { level: 1, name: sending.sent })).toBeVisible();
		const [arrived] = await readInbox(person);
		for (const [name, value] of [
			[words.request.services, serviceName],
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

	test('the plain form has what was typed, and the service of the page', async ({ page }) => {
		await page.route(/QuoteRequest.*\.js/, (route) => route.abort());
		await page.goto(servicePath);
		await page.getByText(words.prices.title).click();
		const count = page.locator('[name^="counts/"]').first();
		await count.fill('3');
		const plain = page.locator('form:visible').filter({ hasText: sending.contact });
		await expect(plain).toBeVisible();
		await expect(page.getByRole('alert')).toHaveText(words.withoutScript.failed);
		await expect(service(plain)).toBeChecked();
		await expect(plain.getByLabel(words.fields.items.label)).toHaveValue(/^\S.*: 3$/);
		await plain.getByRole('button', { name: sending.send }).click({ trial: true });
		await axe(page, 'the plain form');
		await page.goto('/request-sent');
		await axe(page, 'the page after it');
	});
});

test('who writes in the plain form keeps what is written, and the focus, when the script arrives', async ({
	page,
}) => {
	const release = await hold(page, /QuoteRequest.*\.js/);
	await page.goto(servicePath);
	await field(page, 'items').fill(entered.items);
	await next(page).click();
	const plain = page.locator('form:visible').filter({ hasText: sending.contact });
	const name = plain.getByLabel(words.fields.name.label);
	await expect(plain).toBeVisible();
	await name.fill('An');
	const island = page.locator('astro-island');
	await expect(island).toHaveAttribute('ssr');
	release();
	await expect(island).not.toHaveAttribute('ssr');
	await page.keyboard.type('a');
	await expect(name).toHaveValue('Ana');
	await expect(plain.getByLabel(words.fields.items.label)).toHaveValue(entered.items);
});
